"""A guided course: scripted mini-deals in which a newcomer sits South and learns the rules.

Pure, like the engine: :mod:`learn.lessons` holds the positions and what is asked,
:mod:`learn.course` judges an answer. The sentences live with the languages.
"""
