"""What is wrong with a specification of a bot, in one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Final

# In English here, as they must be told without the catalogues too, which need another package.
# `texts/*/bot_specs.ftl` has them in every language, and a test compares.
SENTENCES: Final = {
    "bad-bot-unknown": "there is no bot {bot}; there are: {bots}; or write {forms}",
    "bad-bot-written": "a parameter of {bot} is written name=value, not {part}",
    "bad-bot-again": "{name} of {bot} is given twice",
    "bad-bot-int": "{name} of {bot} is a whole number, not {value}",
    "bad-bot-float": "{name} of {bot} is a number, not {value}",
    "bad-bot-bool": "{name} of {bot} is true or false, not {value}",
    "bad-bot-parameter": "{bot} takes no parameter {name}; it takes: {names}",
    "bad-bot-no-parameters": "{bot} takes no parameters, so not {name} either",
    "bad-bot-whole": "{name} of {bot} is a whole number from {low} to {high}, not {value}",
    "bad-bot-number": "{name} of {bot} is a number from {low} to {high}, not {value}",
    "bad-bot-file": "there is no file {file}",
    "bad-bot-load": "{bot} cannot be loaded: {why}",
    "bad-bot-class": "{module} has no {name}",
    "bad-bot-make": "{bot} cannot be made: {why}",
    "bad-bot-choose": "{bot} is no bot: it has no method choose(game)",
    "bad-bot-stuck": "{bot} was late and let nobody interrupt it, so this process ends",
    "bad-bot-command": "a program is written as {form}, not {command}",
    "bad-bot-quote": "a quotation mark is opened and not closed: {command}",
    "bad-bot-program": "there is no program {program} to run",
    "bad-bot-system": "programs as bots need a system with process groups, such as Linux or macOS",
    "bad-bot-twice": "{name} names two bots",
    "bad-bot-name": "a bot is named by small letters, digits and hyphens, as in {form}, not {name}",
}

FORMS: Final = "module:Class, ./file.py:Class, exec:./program"


class BadBot(ValueError):
    """A bot that cannot play. Its words are English until somebody asks."""

    def __init__(self, message: str, /, **facts: str) -> None:
        super().__init__(SENTENCES[message].format(**facts))
        self.message = message
        self.facts = facts

    def told(self, language: str) -> str:
        return str(import_module("passgo.texts.catalogue").message(language, self.message, dict(self.facts)))
