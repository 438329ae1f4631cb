#!/bin/sh
# Makes sure that a Node.js of at least 20.19, with npm, is on PATH or in .venv, where it is put if there is none.
suits() {
  PATH="$PWD/.venv/bin:$PATH" node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);
  ' >/dev/null 2>&1 && PATH="$PWD/.venv/bin:$PATH" npm --version >/dev/null 2>&1
}

suits && exit 0
echo "No Node.js of at least 20.19 with npm on PATH: taking one from PyPI." >&2
.venv/bin/python -m pip install --quiet --require-hashes --requirement requirements/node.txt
suits && exit 0
echo "Tabla's page needs Node.js 20.19 or newer with npm: none is installed, and PyPI gave none." >&2
exit 1
