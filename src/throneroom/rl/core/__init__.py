"""The compiled part of the learning environments: no numpy, only machine numbers in vectors.

- `places`: where cards, modes and amounts stand in the spaces, and what an action means
- `fields`: which numbers an observation is made of, in which order
- `encoding`: writing what a seat sees and may answer into shared vectors
- `stepping`: games that wait at a learner's questions
"""
