"""Scenario files: an exact position, a script of answers, and what must be true afterwards.

- `files`: reading files, and checking all scenarios of some
- `scenario`: one scenario, and playing its script
- `setting`: putting a game into its position
- `expectations`: comparing a position with what is expected
- `values`: cards, answers and numbers as they are written
"""

from throneroom.scenario.errors import Broken as Broken
from throneroom.scenario.errors import Malformed as Malformed
from throneroom.scenario.files import Report as Report
from throneroom.scenario.files import check as check
from throneroom.scenario.files import check_paths as check_paths
from throneroom.scenario.files import name_of as name_of
from throneroom.scenario.files import read as read
from throneroom.scenario.files import read_file as read_file
from throneroom.scenario.scenario import Scenario as Scenario
from throneroom.scenario.setting import ZONES as ZONES
