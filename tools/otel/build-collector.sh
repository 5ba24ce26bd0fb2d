#!/usr/bin/env bash
# Builds a small OpenTelemetry collector from Go modules, for the test of traces: OTLP in, OTLP over HTTP out. Needs Go and its
# module proxy; takes some minutes once. 0.162.0 since later versions lack modules in the proxy that the tests have. It is put
# where the tests look: ${XDG_CACHE_HOME:-~/.cache}/rubrica/bin/otelcol. Usage: tools/otel/build-collector.sh [FOLDER]
set -euo pipefail
folder=$(realpath -m "${1:-${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/bin}")
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/builder.yaml" <<YAML
dist: { name: otelcol, output_path: $work/out }
receivers: [{ gomod: go.opentelemetry.io/collector/receiver/otlpreceiver v0.162.0 }]
exporters: [{ gomod: go.opentelemetry.io/collector/exporter/otlphttpexporter v0.162.0 }]
providers: [{ gomod: go.opentelemetry.io/collector/confmap/provider/fileprovider v1.68.0 }]
conf_resolver: { default_uri_scheme: file }
YAML
CGO_ENABLED=0 GOBIN="$work" go install go.opentelemetry.io/collector/cmd/builder@v0.162.0
CGO_ENABLED=0 "$work/builder" --config "$work/builder.yaml"
mv "$work/out/otelcol" "$folder/otelcol"
echo "$folder/otelcol"
