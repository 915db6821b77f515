"""The arena: players from outside, written against the public protocol alone, and the tables they are measured at."""

from passgo.bots import BadBot
from passgo.lab.arena.askers import Asker, SurplusTaker
from passgo.lab.arena.builders import Bold, Hoarder, Keeper, Mortgager
from passgo.lab.arena.buyers import Buyer, Patient, Picky, Pusher
from passgo.lab.arena.hagglers import Haggler, NeverSeller
from passgo.lab.arena.outsider import Outsider
from passgo.lab.arena.scholar import Scholar
from passgo.lab.arena.traders import Blocker, Refuser, Swapper

OUTSIDERS: dict[str, type[Outsider]] = {
    "haggler": Haggler,
    "surplus-taker": SurplusTaker,
    "asker": Asker,
    "scholar": Scholar,
    "swapper": Swapper,
    "blocker": Blocker,
    "never-seller": NeverSeller,
    "refuser": Refuser,
    "keeper": Keeper,
    "bold": Bold,
    "mortgager": Mortgager,
    "hoarder": Hoarder,
    "picky": Picky,
    "pusher": Pusher,
    "buyer": Buyer,
    "patient": Patient,
}

# Who plays unless somebody says otherwise: all of them, and the haggler in its other form
LINE_UP = ("haggler", "haggler:like=simple", *(name for name in OUTSIDERS if name != "haggler"))


def outsider(name: str) -> type[Outsider]:
    """The class of one; a name that there is not is a BadBot."""
    if name not in OUTSIDERS:
        raise BadBot("bad-bot-unknown", bot=repr(f"arena:{name}"), bots=", ".join(OUTSIDERS), forms="arena:NAME")
    return OUTSIDERS[name]
