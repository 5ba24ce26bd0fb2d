#!/usr/bin/env bash
# `npm run deploy:try`: an installation, an update in order, a rollback, scaling, an eviction and a drain on a real control plane with fake nodes
# (control-plane.sh), with the chart as it is. Prints each command and its real output; docs/deploy.md shows them.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -n "${KUBECONFIG:-}" ] && [ -n "${IN_TRY:-}" ] || exec env IN_TRY=1 tools/kubernetes/control-plane.sh "$0"

say() { printf '\n## %s\n' "$1"; }
run() {
  printf '\n$ %s\n' "$*"
  "$@" 2>&1
}
# The same for a command that has to fail.
refused() {
  printf '\n$ %s\n' "$*"
  if "$@" 2>&1; then echo 'this should have been refused' >&2 && exit 1; fi
}
# `--wait` of helm ends when the new pods are ready; this also waits until the old ones are taken out.
rolled_out() {
  for service in "${SERVICES[@]}"; do kubectl rollout status "deployment/rubrica-$service" --timeout 2m >/dev/null; done
}
SERVICES=(certificate-vault dian-submitter document-issuer mailer webhook-dispatcher api-gateway)

say 'Namespace, secrets, volumes'
run kubectl create namespace rubrica
run kubectl label namespace rubrica pod-security.kubernetes.io/enforce=restricted
kubectl config set-context --current --namespace rubrica >/dev/null
for service in "${SERVICES[@]}"; do
  run kubectl create secret generic "rubrica-$service" --from-literal=DATABASE_URL=postgres://… --from-literal=INTERNAL_KEY=…
done
run kubectl create secret generic rubrica-master-key --from-literal=SERVICE_KEY=…
# A cluster makes volumes by itself; this one has no provisioner.
for volume in data:500Gi key-ring:1Gi; do
  printf '{"apiVersion":"v1","kind":"PersistentVolume","metadata":{"name":"%s"},"spec":{"capacity":{"storage":"%s"},"accessModes":["ReadWriteMany"],"hostPath":{"path":"/tmp/none"},"claimRef":{"namespace":"rubrica","name":"rubrica-%s"}}}\n' \
    "${volume%%:*}" "${volume##*:}" "${volume%%:*}"
done | kubectl create -f - >/dev/null

chart=deploy/helm/rubrica
values=(-f "$chart/sizes/small.yaml" --set publicBaseUrl=https://facturas.example.co --set settings.KAFKA_BROKERS=kafka-0.kafka:9092
  --set 'settings.INTERNAL_PUBLIC_KEYS=api-gateway=…')

say 'Install'
run helm install rubrica "$chart" "${values[@]}" --set image.tag=0.1.0 --wait --timeout 5m
run kubectl get jobs
run kubectl get deployments
run kubectl get pods -o 'custom-columns=POD:.metadata.name,NODE:.spec.nodeName,READY:.status.conditions[?(@.type=="Ready")].status'
run kubectl get poddisruptionbudgets
run kubectl get networkpolicies

say 'A wrong value is refused before anything changes'
refused helm upgrade rubrica "$chart" "${values[@]}" --set image.tag=0.2.0 --set services.mailer.replicas=0

say 'Update, in order'
tags=(--set image.tag=0.1.0)
for service in "${SERVICES[@]}"; do
  tags+=(--set "services.$service.tag=0.2.0")
  run helm upgrade rubrica "$chart" "${values[@]}" "${tags[@]}" --wait --timeout 5m --hide-notes
done
run helm upgrade rubrica "$chart" "${values[@]}" --set image.tag=0.2.0 --wait --timeout 5m --hide-notes
rolled_out
run kubectl get deployments -o 'custom-columns=NAME:.metadata.name,IMAGE:.spec.template.spec.containers[0].image,READY:.status.readyReplicas'
run helm history rubrica

say 'Rollback'
run helm rollback rubrica 1 --wait --timeout 5m
rolled_out
run kubectl get deployments -o 'custom-columns=NAME:.metadata.name,IMAGE:.spec.template.spec.containers[0].image,READY:.status.readyReplicas'

say 'Scale'
run helm upgrade rubrica "$chart" "${values[@]}" --set image.tag=0.1.0 --set services.document-issuer.replicas=4 --wait --timeout 5m --hide-notes
run kubectl get pods -l app.kubernetes.io/component=document-issuer -o 'custom-columns=POD:.metadata.name,NODE:.spec.nodeName'

say 'Eviction against the budget'
evict() {
  printf '\n$ evict %s\n' "$1"
  printf '{"apiVersion":"policy/v1","kind":"Eviction","metadata":{"name":"%s","namespace":"rubrica"}}' "$1" |
    kubectl create --raw "/api/v1/namespaces/rubrica/pods/$1/eviction" -f - 2>&1
}
mapfile -t vaults < <(kubectl get pods -l app.kubernetes.io/component=certificate-vault -o name | cut -d/ -f2)
# No node takes new pods, so that there is time to see: a pod of this cluster is ready as soon as it has a node.
run kubectl cordon node-1 node-2 node-3
evict "${vaults[0]}"
run kubectl get poddisruptionbudget rubrica-certificate-vault
if evict "${vaults[1]}"; then echo 'the budget should have refused this' >&2 && exit 1; fi
run kubectl uncordon node-1 node-2 node-3
run kubectl rollout status deployment/rubrica-certificate-vault --timeout 2m
evict "${vaults[1]}"
run kubectl rollout status deployment/rubrica-certificate-vault --timeout 2m

say 'Drain of a node'
run kubectl drain node-1 --ignore-daemonsets --delete-emptydir-data --timeout 5m
run kubectl wait --for=condition=Available deployments --all --timeout 2m
run kubectl get pods -o 'custom-columns=POD:.metadata.name,NODE:.spec.nodeName,READY:.status.conditions[?(@.type=="Ready")].status'
run kubectl uncordon node-1

say 'Uninstall: what has to be kept for years stays'
run helm uninstall rubrica --wait
run kubectl get persistentvolumeclaims
