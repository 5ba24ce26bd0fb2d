#!/usr/bin/env bash
# Installs moto, which answers as AWS KMS does, where our tests look for it: in the cache folder of this user. Needs Python 3
# with venv, and PyPI.
set -euo pipefail
version=5.2.5
folder=${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/moto
if [ ! -x "$folder/bin/moto_server" ] || [ "$(cat "$folder/version" 2>/dev/null)" != "$version" ]; then
  rm -rf "$folder"
  python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check "moto[server,kms]==$version"
  echo "$version" >"$folder/version"
fi
echo "$folder/bin/moto_server"
