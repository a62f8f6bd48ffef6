import { AsyncLocalStorage } from 'node:async_hooks';
import { randomId } from './random-id.ts';
import { writeTraceparent } from './trace-context.ts';

export type SpanKind = 'server' | 'client' | 'consumer';

export interface SpanStart {
  name: string;
  kind: SpanKind;
  /** Names and counts only: never what a person wrote, or what a statement was asked with. */
  attributes: Record<string, string | number>;
}

/** One piece of work within a trace. */
export interface Span extends SpanStart {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  /** By `performance.now()`, as is the end. */
  beganMs: number;
  endedMs: number;
  failed: boolean;
  /** Takes the span once it has ended. */
  keep: (span: Span) => void;
}

/** The span that the code runs in; without traces nobody ever enters one, and asking costs nothing. */
const within = new AsyncLocalStorage<Span | undefined>();

export function startSpan(start: SpanStart, place: Pick<Span, 'traceId' | 'parentId' | 'keep'>): Span {
  const { name, kind, attributes } = start;
  const { traceId, parentId, keep } = place;
  const beganMs = performance.now();
  return { name, kind, attributes, traceId, spanId: randomId(8), parentId, beganMs, endedMs: 0, failed: false, keep };
}

export function endSpan(span: Span, failed: boolean): void {
  span.endedMs = performance.now();
  span.failed = failed;
  span.keep(span);
}

/** Runs `work`, and everything that it awaits, within the span. */
export function enter<T>(span: Span | undefined, work: () => T): T {
  return span ? within.run(span, work) : work();
}

/** Records what one awaits as a part of the span around it; without one it is just done, and nobody describes it. */
export function inSpan<T>(describe: () => SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = within.getStore();
  return parent ? recorded(startSpan(describe(), below(parent)), work) : work();
}

/** Does the same with a span that was begun already. */
export async function recorded<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return await work();
  try {
    const result = await enter(span, work);
    endSpan(span, false);
    return result;
  } catch (error) {
    endSpan(span, true);
    throw error;
  }
}

/** Records what has just ended as a part of the span around it. */
export function noteSpan(describe: () => SpanStart, { tookMs, failed }: { tookMs: number; failed: boolean }): void {
  const parent = within.getStore();
  if (!parent) return;
  const span = startSpan(describe(), below(parent));
  span.beganMs -= tookMs;
  endSpan(span, failed);
}

/** The header by which another process goes on with this trace. */
export function currentTraceparent(): string | undefined {
  const span = within.getStore();
  return span && writeTraceparent(span);
}

const below = ({ traceId, spanId, keep }: Span) => ({ traceId, parentId: spanId, keep });
