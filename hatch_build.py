"""Wheels and source archives hold the built page; with NETOCEAN_WHEEL=compiled a wheel holds the compiled modules too."""

import importlib.util
import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/netocean/server/page/index.html"


class Parts(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the files of build/compiled/ beside their sources, and sees to it that the page is there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile if needed, and tag the wheel for this platform and Python; refuse to leave out the page."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is not built yet: run `make page` first.")
        if self.target_name == "wheel" and os.environ.get("NETOCEAN_WHEEL") == "compiled":
            self.compiled(root, build_data)

    def compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel."""
        spec = importlib.util.spec_from_file_location("netocean_compile", root / "scripts" / "compile.py")
        assert spec is not None and spec.loader is not None
        compile_script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compile_script)
        target: Path = compile_script.build(root)
        manifest = json.loads((target / "manifest.json").read_text(encoding="utf-8"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(target / path): path for path in manifest["modules"].values()})
