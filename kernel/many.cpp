#include "many.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace stammtisch {

namespace {

struct Work {
    Work(const std::vector<Play>& plays, const Question& question, std::uint64_t table_bytes, std::int32_t* values)
        : plays(plays), question(question), table_bytes(table_bytes), values(values) {}

    const std::vector<Play>& plays;
    const Question& question;
    std::uint64_t table_bytes;
    std::int32_t* values;
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> done{0};
    std::atomic<bool> stopped{false};
    std::mutex mutex;
    std::condition_variable finished;
    int running = 0;
    std::exception_ptr failure;

    void run() {
        try {
            Solver solver(table_bytes);
            solver.stop = [this] { return stopped.load(std::memory_order_relaxed); };
            for (std::size_t i = next++; i < plays.size() && !stopped; i = next++) {
                values[i] = solver.solve(plays[i], question);
                ++done;
            }
        } catch (const Interrupted&) {
            // The calling thread has asked for it and knows.
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
            stopped = true;
        }
        const std::lock_guard lock(mutex);
        --running;
        finished.notify_one();
    }
};

// Starts so many threads, or as many as the machine gives; one at least, or std::system_error says why not.
void hire(Work& work, int threads, std::vector<std::thread>& crew) {
    crew.reserve(static_cast<std::size_t>(threads));
    for (int i = 0; i < threads; ++i) {
        try {
            crew.emplace_back([&work] { work.run(); });
        } catch (const std::system_error&) {
            if (crew.empty()) throw;
            return;
        }
        ++work.running;
    }
}

}  // namespace

void solve_many(const std::vector<Play>& plays, const Question& question, int threads, std::uint64_t table_bytes,
                std::int32_t* values, const std::function<bool(std::size_t)>& watch) {
    Work work(plays, question, table_bytes, values);
    std::vector<std::thread> crew;
    bool interrupted = false;
    std::exception_ptr watch_failure;
    {
        std::unique_lock lock(work.mutex);
        hire(work, threads, crew);
        while (!work.finished.wait_for(lock, std::chrono::milliseconds(50), [&] { return work.running == 0; })) {
            if (interrupted) continue;
            lock.unlock();
            try {
                interrupted = watch(work.done);
            } catch (...) {
                watch_failure = std::current_exception();
                interrupted = true;
            }
            lock.lock();
            if (interrupted) work.stopped = true;
        }
    }
    for (auto& thread : crew) thread.join();
    if (watch_failure) std::rethrow_exception(watch_failure);
    if (work.failure) std::rethrow_exception(work.failure);
    if (interrupted || watch(work.done)) throw Interrupted{};
}

}  // namespace stammtisch
