#!/usr/bin/env bash
# Runs a command against a throw-away Kubernetes control plane on loopback, which is real: etcd, API server, controllers, scheduler. Nodes
# and pods are kwok's: pods get scheduled, become ready and end, but no container runs, there are no metrics, and nothing enforces network
# policies. NODES=0 starts etcd and API server alone. The command finds KUBECONFIG and the PATH set.
#
#   [NODES=3] tools/kubernetes/control-plane.sh COMMAND…
set -euo pipefail
cache=${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/kubernetes
export PATH=$cache:$PATH
nodes=${NODES:-3}
for program in etcd kubectl kube kwok; do
  command -v "$program" >/dev/null || { echo "$program is missing: tools/kubernetes/build.sh control-plane says where it comes from" >&2 && exit 2; }
done

work=$(mktemp -d) running=()
finish() {
  for ((i = ${#running[@]} - 1; i >= 0; i--)); do kill "${running[i]}" 2>/dev/null && wait "${running[i]}" 2>/dev/null || true; done
  rm -rf "$work"
}
trap finish EXIT
start() {
  local name=$1
  shift
  "$@" >"$work/$name.log" 2>&1 &
  running+=($!)
}
until_ok() {
  for _ in $(seq 600); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.1
  done
  tail -5 "$work"/*.log >&2
  return 1
}

read -r etcd_port peer_port api_port manager_port scheduler_port < <(node -e '
  const servers = Array.from({ length: 5 }, () => require("node:net").createServer().listen(0, "127.0.0.1"));
  setTimeout(() => { console.log(servers.map((one) => one.address().port).join(" ")); process.exit(); }, 50)')
api=https://127.0.0.1:$api_port etcd=http://127.0.0.1:$etcd_port peer=http://127.0.0.1:$peer_port
openssl genrsa -out "$work/sa.key" 2048 2>/dev/null
echo 'local,admin,1,"system:masters"' >"$work/tokens.csv"
cat >"$work/kubeconfig" <<YAML
apiVersion: v1
kind: Config
current-context: local
clusters: [{ name: local, cluster: { server: '$api', insecure-skip-tls-verify: true } }]
users: [{ name: admin, user: { token: local } }]
contexts: [{ name: local, context: { cluster: local, user: admin } }]
YAML
chmod 600 "$work/kubeconfig"
export KUBECONFIG=$work/kubeconfig

start etcd etcd --data-dir "$work/etcd" --listen-client-urls "$etcd" --advertise-client-urls "$etcd" \
  --listen-peer-urls "$peer" --initial-advertise-peer-urls "$peer" --initial-cluster "default=$peer" --unsafe-no-fsync
extra=()
[ "$nodes" -gt 0 ] || extra=(--disable-admission-plugins=ServiceAccount)
# Debian's etcd cannot do what streamed lists need. kwok would ask for them again and again, ever later, and pods become ready only then.
start apiserver kube apiserver --feature-gates=WatchList=false --etcd-servers="$etcd" --cert-dir="$work" --bind-address=127.0.0.1 --secure-port="$api_port" \
  --authorization-mode=RBAC --service-account-key-file="$work/sa.key" --service-account-signing-key-file="$work/sa.key" \
  --service-account-issuer=https://kubernetes.default.svc --token-auth-file="$work/tokens.csv" --service-cluster-ip-range=10.96.0.0/16 "${extra[@]}"
until_ok curl -skf -H 'Authorization: Bearer local' "$api/readyz"
if [ "$nodes" -gt 0 ]; then
  start manager kube controller-manager --kubeconfig="$KUBECONFIG" --bind-address=127.0.0.1 --secure-port="$manager_port" --leader-elect=false \
    --service-account-private-key-file="$work/sa.key" --root-ca-file="$work/apiserver.crt" --allocate-node-cidrs=false
  start scheduler kube scheduler --kubeconfig="$KUBECONFIG" --bind-address=127.0.0.1 --secure-port="$scheduler_port" --leader-elect=false
  # Its stages leave the heartbeat to leases, and kwok holds none by itself: after 50 s without, a node is no longer ready.
  start kwok kwok --kubeconfig="$KUBECONFIG" --config="$cache/kwok-stages.yaml" --manage-all-nodes=true --cidr=10.244.0.0/16 --node-ip=127.0.0.1 \
    --node-lease-duration-seconds=40
  size='{"cpu":"16","memory":"64Gi","pods":"110"}'
  for i in $(seq "$nodes"); do
    printf '{"apiVersion":"v1","kind":"Node","metadata":{"name":"node-%s","labels":{"kubernetes.io/hostname":"node-%s","topology.kubernetes.io/zone":"zone-%s"}},"status":{"allocatable":%s,"capacity":%s}}\n' \
      "$i" "$i" $(((i - 1) % 3 + 1)) "$size" "$size"
  done | kubectl create -f - >/dev/null
  kubectl wait --for=condition=Ready nodes --all --timeout=60s >/dev/null
  until_ok kubectl get serviceaccount default
fi
"$@"
