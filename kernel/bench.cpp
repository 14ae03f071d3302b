// Prints the signature of the search as this compiler builds it: bench [DEALS [each]].
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "signature.hpp"

int main(int count, char** arguments) {
    const int deals = count > 1 ? std::atoi(arguments[1]) : 50;
    const bool each = count > 2 && std::strcmp(arguments[2], "each") == 0;
    std::fputs(stammtisch::signature(deals, each).c_str(), stdout);
}
