#!/usr/bin/env bash
# Compiles pkcs11js, the optional package by which the vault talks to an HSM, and puts it where Node looks for it. `npm ci` does
# not compile it, since only who has an HSM needs it (ADR 0142). Needs a C++ compiler, make, Python 3 and Node's headers; the result
# is kept in the cache folder of this user.
set -euo pipefail
cd "$(dirname "$0")/../.."
package=node_modules/pkcs11js
version=$(node -p "require('./$package/package.json').version")
cached=${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/pkcs11js/$version-$(uname -sm | tr ' ' '-')/pkcs11.node
if [ ! -f "$cached" ]; then
  npm --prefix "$package" run --silent build
  mkdir -p "$(dirname "$cached")"
  cp "$package/build/Release/pkcs11.node" "$cached"
fi
mkdir -p "$package/build/Release"
cp "$cached" "$package/build/Release/pkcs11.node"
echo "$package/build/Release/pkcs11.node"
