"""Figures of the README, which the commands that measure them write there."""

import platform
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def write_figures(command: str, text: str) -> None:
    """Replace the figures that a command wrote before."""
    mark = f"<!-- figures of {command} -->"
    head, _, rest = README.read_text(encoding="utf-8").partition(mark)
    after = rest.partition(mark)[2]
    README.write_text(f"{head}{mark}\n{text}\n{mark}{after}", encoding="utf-8")


def machine() -> str:
    """The processor and the Python that this runs on."""
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"an {model}, Python {platform.python_version()}"
