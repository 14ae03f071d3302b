// Many positions on several threads.
#pragma once

#include <functional>
#include <vector>

#include "solve.hpp"

namespace stammtisch {

// Solves every position; each thread has a context of its own, so the values do not depend on how many there are.
// `watch(done)` is called in the calling thread about 20 times a second; when it says true, Interrupted is thrown.
void solve_many(const std::vector<Play>& plays, const Question& question, int threads, std::uint64_t table_bytes,
                std::int32_t* values, const std::function<bool(std::size_t done)>& watch);

}  // namespace stammtisch
