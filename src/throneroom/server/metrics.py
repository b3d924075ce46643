"""The figures that Prometheus collects."""

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

TABLES = Gauge("throneroom_tables_live", "Tables held in memory")
CONNECTIONS = Gauge("throneroom_connections", "Open game channels")
ENTRIES = Counter("throneroom_entries_total", "Entries written", ["kind"])
REFUSALS = Counter("throneroom_refusals_total", "Messages and requests refused", ["key"])
COMMIT = Histogram("throneroom_commit_seconds", "From asking for a write to knowing", buckets=FAST)
BATCH = Histogram(
    "throneroom_batch_writes",
    "Writes that shared a transaction",
    buckets=(0, 1, 2, 5, 10, 20, 50, 100, 200, 500),
)
BATCH_TIME = Histogram("throneroom_batch_seconds", "Time of a transaction", buckets=FAST)
WRITE_FAILURES = Counter("throneroom_write_failures_total", "Transactions that failed")
ANSWER = Histogram(
    "throneroom_answer_seconds", "From reading an answer to its being safe", buckets=FAST
)
FRAME = Histogram("throneroom_frame_seconds", "Making what one client is told", buckets=FAST)
THINKING = Histogram(
    "throneroom_bot_seconds", "From asking a bot to having its answers", buckets=FAST
)
WAITING = Gauge("throneroom_work_waiting", "Pieces of work that wait for a process")
LOADING = Histogram("throneroom_load_seconds", "Rebuilding a table from its rows", buckets=FAST)
