#!/bin/sh
# Prints the Python that the environments are made from: $PYTHON, else the first on PATH that is 3.11 or newer with venv.
suits() {
  "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ]; then
  if suits "$PYTHON"; then
    echo "$PYTHON"
    exit 0
  fi
  echo "PYTHON=$PYTHON is not a Python 3.11 or newer with venv." >&2
  exit 1
fi
for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
  if suits "$name"; then
    echo "$name"
    exit 0
  fi
done
echo "Tabla needs Python 3.11 or newer with venv, and none is on PATH; name one with PYTHON=." >&2
exit 1
