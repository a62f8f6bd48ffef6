import { hostname } from 'node:os';
import type { Log } from '../log.ts';
import { openOutbox } from './outbox.ts';
import { randomId } from './random-id.ts';
import { type Span, type SpanStart, startSpan } from './span.ts';
import { readTraceparent } from './trace-context.ts';

export interface TracingSettings {
  /** Where OTLP/HTTP takes traces. */
  url: string;
  headers: Record<string, string>;
  /** Of the traces that nobody began before, how many are recorded: 0 to 1. */
  share: number;
}

/** Begins traces, or goes on with those that others began, and sends them to a receiver. */
export interface Tracer {
  /** Undefined where nothing is recorded. */
  begin(describe: () => SpanStart, traceparent: unknown): Span | undefined;
  /** Sends what is left, for a moment at most. */
  close(): Promise<void>;
}

export function createTracer({ share, ...receiver }: TracingSettings, process: 'web' | 'worker', log: Log): Tracer {
  const resource = { 'service.name': `framehall-${process}`, 'host.name': hostname() };
  const { put: keep, hasRoom, close } = openOutbox(receiver, resource, log);
  return {
    begin(describe, traceparent) {
      const given = readTraceparent(traceparent);
      if (!(given ? given.sampled : Math.random() < share) || !hasRoom()) return undefined;
      const traceId = given?.traceId ?? randomId(16);
      return startSpan(describe(), { traceId, parentId: given?.spanId, keep });
    },
    close,
  };
}
