import { pino } from 'pino';

export type Log = pino.Logger;

/** Mail servers name whom they refuse, and addresses of services may hold a password before their `@`. */
function withoutAddresses(message: string): string {
  return message.replaceAll(/\S+/g, (word) => (/\w@\w/.test(word) ? '…' : word));
}

/** Describes an error without the values that a statement carried. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const frames = error.stack?.split('\n').filter((row) => /^\s+at /.test(row)) ?? [];
  const fromDatabase = 'severity' in error;
  return {
    type: error.name,
    code,
    constraint,
    table,
    message: fromDatabase ? undefined : withoutAddresses(error.message),
    stack: frames.slice(0, 12).map((frame) => frame.trim()),
  };
}

/** The only fields that a log line may have. Anything else is dropped, so a secret cannot slip in by accident. */
const FIELDS = new Set(['err', 'requestId', 'method', 'path', 'status', 'ms', 'userId', 'job', 'jobId', 'process']);

export function logOptions(level: string, process: string): pino.LoggerOptions {
  return {
    level,
    base: { process },
    formatters: {
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name))),
    },
    serializers: { err: describeError },
  };
}

export function createLog(level: string, process: string): Log {
  return pino(logOptions(level, process));
}
