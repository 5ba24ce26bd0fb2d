#!/usr/bin/env bash
# Builds what the checks of the chart need into ${XDG_CACHE_HOME:-~/.cache}/rubrica/kubernetes, from Go modules and PyPI:
#
#   tools/kubernetes/build.sh helm            helm                                           5 minutes on two busy cores
#   tools/kubernetes/build.sh kubeconform     kubeconform and the JSON schemas of Kubernetes 1 minute
#   tools/kubernetes/build.sh control-plane   API server, controllers, scheduler, kwok, CRDs 20 minutes
#
# Without an argument all three. What is there already is not built again; each is written whole or not at all. Needs Go 1.26, and Python for
# the schemas. A control plane also needs kubectl on the PATH, and etcd, which is taken from Debian's package where it is missing.
set -euo pipefail
cache=${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/kubernetes
mkdir -p "$cache"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CGO_ENABLED=0

HELM=v3.22.0 KUBECONFORM=v0.8.0 KUBERNETES=1.36.3 KWOK=0.8.0 SCHEMAS=1.37.0
KEDA=v2.21.0 GATEWAY_API=v1.6.3

# Folder of a module's files.
module() { go mod download -json "$1" | sed -n 's/.*"Dir": "\(.*\)",*/\1/p'; }

build_helm() {
  [ -x "$cache/helm" ] || { GOBIN=$work go install -trimpath -ldflags='-s -w' "helm.sh/helm/v3/cmd/helm@$HELM" && mv "$work/helm" "$cache/"; }
}

build_kubeconform() {
  [ -x "$cache/kubeconform" ] || {
    GOBIN=$work go install -trimpath -ldflags='-s -w' "github.com/yannh/kubeconform/cmd/kubeconform@$KUBECONFORM"
    mv "$work/kubeconform" "$cache/"
  }
  [ -d "$cache/schemas" ] || {
    python3 -m pip download --quiet --no-deps --dest "$work" "kubernetes-validate==$SCHEMAS"
    # Their refs and ids are those of a server; here the definitions lie beside the schemas. Unknown fields are refused.
    python3 - "$work"/kubernetes_validate-*.whl "v${KUBERNETES%.*}.0-local/" "$work/schemas" <<'PYTHON'
import json, os, sys, zipfile

wheel, version, folder = sys.argv[1:]
os.mkdir(folder)

def strict(part):
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
        strict(inner)
    if isinstance(part, dict) and isinstance(part.get("properties"), dict) and "type" in part:
        part.setdefault("additionalProperties", False)
    return part

with zipfile.ZipFile(wheel) as files:
    for name in files.namelist():
        if version in name and name.endswith(".json"):
            schema = json.loads(files.read(name).decode().replace('"/api/_definitions.json', '"_definitions.json'))
            for key in ("$schema", "$id"):
                schema.pop(key, None)
            with open(os.path.join(folder, os.path.basename(name)), "w") as file:
                json.dump(strict(schema), file)
PYTHON
    mv "$work/schemas" "$cache/schemas"
  }
}

# One binary for three programs: `go install k8s.io/kubernetes/…` is refused, because its go.mod replaces the staging
# modules; a module of our own names the published ones instead.
build_control_plane() {
  [ -x "$cache/kube" ] || (
    mkdir "$work/kube" && cd "$work/kube"
    cat >main.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
	"k8s.io/component-base/cli"
	_ "k8s.io/component-base/logs/json/register"
	_ "k8s.io/component-base/metrics/prometheus/clientgo"
	_ "k8s.io/component-base/metrics/prometheus/version"
	apiserver "k8s.io/kubernetes/cmd/kube-apiserver/app"
	manager "k8s.io/kubernetes/cmd/kube-controller-manager/app"
	scheduler "k8s.io/kubernetes/cmd/kube-scheduler/app"
)

func main() {
	parts := map[string]func() *cobra.Command{
		"apiserver":          apiserver.NewAPIServerCommand,
		"controller-manager": manager.NewControllerManagerCommand,
		"scheduler":          func() *cobra.Command { return scheduler.NewSchedulerCommand() },
	}
	if len(os.Args) < 2 || parts[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: kube apiserver|controller-manager|scheduler FLAGS...")
		os.Exit(2)
	}
	part := os.Args[1]
	os.Args = append([]string{"kube-" + part}, os.Args[2:]...)
	os.Exit(cli.Run(parts[part]()))
}
GO
    go mod download -json "k8s.io/kubernetes@v$KUBERNETES" >module.json
    {
      printf 'module kube\n\ngo 1.26\n\nrequire k8s.io/kubernetes v%s\n\nreplace (\n' "$KUBERNETES"
      grep -oE 'k8s.io/[a-z0-9-]+ => \./staging' "$(sed -n 's/.*"GoMod": "\(.*\)",*/\1/p' module.json)" |
        awk -v v="v0.${KUBERNETES#*.}" '{ print "\t" $1 " => " $1 " " v }'
      echo ')'
    } >go.mod
    v=k8s.io/component-base/version
    go build -mod=mod -trimpath -ldflags="-s -w -X $v.gitVersion=v$KUBERNETES -X $v.gitMajor=${KUBERNETES%%.*} -X $v.gitMinor=$(cut -d. -f2 <<<"$KUBERNETES")" -o "$work/kube-built" .
    mv "$work/kube-built" "$cache/kube"
  )
  [ -x "$cache/kwok" ] || {
    # What its nodes and pods go through; kwok without stages ends at once.
    local stages
    stages=$(module "sigs.k8s.io/kwok@v$KWOK")/kustomize/stage
    for stage in node/fast/node-initialize node/heartbeat-with-lease/node-heartbeat-with-lease pod/fast/pod-ready pod/fast/pod-complete pod/fast/pod-delete; do
      echo ---
      cat "$stages/$stage.yaml"
    done >"$cache/kwok-stages.yaml"
    GOBIN=$work go install -trimpath -ldflags='-s -w' "sigs.k8s.io/kwok/cmd/kwok@v$KWOK" && mv "$work/kwok" "$cache/"
  }
  [ -x "$cache/etcd" ] || command -v etcd >/dev/null || (
    cd "$work" && apt-get download -qq etcd-server 2>/dev/null && dpkg -x etcd-server_*.deb etcd-server && mv etcd-server/usr/bin/etcd "$cache/"
  )
  # Kinds that the chart can make and Kubernetes does not have.
  [ -d "$cache/crds" ] || {
    mkdir "$work/crds"
    cp "$(module "github.com/kedacore/keda/v2@$KEDA")"/config/crd/bases/keda.sh_scaledobjects.yaml "$work/crds"
    cp "$(module "sigs.k8s.io/gateway-api@$GATEWAY_API")"/config/crd/standard/gateway.networking.k8s.io_httproutes.yaml "$work/crds"
    chmod -R u+w "$work/crds" && mv "$work/crds" "$cache/"
  }
}

[ $# -gt 0 ] || set -- helm kubeconform control-plane
for what; do
  case $what in
    helm | kubeconform) "build_$what" ;;
    control-plane) build_control_plane ;;
    *) echo "Which of helm, kubeconform, control-plane?" >&2 && exit 2 ;;
  esac
done
ls -sh "$cache"
