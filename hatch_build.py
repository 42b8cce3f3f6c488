"""Puts the compiled modules into a wheel when NETOCEAN_WHEEL=compiled; otherwise the wheel is pure."""

import importlib.util
import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the files of build/compiled/ beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile if needed, and tag the wheel for this platform and Python."""
        if version == "editable" or os.environ.get("NETOCEAN_WHEEL") != "compiled":
            return
        root = Path(self.root)
        spec = importlib.util.spec_from_file_location("netocean_compile", root / "scripts" / "compile.py")
        assert spec is not None and spec.loader is not None
        compile_script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compile_script)
        target: Path = compile_script.build(root)
        manifest = json.loads((target / "manifest.json").read_text(encoding="utf-8"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(target / path): path for path in manifest["modules"].values()})
