"""The server's OpenAPI description, made on demand since it takes a while."""

import ast
import inspect
import sys
from itertools import pairwise
from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

from throneroom.server.protocol.messages import REQUEST
from throneroom.server.protocol.updates import FRAME

Schemas = dict[str, dict[str, Any]]


def describe(app: FastAPI) -> dict[str, Any]:
    """The HTTP part as FastAPI describes it, with the messages of the game channel added.

    So clients get the types of both from one document.
    """
    if app.openapi_schema is None:
        description = FastAPI.openapi(app)
        schemas: Schemas = description["components"]["schemas"]
        schemas |= _messages()
        _describe_fields(schemas)
    assert app.openapi_schema is not None
    return app.openapi_schema


def _messages() -> Schemas:
    messages, parts = TypeAdapter.json_schemas(
        [("Request", "validation", REQUEST), ("Frame", "serialization", FRAME)],
        ref_template="#/components/schemas/{model}",
    )
    schemas: Schemas = parts["$defs"]
    return schemas | {name: message for (name, _), message in messages.items()}


def _describe_fields(schemas: Schemas) -> None:
    """Take the docstring below a field in the code as its description.

    Pydantic can do this, too, but reads the source of each class when it is imported: half a
    second of every start.
    """
    docstrings = _docstrings()
    for name, schema in schemas.items():
        # Where input and output differ there are two of a name.
        for field, text in docstrings.get(name.partition("-")[0], {}).items():
            if field in schema.get("properties", {}):
                schema["properties"][field]["description"] = text


def _docstrings() -> dict[str, dict[str, str]]:
    """The docstrings of all fields of all messages, including inherited fields."""
    own: dict[str, dict[str, str]] = {}
    bases: dict[str, list[str]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("throneroom.server."):
            for part in ast.parse(inspect.getsource(module)).body:
                if isinstance(part, ast.ClassDef) and _is_message(vars(module)[part.name]):
                    own[part.name] = _below_fields(part)
                    bases[part.name] = [ast.unparse(base) for base in part.bases]

    def all_of(name: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for base in bases.get(name, ()):
            found |= all_of(base)
        return found | own.get(name, {})

    return {name: all_of(name) for name in own}


def _is_message(kind: type) -> bool:
    return issubclass(kind, BaseModel) or is_typeddict(kind)


def _below_fields(part: ast.ClassDef) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, below in pairwise(part.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(str(text))):
                found[name] = inspect.cleandoc(text)
    return found
