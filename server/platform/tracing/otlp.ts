import type { Span, SpanKind } from './span.ts';

const KINDS: Record<SpanKind, number> = { server: 2, client: 3, consumer: 5 };
const FAILED = { code: 2 };

/** Spans as OTLP/HTTP sends them in JSON: opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest. */
export function toOtlp(spans: readonly Span[], resource: Record<string, string | number>): string {
  const scopeSpans = [{ scope: { name: 'framehall' }, spans: spans.map(spanOf) }];
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }] });
}

function spanOf(span: Span): object {
  const { traceId, spanId, parentId, name, kind, attributes, beganMs, endedMs, failed } = span;
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(beganMs),
    endTimeUnixNano: nanoseconds(endedMs),
    attributes: attributesOf(attributes),
    status: failed ? FAILED : {},
  };
}

function attributesOf(attributes: Record<string, string | number>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

/** Since 1970, in digits: too many for a number. */
function nanoseconds(ms: number): string {
  return `${Math.round((performance.timeOrigin + ms) * 1000)}000`;
}
