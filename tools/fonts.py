"""Makes the client's fonts: two faces from the npm registry, cut down to what our texts use.

    python -m tools.fonts    writes web/src/fonts/*.woff2 and web/public/fonts.txt (their licence)

Needs npm, and `brotli` besides the `fonttools` of the environment. The results are committed, so
this runs only to change them. `web/build/fonts.test.ts` checks that they cover all catalogues.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "src" / "fonts"
LICENCE = ROOT / "web" / "public" / "fonts.txt"
VERSION = "5.3.0"
"""Of the packages."""
LATIN = "20-7E,A0-FF,152-153,2010-2014,2018-201E,2022,2026,2039-203A,20AC"
"""Latin-1 and its typographic signs: German, English and most names of Western Europe."""
SIGNS = "2191,2193,2212"
FEATURES = ("kern", "liga", "ccmp", "locl", "mark", "tnum", "rvrn")


@dataclass(frozen=True)
class Face:
    name: str
    package: str
    file: str
    weights: str


FACES = (
    Face("text", "@fontsource-variable/archivo", "archivo-latin-wght-normal", "400:800"),
    Face("sign", "@fontsource-variable/archivo-narrow", "archivo-narrow-latin-wght-normal", ""),
)


def run(*command: str, cwd: Path) -> str:
    return subprocess.run(command, cwd=cwd, check=True, capture_output=True, text=True).stdout


def make(face: Face, folder: Path) -> str:
    """Write one face; returns its copyright and licence."""
    packed = run("npm", "pack", "--silent", f"{face.package}@{VERSION}", cwd=folder).strip()
    with tarfile.open(folder / packed) as archive:
        archive.extractall(folder / face.name, filter="data")
    package = folder / face.name / "package"
    source = package / "files" / f"{face.file}.woff2"
    if face.weights:
        fewer = folder / f"{face.name}.ttf"
        instancer = (sys.executable, "-m", "fontTools", "varLib.instancer")
        run(*instancer, str(source), f"wght={face.weights}", "-o", str(fewer), cwd=folder)
        source = fewer
    run(
        *(sys.executable, "-m", "fontTools.subset", str(source)),
        f"--unicodes={LATIN},{SIGNS}",
        f"--layout-features={','.join(FEATURES)}",
        "--flavor=woff2",
        "--no-hinting",
        f"--output-file={FONTS / face.name}.woff2",
        cwd=folder,
    )
    return (package / "LICENSE").read_text("utf-8").strip()


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        licences = [make(face, Path(folder)) for face in FACES]
    heads, bodies = zip(*(text.split("\n", 1) for text in licences), strict=True)
    assert len(set(bodies)) == 1, "one licence for both"
    LICENCE.write_text("\n".join([*heads, bodies[0]]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
