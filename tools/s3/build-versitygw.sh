#!/usr/bin/env bash
# Builds versitygw, the S3 server of our tests (Apache-2.0), where they look for it: in the cache folder of this user. Needs Go;
# takes some minutes the first time, and nothing once it is there.
set -euo pipefail
version=v1.8.0
bin=${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/bin
if [ ! -x "$bin/versitygw" ] || [ "$(cat "$bin/versitygw.version" 2>/dev/null)" != "$version" ]; then
  CGO_ENABLED=0 GOBIN=$bin GOFLAGS=-trimpath go install "github.com/versity/versitygw/cmd/versitygw@$version"
  echo "$version" >"$bin/versitygw.version"
fi
echo "$bin/versitygw"
