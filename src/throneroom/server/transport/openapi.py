"""The server's OpenAPI description; made when somebody asks for it, since it takes its time."""

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
    """The HTTP part as FastAPI sees it, with the messages of the game channel beside it.

    So clients get the types of both from one document.
    """
    if app.openapi_schema is None:
        description = FastAPI.openapi(app)
        schemas: Schemas = description["components"]["schemas"]
        schemas |= _messages()
        _tell_what_fields_mean(schemas)
    assert app.openapi_schema is not None
    return app.openapi_schema


def _messages() -> Schemas:
    messages, parts = TypeAdapter.json_schemas(
        [("Request", "validation", REQUEST), ("Frame", "serialization", FRAME)],
        ref_template="#/components/schemas/{model}",
    )
    schemas: Schemas = parts["$defs"]
    return schemas | {name: message for (name, _), message in messages.items()}


def _tell_what_fields_mean(schemas: Schemas) -> None:
    """What stands below a field in the code is its description.

    Pydantic can do so as well, but reads each class when it is imported: half a second of every
    start.
    """
    told = _docstrings()
    for name, schema in schemas.items():
        # Where input and output differ there are two of a name.
        for field, text in told.get(name.partition("-")[0], {}).items():
            if field in schema.get("properties", {}):
                schema["properties"][field]["description"] = text


def _docstrings() -> dict[str, dict[str, str]]:
    """What stands below the fields of all messages, those of their bases included."""
    own: dict[str, dict[str, str]] = {}
    bases: dict[str, list[str]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("throneroom.server."):
            for part in ast.parse(inspect.getsource(module)).body:
                if isinstance(part, ast.ClassDef) and _is_message(vars(module)[part.name]):
                    own[part.name] = _below_fields(part)
                    bases[part.name] = [ast.unparse(base) for base in part.bases]

    def all_of(name: str) -> dict[str, str]:
        told: dict[str, str] = {}
        for base in bases.get(name, ()):
            told |= all_of(base)
        return told | own.get(name, {})

    return {name: all_of(name) for name in own}


def _is_message(kind: type) -> bool:
    return issubclass(kind, BaseModel) or is_typeddict(kind)


def _below_fields(part: ast.ClassDef) -> dict[str, str]:
    told: dict[str, str] = {}
    for field, below in pairwise(part.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(str(text))):
                told[name] = inspect.cleandoc(text)
    return told
