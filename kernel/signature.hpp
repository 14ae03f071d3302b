// The signature of the search: values and node counts of fixed deals, the same with every compiler.
#pragma once

#include <string>

namespace stammtisch {

// A line for each contract and deck, or with `each` for each deal.
std::string signature(int deals, bool each);

}  // namespace stammtisch
