"""The HTTP side described for programs, made of the same types that are used to read and write it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from passgo import __version__
from passgo.server.http import Operation
from passgo.server.operations import OPERATIONS
from passgo.server.protocol import Problem

REASONS = {200: "Here it is.", 201: "Done.", 204: "Done."}
QUERY = {
    "language": {"type": "string", "description": "en or fr; anything else is answered in English"},
    "phase": {"type": "string", "enum": ["gathering", "playing", "over"]},
    "number": {"type": "string", "description": "which puzzle, counted from 1; else that of the day"},
    "positions": {"type": "string", "description": "true: with the position after each move"},
}
PATH = {
    "code": {"type": "string", "pattern": "^[A-HJ-NP-Z2-9]{6}([A-HJ-NP-Z2-9]{4})?$"},
    "edition": {"type": "string", "pattern": "^[a-z][a-z0-9-]*$"},
    "language": QUERY["language"],
}


def document() -> dict[str, Any]:
    kinds = [kind for operation in OPERATIONS for kind in (operation.body, operation.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template="#/components/schemas/{name}")
    by_kind = dict(zip([str(kind) for kind in [*kinds, Problem]], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = described(operation, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "passgo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def described(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    parts: dict[str, Any] = {
        "summary": operation.about,
        "operationId": operation.run.__name__,
        "parameters": parameters(operation),
        "responses": {str(status): response(operation, status, schemas) for status in (*operation.statuses, 503)},
    }
    if operation.body is not None:
        content = {"application/json": {"schema": schemas[str(operation.body)]}}
        parts["requestBody"] = {"required": True, "content": content}
    if operation.token:
        parts["security"] = [{"token": []}, {}]
    return parts


def parameters(operation: Operation) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", operation.path)
    in_path = [{"name": name, "in": "path", "required": True, "schema": PATH[name]} for name in names]
    return in_path + [{"name": name, "in": "query", "schema": QUERY[name]} for name in operation.query]


def response(operation: Operation, status: int, schemas: dict[str, Any]) -> dict[str, Any]:
    if status >= 400:
        return {"description": "Refused.", "content": {"application/json": {"schema": schemas[str(Problem)]}}}
    if operation.answer is None:
        content = {} if status == 204 else {"content": {"text/plain": {"schema": {"type": "string"}}}}
        return {"description": REASONS[status], **content}
    return {
        "description": REASONS[status],
        "content": {"application/json": {"schema": schemas[str(operation.answer)]}},
    }
