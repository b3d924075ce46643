"""What is built into the site, apart from the client itself."""

from throneroom.server.transport.site import FOLDER


def test_the_licences_of_what_is_built_in_are_there() -> None:
    licences = FOLDER / "licences"
    scripts = (licences / "scripts.md").read_text(encoding="utf-8")
    for package in ("@fluent/bundle", "svelte"):
        assert f"\n## {package} - " in scripts
    for font in {path.name.partition("-latin-")[0] for path in FOLDER.rglob("*.woff2")}:
        assert "SIL OPEN FONT LICENSE" in (licences / f"{font}.txt").read_text(encoding="utf-8")
