/** Where a span belongs, as the header `traceparent` of the W3C says. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  /** Whether whoever began the trace wants it recorded. */
  sampled: boolean;
}

const FORM = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** Undefined when nothing was given, or nothing that makes sense. */
export function readTraceparent(given: unknown): TraceContext | undefined {
  const [, traceId, spanId, flags] = (typeof given === 'string' && FORM.exec(given)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, sampled: Number.parseInt(flags, 16) % 2 === 1 };
}

export function writeTraceparent({ traceId, spanId }: Pick<TraceContext, 'traceId' | 'spanId'>): string {
  return `00-${traceId}-${spanId}-01`;
}
