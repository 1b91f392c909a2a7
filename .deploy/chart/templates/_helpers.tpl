{{- define "tenaille.labels" -}}
app.kubernetes.io/name: tenaille
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "tenaille.safe" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 10001
capabilities: {drop: [ALL]}
{{- end }}

{{- define "tenaille.copies" -}}
{{ min 3 (int .Values.nodes.replicas) }}
{{- end }}

{{- define "tenaille.server" -}}
{{ if .Values.nodes.certificate }}tls{{ else }}nats{{ end }}://{{ .Release.Name }}-node:4222
{{- end }}
