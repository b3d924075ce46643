"""A Ray cluster on this machine with two cores and little memory, until its input is closed.

It prints its address when it is ready, and stops only what it has started.
"""

import sys
from typing import Any


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(
        initialize_head=True,
        head_node_args={
            "num_cpus": 2,
            "object_store_memory": 100_000_000,
            "include_dashboard": False,
        },
    )
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
