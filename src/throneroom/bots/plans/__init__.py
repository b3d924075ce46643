"""Strategies written as rules.

- `plan`: a plan, and the bot that follows one
- `rules`: what a plan is made of
- `terms`, `facts`: what conditions are made of, and what they can ask
- `reading`, `conditions`: a plan from its text
- `library`: the plans that come with the package, from data/
"""

from throneroom.bots.plans.conditions import PlanError as PlanError
from throneroom.bots.plans.library import named_plan as named_plan
from throneroom.bots.plans.library import plan_names as plan_names
from throneroom.bots.plans.plan import Plan as Plan
from throneroom.bots.plans.plan import PlanBot as PlanBot
from throneroom.bots.plans.reading import read_plan as read_plan
