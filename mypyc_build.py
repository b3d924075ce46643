"""Compiles the modules named on the command line, in the current folder; hatch_build.py calls it.

mypyc leaves docstrings out, so `help` would be empty. They are put into the C code that it writes,
before that is compiled; and a mistake is mended there that would corrupt memory.

    python mypyc_build.py MODULE.py ...
"""

import ast
import os
import re
import sys
from pathlib import Path

ARRAY = re.compile(r"^ *static Py(?:MethodDef|GetSetDef) (\w+)\[\] = \{\n.*?^ *\};", re.M | re.S)
METHOD = re.compile(
    r'(\{"(\w+)",\s+\(PyCFunction\)CPyPy_(\w+),\s+METH[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*)("\)\})'
)
PROPERTY = re.compile(r'(\{"(\w+)",\s+\(getter\)\w+,\s+(?:\(setter\)\w+|NULL),\s+)NULL(, NULL\})')
CLASS = re.compile(r'(\.tp_name = "(\w+)",(?:\n[^;]*?)\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')

DEALLOCATOR = re.compile(r"^( *)\w+_dealloc\(\w+ \*self\)\n *\{\n.*?^\1\}", re.M | re.S)
TRASHCAN = re.compile(r"^ *CPy_TRASHCAN_(?:BEGIN|END)\(.*\)\n", re.M)


def docstrings(modules: list[Path]) -> dict[str, str]:
    """The docstrings by `Class`, `Class.member` and `module.function`; class names are unique."""
    found: dict[str, str | None] = {}
    for path in modules:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = ast.get_docstring(node)
                for member in node.body:
                    if isinstance(member, ast.FunctionDef):
                        found[f"{node.name}.{member.name}"] = ast.get_docstring(member)
            elif isinstance(node, ast.FunctionDef):
                found[f"{path.stem}.{node.name}"] = ast.get_docstring(node)
    return {name: text for name, text in found.items() if text}


def with_docstrings(code: str, known: dict[str, str]) -> str:
    """C code whose tables of methods, functions, properties and types have docstrings."""

    def fill_array(array: re.Match[str]) -> str:
        owner = re.sub(r"_(methods|getseters)$", "", array[1]).split("___")[-1]

        def method(entry: re.Match[str]) -> str:
            # A function's table is its module's; the C name tells which.
            parts = entry[3].split("___")
            module = parts[-2] if len(parts) > 1 else ""
            text = known.get(f"{owner}.{entry[2]}") or known.get(f"{module}.{entry[2]}", "")
            return entry[1] + c_text(text) + entry[4]

        def attribute(entry: re.Match[str]) -> str:
            text = known.get(f"{owner}.{entry[2]}")
            return entry[0] if text is None else f'{entry[1]}"{c_text(text)}"{entry[3]}'

        return PROPERTY.sub(attribute, METHOD.sub(method, array[0]))

    code = ARRAY.sub(fill_array, code)
    return CLASS.sub(lambda entry: entry[1] + c_text(known.get(entry[2], "")) + entry[3], code)


def without_trashcans(code: str) -> str:
    """C code in which no instance of an acyclic class is put into Python's trashcan.

    That is where objects wait whose deallocation is nested deeply. It keeps them in a list whose
    links stand before the object, where only those have room that the garbage collector knows;
    mypyc uses it for others as well.
    """

    def mended(deallocator: re.Match[str]) -> str:
        collected = "PyObject_GC_UnTrack(self);" in deallocator[0]
        return deallocator[0] if collected else TRASHCAN.sub("", deallocator[0])

    return DEALLOCATOR.sub(mended, code)


def c_text(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    quoted = text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n").replace("?", r"\?")
    return "".join(mark if mark.isascii() else _octal(mark) for mark in quoted)


def _octal(mark: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in mark.encode())


def main() -> None:
    """Write the C code, mend it, add the docstrings, compile."""
    import mypyc
    from mypyc.build import mypycify
    from setuptools import setup

    sources = sys.argv[1:]
    modules = mypycify(["--config-file=mypy.ini", *sources], opt_level="3", debug_level="0")
    known = docstrings([Path(source) for source in sources])
    for path in Path("build").rglob("*.c"):
        code = without_trashcans(path.read_text("utf-8"))
        path.write_text(with_docstrings(code, known), "utf-8")
    if os.name != "nt":
        flags = [
            # Calls between compiled functions may then be inlined; worth a quarter of the speed.
            "-fno-semantic-interposition",
            # Python's own flags, which newer versions of setuptools drop where CFLAGS is set.
            "-fwrapv",
            "-DNDEBUG",
            # The same sources give the same bytes, wherever they and mypyc lie.
            f"-ffile-prefix-map={os.getcwd()}=.",
            f"-ffile-prefix-map={os.path.dirname(mypyc.__file__)}=mypyc",
        ]
        for module in modules:
            module.extra_compile_args += flags
    sys.argv[1:] = ["build_ext", "--inplace"]
    setup(name="throneroom", packages=[], ext_modules=modules)


if __name__ == "__main__":
    main()
