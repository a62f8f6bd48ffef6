import type { TracingSettings } from '../platform/tracing/tracer.ts';
import type { Settings } from './settings.ts';

/** The settings of OpenTelemetry, so that those who know it find what they know. */
export function tracingSettings(s: Settings): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = s;
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: Object.fromEntries(headers.map(headerOf)),
    share: s.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** OpenTelemetry writes values as in addresses. */
function headerOf(given: string): [name: string, value: string] {
  const [name = '', ...value] = given.split('=');
  return [name, decodeURIComponent(value.join('='))];
}
