"""The web table's types are those of the server, and the translation is right."""

import ast

import pytest

from tools.wire_types import TARGET, translated, typescript, wire


def test_the_types_of_the_web_table_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire(), "write them anew: python tools/wire_types.py"


@pytest.mark.parametrize(
    ("python", "expected"),
    [
        ("str", "string"),
        ("int | None", "number | null"),
        ("list[dict[str, float]]", "Record<string, number>[]"),
        ("list[int | None]", "(number | null)[]"),
        ("Mapping[str, Any]", "Record<string, unknown>"),
        ("Annotated[list[Bot], Meta(max_length=11)] | None", "Bot[] | null"),
        ('list[Annotated[dict[str, Any], "View"]]', "View[]"),
        ('Literal["a", 2]', '"a" | 2'),
        ("View | UnsetType | None", "View | null"),
    ],
)
def test_types(python: str, expected: str) -> None:
    assert typescript(ast.parse(python, mode="eval").body) == expected


def test_a_type_without_translation_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no TypeScript for set\[int\]"):
        typescript(ast.parse("set[int]", mode="eval").body)


def test_a_file_keeps_its_order_its_docstrings_and_its_comments() -> None:
    source = '''\
"""Not told."""
SIZE = 3
Pace = Literal["fast", "slow"]  # of bots

# what a client sends

class Command(Struct, tag_field="type"):
    id: Id = ""

class Say(Command, tag="say"):
    """Says it.

    Aloud.
    """

    text: str  # not empty
    twice: bool = False

    def told(self) -> str: ...

# what the server sends

class Said(Struct, tag="said"):
    """Somebody said it."""

    text: str
    times: int = 1
    at: int | UnsetType = UNSET

class Figures(Open[int]):
    name: str
'''
    expected = """\
export type Pace = "fast" | "slow"; // of bots

// what a client sends

export interface Command {
  id?: Id;
}

/**
 * Says it.
 *
 * Aloud.
 */
export interface Say extends Command {
  type: "say";
  text: string; // not empty
  twice?: boolean;
}

// what the server sends

/** Somebody said it. */
export interface Said {
  type: "said";
  text: string;
  times: number;
  at?: number;
}

export interface Figures {
  name: string;
  [more: string]: number;
}
"""
    assert translated(source) == expected
