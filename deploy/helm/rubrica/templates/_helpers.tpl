{{/* Name of an object: that of the release before it. */}}
{{- define "rubrica.name" -}}
{{ .root.Release.Name | trunc 40 | trimSuffix "-" }}-{{ .name }}
{{- end }}

{{/* What selects the pods of one service, or of the whole release when no service is given. Never changes. */}}
{{- define "rubrica.selector" -}}
app.kubernetes.io/name: rubrica
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .name }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- define "rubrica.labels" -}}
{{ include "rubrica.selector" . }}
app.kubernetes.io/part-of: rubrica
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "rubrica.image" -}}
{{- $image := .root.Values.image -}}
{{- if and $image.digest (not .tag) -}}
{{ $image.repository }}@{{ $image.digest }}
{{- else -}}
{{ $image.repository }}:{{ .tag | default $image.tag | default .root.Chart.AppVersion }}
{{- end -}}
{{- end }}

{{/* What the code says of the services: see tools/settings.mjs. */}}
{{- define "rubrica.facts" -}}
{{ .root.Files.Get "services.json" }}
{{- end }}

{{/* The settings of a service that are not secret, as JSON: those of all, then its own, then those that the chart sets. */}}
{{- define "rubrica.settings" -}}
{{- $root := .root }}
{{- $name := .name }}
{{- $facts := index (include "rubrica.facts" . | fromJson) $name }}
{{- $env := dict }}
{{- range $key, $value := $root.Values.settings }}{{ $_ := set $env $key $value }}{{ end }}
{{- range $key, $value := .values.settings }}{{ $_ := set $env $key $value }}{{ end }}
{{- if ne ($env.BLOB_STORE | default "folder") "s3" }}{{ $_ := set $env "BLOB_DIR" "/var/lib/rubrica/blobs" }}{{ end }}
{{- $_ := set $env "INTERNAL_PORT" 8080 }}
{{- $addresses := list }}
{{- range $callee := $facts.calls }}
{{- $addresses = append $addresses (printf "%s=http://%s:8080" $callee (include "rubrica.name" (dict "root" $root "name" $callee))) }}
{{- end }}
{{- if $addresses }}{{ $_ := set $env "INTERNAL_ADDRESSES" (join "," $addresses) }}{{ end }}
{{- if has "PUBLIC_BASE_URL" $facts.settings }}{{ $_ := set $env "PUBLIC_BASE_URL" $root.Values.publicBaseUrl }}{{ end }}
{{- if has "KEY_RING_DIR" $facts.settings }}{{ $_ := set $env "KEY_RING_DIR" "/var/lib/rubrica/key-ring" }}{{ end }}
{{- if and (has "TRUST_BUNDLE_FILE" $facts.settings) $root.Values.trustBundle.configMap }}{{ $_ := set $env "TRUST_BUNDLE_FILE" "/var/lib/rubrica/trust/authorities.pem" }}{{ end }}
{{- if has "MAIL_DIR" $facts.settings }}{{ $_ := set $env "MAIL_DIR" "/var/lib/rubrica/mail" }}{{ end }}
{{- if has "ADMIN_PORT" $facts.settings }}{{ $_ := set $env "PORT" 3000 }}{{ $_ := set $env "ADMIN_PORT" 3001 }}{{ end }}
{{- toJson $env }}
{{- end }}

{{/* Names and values as items of `env`. Numbers are written by toJson, since a large one would become 1e+06. */}}
{{- define "rubrica.plain" -}}
{{- range $key, $value := . }}
- name: {{ $key }}
  value: {{ if kindIs "string" $value }}{{ $value | toJson }}{{ else }}{{ $value | toJson | quote }}{{ end }}
{{- end }}
{{- end }}

{{- define "rubrica.secret" -}}
- name: {{ .key }}
  valueFrom:
    secretKeyRef:
      name: {{ .secretName }}
      key: {{ .key }}
{{- if .optional }}
      optional: true
{{- end }}
{{- end }}

{{/* The secret settings of a service, from its own Secret; the vault's SERVICE_KEY from that of the key ring. */}}
{{- define "rubrica.secrets" -}}
{{- $root := .root }}
{{- $name := .name }}
{{- $values := .values }}
{{- $settings := include "rubrica.settings" . | fromJson }}
{{- $facts := index (include "rubrica.facts" . | fromJson) $name }}
{{- range $key, $need := $facts.secrets }}
{{- $isUsed := true }}
{{- if eq $need "postgres" }}{{ $isUsed = ne (get $settings "EVENT_LOG") "kafka" }}{{ end }}
{{- if eq $need "sasl" }}{{ $isUsed = not (empty (get $settings "KAFKA_SASL_MECHANISM")) }}{{ end }}
{{- if $isUsed }}
{{- $secretName := $values.secretName }}
{{- if and (eq $name "certificate-vault") (eq $key "SERVICE_KEY") }}{{ $secretName = $root.Values.storage.keyRing.secretName }}{{ end }}
{{ include "rubrica.secret" (dict "key" $key "secretName" $secretName "optional" (eq $need "optional")) }}
{{- end }}
{{- end }}
{{- end }}

{{- define "rubrica.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "rubrica.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* What all pods have in common besides their containers. */}}
{{- define "rubrica.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- include "rubrica.podSecurity" . | nindent 2 }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{/* Whether an autoscaler counts the replicas of a service: "hpa", "keda" or nothing. */}}
{{- define "rubrica.scaledBy" -}}
{{- $reads := list "api-gateway" "dian-submitter" "document-issuer" "mailer" "webhook-dispatcher" -}}
{{- if .values.autoscaling -}}
{{- if and .root.Values.keda.enabled (has .name $reads) }}keda{{ else }}hpa{{ end }}
{{- end -}}
{{- end }}
