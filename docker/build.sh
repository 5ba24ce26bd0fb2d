#!/usr/bin/env bash
# Builds the two images with buildah, as root. `docker/build.sh` takes the public base; `docker/build.sh --own-base` makes the base
# on a Debian without a registry: Debian's smallest system with the Node and npm of this machine (packages buildah, mmdebstrap).
set -euo pipefail
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=()

if [ "${1:-}" = --own-base ]; then
  base=localhost/rubrica-node:26
  if ! buildah inspect --type image "$base" >/dev/null 2>&1; then
    mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$work/root.tar"
    container=$(buildah from scratch)
    buildah add -q "$container" "$work/root.tar" / >/dev/null
    buildah copy -q "$container" "$(readlink -f node_modules/.bin/node)" /usr/local/bin/node >/dev/null
    buildah copy -q "$container" "$(npm root -g)/npm" /usr/local/lib/node_modules/npm >/dev/null
    buildah run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
    buildah commit -q "$container" "$base" >/dev/null
    buildah rm "$container" >/dev/null
  fi
  options+=(--pull-never --build-arg "NODE_IMAGE=$base")
fi

# Where a private authority or mirror stands between this machine and the registry.
npm config get registry | sed 's/^/registry=/' >"$work/npmrc"
options+=(--secret "id=npmrc,src=$work/npmrc")
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  echo 'cafile=/run/ca.pem' >>"$work/npmrc"
  options+=(--secret "id=ca,src=$NODE_EXTRA_CA_CERTS")
fi

options+=(--build-arg "FONTS=${FONTS:-}")

for image in service:rubrica simulator:rubrica-simulator; do
  buildah bud --layers --ignorefile docker/Containerfile.dockerignore -f docker/Containerfile "${options[@]}" \
    --target "${image%%:*}" -t "${image##*:}:${TAG:-latest}" .
done
