#!/bin/sh
# Locks every dependency group of pyproject.toml into requirements/, with hashes and without addresses.
set -eu
.venv/bin/python -m pip install --quiet uv==0.13.9
for group in build dev audit node bench page train judge; do
  # micropip runs in Pyodide's Python, all else in any that the project supports.
  case $group in page) python=3.14 ;; *) python=3.11 ;; esac
  .venv/bin/uv pip compile --quiet --system-certs --upgrade --universal --python-version "$python" --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --group "$group" --output-file "requirements/$group.txt"
done
