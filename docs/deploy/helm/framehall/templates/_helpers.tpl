{{- define "framehall.name" -}}
{{- if contains "framehall" .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-framehall{{ end }}
{{- end }}

{{/* Labels by which pods are found; `part` is web, worker, objects or migrate. */}}
{{- define "framehall.selector" -}}
app.kubernetes.io/name: framehall
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "framehall.labels" -}}
{{ include "framehall.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "framehall.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* What every pod has: no rights, no token of the cluster, nothing that it may write but its volumes. */}}
{{- define "framehall.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    {{- toYaml .seccompProfile | nindent 4 }}
{{- end }}

{{- define "framehall.container" -}}
image: {{ include "framehall.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* Settings of web, worker and migrate. */}}
{{- define "framehall.settings" -}}
envFrom:
  - configMapRef:
      name: {{ include "framehall.name" . }}
  - secretRef:
      name: {{ .Values.secretName }}
{{- end }}

{{- define "framehall.mounts" -}}
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
  {{- if .Values.filesSecretName }}
  - name: files
    mountPath: /etc/framehall
    readOnly: true
  {{- end }}
{{- end }}

{{- define "framehall.volumes" -}}
volumes:
  - name: data
    emptyDir:
      sizeLimit: {{ .size }}
  - name: tmp
    emptyDir:
      sizeLimit: 1Gi
  {{- with .root.Values.filesSecretName }}
  - name: files
    secret:
      secretName: {{ . }}
      defaultMode: 0440
  {{- end }}
{{- end }}

{{/* Lets two pods of a kind stand on different machines where there are any. */}}
{{- define "framehall.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "framehall.selector" . | nindent 8 }}
{{- end }}

{{/* Restarts pods when settings change. */}}
{{- define "framehall.checksum" -}}
checksum/settings: {{ include (print .Template.BasePath "/configmap.yaml") . | sha256sum }}
{{- end }}
