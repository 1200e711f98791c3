"""The guide's Python runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path


def test_training_guide_runs() -> None:
    text = Path("docs/guide/training.md").read_text("utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    names: dict[str, object] = {}
    exec(code, names)
    assert "inputs" in names
