"""Compose files: what may stand in them, as far as ours go, and the commands of their containers as plain processes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator

DEPLOY = Path(__file__).parents[3] / "deploy"

TEXTS = {"type": "array", "items": {"type": "string"}, "minItems": 1}
NAMED = {"type": "object", "additionalProperties": {"type": ["object", "null"]}}
SECONDS = {"type": "string", "pattern": r"^\d+s$"}


def closed(properties: dict[str, Any], *required: str) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
        "minProperties": 1,
    }


SERVICE = {
    **closed(
        {
            "image": {"type": "string", "pattern": r"^[a-z]+:[0-9.]+$"},
            "build": closed({"context": {"const": ".."}, "dockerfile": {"type": "string"}}, "context", "dockerfile"),
            "command": TEXTS,
            "environment": {"type": "object", "additionalProperties": {"type": "string"}},
            "volumes": {"type": "array", "items": {"type": "string", "pattern": "^[./A-Za-z0-9-]+:/[A-Za-z/]+(:ro)?$"}},
            "networks": NAMED,
            "ports": {"type": "array", "items": {"type": "string", "pattern": r"^\d+:\d+$"}},
            "depends_on": {"oneOf": [TEXTS, NAMED]},
            "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]},
            "stop_grace_period": SECONDS,
            "ulimits": closed({"nofile": closed({"soft": {"type": "integer"}, "hard": {"type": "integer"}})}),
            "healthcheck": closed(
                {"test": TEXTS, "interval": SECONDS, "timeout": SECONDS, "retries": {"type": "integer"}}, "test"
            ),
        },
        "networks",
        "restart",
    ),
    "oneOf": [{"required": ["image"]}, {"required": ["build"]}],
}
SCHEMA = {
    **closed(
        {
            "name": {"type": "string", "pattern": "^[a-z0-9][a-z0-9_-]*$"},
            "services": {"type": "object", "additionalProperties": SERVICE},
            "networks": NAMED,
            "volumes": NAMED,
        },
        "name",
        "services",
    ),
    "patternProperties": {"^x-": {}},
}


def compose(name: str) -> dict[str, Any]:
    """A compose file that fits the schema, and names nothing that it does not have."""
    told: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
    Draft202012Validator(SCHEMA).validate(told)
    for service in told["services"].values():
        assert set(service["networks"]) <= set(told["networks"])
        assert set(service.get("depends_on", ())) <= set(told["services"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in told["volumes"] or (DEPLOY / source).is_file(), source
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    return told


def filled_in(text: str, values: dict[str, str]) -> str:
    """With the variables that it names; one that has no value and no other to take is an error."""

    def value(found: re.Match[str]) -> str:
        name, _, default = found[1].partition(":-")
        return values.get(name.partition(":?")[0]) or default or values[name]

    return re.sub(r"\$\{([^}]+)\}", value, text)
