// The only file that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>

#include "check.hpp"
#include "many.hpp"
#include "playout.hpp"
#include "sample.hpp"
#include "signature.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace stammtisch;

namespace {

// Each takes about 400 MB of memory at the most.
constexpr std::int64_t kMostPlayouts = 100'000'000;
constexpr std::int64_t kMostWorlds = 10'000'000;

using Numbers = std::vector<std::int64_t>;
template <class T, int Columns> using Rows = nb::ndarray<const T, nb::shape<-1, Columns>, nb::device::cpu, nb::c_contig>;
template <class T> using Column = nb::ndarray<const T, nb::shape<-1>, nb::device::cpu, nb::c_contig>;

// Ctrl+C: asked from a search that runs without the GIL.
bool signalled() {
    nb::gil_scoped_acquire gil;
    return PyErr_CheckSignals() != 0;
}

// Runs work without the GIL; an interrupted one raises what the signal's handler raised (KeyboardInterrupt).
template <class Work> auto without_gil(Work work) {
    try {
        nb::gil_scoped_release release;
        return work();
    } catch (const Interrupted&) {
        throw nb::python_error();
    }
}

template <class T> nb::ndarray<nb::numpy, T> owned(std::unique_ptr<T[]> data, std::initializer_list<std::size_t> shape) {
    T* raw = data.release();
    const nb::capsule owner(raw, [](void* pointer) noexcept { delete[] static_cast<T*>(pointer); });
    return nb::ndarray<nb::numpy, T>(raw, shape, owner);
}

struct PyOrder {
    OrderTable table;
    PyOrder(const Numbers& group, const Numbers& strength, const Numbers& augen)
        : table(checked_table(group, strength, augen)) {}
};

Telling telling(const std::array<std::int64_t, 4>& hands, std::int64_t leader, const Numbers& trick, unsigned side,
                const std::array<std::int64_t, 2>& taken, const std::array<std::int64_t, 2>& tricks, std::int64_t called,
                std::int64_t run_away_min, std::int64_t discard_from) {
    if (trick.size() > 3) throw std::invalid_argument("len(trick) = " + std::to_string(trick.size()) + ": a trick on the table has at most 3 cards");
    Telling told{hands, leader, {-1, -1, -1}, side, taken, tricks, called, run_away_min, discard_from};
    for (std::size_t i = 0; i < trick.size(); ++i) {
        if (trick[i] < 0) throw std::invalid_argument("trick[" + std::to_string(i) + "] = " + std::to_string(trick[i]) + ": no card");
        told.trick[i] = trick[i];
    }
    return told;
}

Question question(int goal, int at_least, const std::array<int, 6>& amounts, const std::array<int, 3>& thresholds) {
    if (goal < 0 || goal > 4) throw std::invalid_argument("goal = " + std::to_string(goal) + ": must be from 0 to 4");
    return {static_cast<Goal>(goal), at_least, amounts, thresholds};
}

using PyValues = std::vector<std::pair<int, int>>;

PyValues to_python(const std::vector<CardValue>& values) {
    PyValues found;
    for (const auto& [card, value] : values) found.emplace_back(card, value);
    return found;
}

std::size_t card_in(const Play& play, std::int64_t card) {
    if (card < 0 || card >= kCards) throw std::invalid_argument("card = " + std::to_string(card) + ": must be from 0 to 31");
    const int place = play.order.place_of[card];
    if (place < 0 || !(legal(play.order, play.duties, play.position) >> place & 1)) {
        throw std::invalid_argument("card = " + card_name(card) + ": seat " + std::to_string(play.position.turn()) + " may not play it");
    }
    return static_cast<std::size_t>(place);
}

std::uint64_t checked_bytes(std::int64_t bytes) {
    if (bytes < (1 << 17) || bytes > (std::int64_t{1} << 36)) {
        throw std::invalid_argument("table_bytes = " + std::to_string(bytes) + ": must be from 2**17 to 2**36");
    }
    return static_cast<std::uint64_t>(bytes);
}

nb::ndarray<nb::numpy, std::int32_t> many(const PyOrder& order, Rows<std::uint32_t, 4> hands, Column<std::uint8_t> leader,
                                          Column<std::uint8_t> side, Rows<std::int8_t, 3> trick, Rows<std::uint8_t, 2> taken,
                                          Rows<std::uint8_t, 2> tricks, Column<std::int8_t> called, std::int64_t run_away_min,
                                          std::int64_t discard_from, const Question& asked, std::int64_t threads, std::int64_t table_bytes,
                                          nb::object progress) {
    const std::size_t n = hands.shape(0);
    const auto rows = [&](const char* field, std::size_t length) {
        if (length != n) throw std::invalid_argument("len(" + std::string(field) + ") = " + std::to_string(length) + ": hands has " + std::to_string(n));
    };
    rows("leader", leader.shape(0)), rows("side", side.shape(0)), rows("trick", trick.shape(0));
    rows("taken", taken.shape(0)), rows("tricks", tricks.shape(0)), rows("called", called.shape(0));
    if (threads < 1 || threads > 1024) throw std::invalid_argument("threads = " + std::to_string(threads) + ": must be from 1 to 1024");
    std::vector<Play> plays;
    plays.reserve(n);
    for (std::size_t i = 0; i < n; ++i) {
        Telling told{.leader = leader(i), .side = side(i), .called = called(i), .run_away_min = run_away_min, .discard_from = discard_from};
        for (int seat = 0; seat < kSeats; ++seat) told.hands[seat] = hands(i, seat);
        for (int place = 0; place < 3; ++place) told.trick[place] = trick(i, place);
        for (int who = 0; who < 2; ++who) told.taken[who] = taken(i, who), told.tricks[who] = tricks(i, who);
        try {
            plays.push_back(checked_play(order.table, told));
        } catch (const std::invalid_argument& error) {
            throw std::invalid_argument("row " + std::to_string(i) + ": " + error.what());
        }
    }
    auto values = std::make_unique<std::int32_t[]>(n);
    const std::uint64_t bytes = checked_bytes(table_bytes);
    without_gil([&] {
        // More threads than positions would have nothing to do.
        const auto crew = static_cast<int>(std::clamp<std::size_t>(n, 1, static_cast<std::size_t>(threads)));
        solve_many(plays, asked, crew, bytes, values.get(), [&](std::size_t done) {
            nb::gil_scoped_acquire gil;
            if (PyErr_CheckSignals() != 0) return true;
            if (!progress.is_none()) progress(done, n);
            return false;
        });
        return 0;
    });
    return owned<std::int32_t>(std::move(values), {n});
}

nb::ndarray<nb::numpy, std::int16_t> outcomes_of(std::uint64_t n, const std::function<void(Outcome*)>& work) {
    static_assert(sizeof(Outcome) == 2 * sizeof(std::int16_t));
    auto data = std::make_unique<std::int16_t[]>(2 * n);
    without_gil([&] { return work(reinterpret_cast<Outcome*>(data.get())), 0; });
    return owned<std::int16_t>(std::move(data), {n, 2});
}

void check_count(std::int64_t n, std::int64_t most) {
    if (n < 0 || n > most) throw std::invalid_argument("n = " + std::to_string(n) + ": must be from 0 to " + std::to_string(most));
}

nb::ndarray<nb::numpy, std::int16_t> playouts(const Play& play, std::int64_t n, std::uint64_t seed, const std::vector<float>& weights) {
    check_count(n, kMostPlayouts);
    Weights table{};
    const bool given = !weights.empty();
    for (std::size_t i = 0; i < weights.size(); ++i) table[i / kCards % kSeats][i % kCards] = weights[i];
    return outcomes_of(n, [&](Outcome* outcomes) { play_out(play, n, seed, given ? &table : nullptr, outcomes, signalled); });
}

nb::ndarray<nb::numpy, std::int16_t> deal_playouts(const PyOrder& table, std::int64_t n, std::uint64_t seed) {
    check_count(n, kMostPlayouts);
    const Order order(table.table);
    if (order.cards == 0 || order.cards % kSeats != 0) {
        throw std::invalid_argument("group = " + std::to_string(order.cards) + " cards: four hands need a multiple of four");
    }
    return outcomes_of(n, [&](Outcome* outcomes) { play_deals(order, n, seed, outcomes, signalled); });
}

// `types`: (cards, seats, counted); `cases`: (card or -1, seat, least by seat).
using PyType = std::tuple<std::uint32_t, unsigned, bool>;
using PyCase = std::tuple<int, int, std::array<int, 4>>;

Worlds worlds_of(const std::array<int, 4>& sizes, const std::vector<PyType>& types, const std::vector<PyCase>& cases) {
    for (const int size : sizes) {
        if (size < 0 || size > kCards) throw std::invalid_argument("sizes = " + std::to_string(size) + ": must be from 0 to 32");
    }
    Mask seen = 0;
    std::vector<CardType> all;
    for (const auto& [cards, seats, counted] : types) {
        if (cards & seen) throw std::invalid_argument("types = " + card_name(lowest(cards & seen)) + ": the card is there twice");
        if (seats > 15) throw std::invalid_argument("seats = " + std::to_string(seats) + ": must be from 0 to 15");
        seen |= cards;
        all.push_back({cards, seats, counted});
    }
    std::vector<Case> known;
    for (const auto& [card, seat, least] : cases) {
        if (card < -1 || card >= kCards) throw std::invalid_argument("card = " + std::to_string(card) + ": must be from -1 to 31");
        if (card >= 0 && !(seen >> card & 1)) throw std::invalid_argument("card = " + card_name(card) + ": the card is not hidden");
        if (seat < 0 || seat >= kSeats) throw std::invalid_argument("seat = " + std::to_string(seat) + ": must be from 0 to 3");
        known.push_back({card, seat, least});
    }
    return Worlds(sizes, std::move(all), known);
}

nb::ndarray<nb::numpy, std::uint32_t> sample(const Worlds& worlds, std::int64_t n, std::uint64_t seed) {
    check_count(n, kMostWorlds);
    std::unique_ptr<std::uint32_t[]> data;
    std::size_t count = 0;
    without_gil([&] {
        const auto found = worlds.sample(n, seed, signalled);
        count = found.size();
        data = std::make_unique<std::uint32_t[]>(4 * count);
        for (std::size_t i = 0; i < count; ++i) std::copy(found[i].begin(), found[i].end(), &data[4 * i]);
        return 0;
    });
    return owned<std::uint32_t>(std::move(data), {count, 4});
}

// A context: its tables are used by one call at a time.
class PySolver {
    // Says what the solver has done so far when a call ends, so that others may look at any time.
    class Account {
    public:
        explicit Account(PySolver& solver) : solver_(solver) {}
        ~Account() {
            solver_.nodes_ = solver_.solver_.nodes();
            solver_.bytes_ = solver_.solver_.table_bytes();
        }

    private:
        PySolver& solver_;
    };

    template <class Work> auto alone(Work work) {
        return without_gil([&] {
            const std::unique_lock lock(mutex_, std::try_to_lock);
            if (!lock.owns_lock()) throw std::runtime_error("a solver serves one thread at a time: give each its own");
            const Account account(*this);
            return work();
        });
    }

public:
    PySolver(std::int64_t table_bytes) : solver_(checked_bytes(table_bytes)) { solver_.stop = signalled; }

    int solve(const Play& play, const Question& asked) {
        return alone([&] { return solver_.solve(play, asked); });
    }
    PyValues cards(const Play& play, const Question& asked) {
        return alone([&] { return to_python(solver_.solve_cards(play, asked)); });
    }
    std::vector<PyValues> game(const Play& play, const std::vector<int>& cards, const Question& asked) {
        Play check = play;
        for (const int card : cards) advance(check, static_cast<int>(card_in(check, card)));
        return alone([&] {
            std::vector<PyValues> found;
            for (const auto& values : solver_.solve_game(play, cards, asked)) found.push_back(to_python(values));
            return found;
        });
    }
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t bytes() const { return bytes_; }
    void set_steps(const std::vector<bool>& on) {
        if (on.size() != 8) throw std::invalid_argument("len(steps) = " + std::to_string(on.size()) + ": there are 8 steps");
        alone([&] {
            solver_.steps = {on[0], on[1], on[2], on[3], on[4], on[5], on[6], on[7]};
            solver_.forget();
            return 0;
        });
    }

private:
    Solver solver_;
    std::mutex mutex_;
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<std::uint64_t> bytes_{0};
};

}  // namespace

NB_MODULE(_kernel, module) {
    nb::class_<PyOrder>(module, "Order")
        .def(nb::init<const Numbers&, const Numbers&, const Numbers&>(), "group"_a, "strength"_a, "augen"_a);
    nb::class_<Question>(module, "Question").def(nb::new_(&question), "goal"_a, "at_least"_a, "amounts"_a, "thresholds"_a);
    nb::class_<Play>(module, "Play")
        .def(nb::new_([](const PyOrder& order, const std::array<std::int64_t, 4>& hands, std::int64_t leader, const Numbers& trick,
                         unsigned side, const std::array<std::int64_t, 2>& taken, const std::array<std::int64_t, 2>& tricks,
                         std::int64_t called, std::int64_t run_away_min, std::int64_t discard_from) {
                 return checked_play(order.table, telling(hands, leader, trick, side, taken, tricks, called, run_away_min, discard_from));
             }),
             "order"_a, "hands"_a, "leader"_a, "trick"_a, "side"_a, "taken"_a, "tricks"_a, "called"_a, "run_away_min"_a, "discard_from"_a)
        .def_prop_ro("turn", [](const Play& play) { return play.position.turn(); })
        .def_prop_ro("legal", [](const Play& play) { return play.order.to_cards(legal(play.order, play.duties, play.position)); })
        .def_prop_ro("bound", [](const Play& play) { return play.position.bound; })
        .def_prop_ro("taken", [](const Play& play) { return play.taken; })
        .def_prop_ro("tricks", [](const Play& play) { return play.tricks; })
        .def("play", [](Play& play, std::int64_t card) { advance(play, static_cast<int>(card_in(play, card))); }, "card"_a);
    nb::class_<PySolver>(module, "Solver")
        .def(nb::init<std::int64_t>(), "table_bytes"_a)
        .def("solve", &PySolver::solve, "play"_a, "question"_a)
        .def("solve_cards", &PySolver::cards, "play"_a, "question"_a)
        .def("solve_game", &PySolver::game, "play"_a, "cards"_a, "question"_a)
        .def("set_steps", &PySolver::set_steps, "steps"_a)
        .def_prop_ro("nodes", &PySolver::nodes)
        .def_prop_ro("table_bytes", &PySolver::bytes);
    nb::class_<Worlds>(module, "Worlds")
        .def(nb::new_(&worlds_of), "sizes"_a, "types"_a, "cases"_a)
        .def_prop_ro("total", &Worlds::total)
        .def("sample", &sample, "n"_a, "seed"_a);
    module.def("solve_many", &many, "order"_a, "hands"_a, "leader"_a, "side"_a, "trick"_a, "taken"_a, "tricks"_a, "called"_a,
               "run_away_min"_a, "discard_from"_a, "question"_a, "threads"_a, "table_bytes"_a, "progress"_a.none());
    module.def("perft", [](const Play& play, std::int64_t depth) {
        if (depth < 0 || depth > kCards) throw std::invalid_argument("depth = " + std::to_string(depth) + ": must be from 0 to 32");
        return without_gil([&] { return perft(play.order, play.duties, play.position, static_cast<int>(depth), signalled); });
    }, "play"_a, "depth"_a);
    module.def("playouts", &playouts, "play"_a, "n"_a, "seed"_a, "weights"_a);
    module.def("deal_playouts", &deal_playouts, "order"_a, "n"_a, "seed"_a);
    module.def("signature", [](int deals, bool each) {
        if (deals < 0 || deals > 1'000'000) throw std::invalid_argument("deals = " + std::to_string(deals) + ": must be from 0 to 1000000");
        return without_gil([&] { return signature(deals, each); });
    }, "deals"_a, "each"_a);
    module.attr("__sanitizers__") = STAMMTISCH_SANITIZE;
    module.attr("__compiler__") =
#if defined(__clang__)
        "clang " __clang_version__;
#else
        "gcc " __VERSION__;
#endif
}
