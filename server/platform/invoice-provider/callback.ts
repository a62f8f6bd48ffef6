import type { RawCallback } from './provider.ts';

/** Names by which callbacks give our number: of invoices, and of forms. */
const NAMES = ['orderno', 'orderNo', 'c_orderno', 'billId'];
const OURS = /^[A-Z]{2}\d{8}(?:-\d{1,3})?$/;

/** Looks for our number in a callback, which comes as a form or as JSON, with more JSON in its field `content`. */
export function readCallback({ body }: RawCallback): string | undefined {
  const text = body.toString('utf8');
  const said: Record<string, unknown> = parse(text) ?? Object.fromEntries(new URLSearchParams(text));
  const { content } = said;
  return numberIn(said) ?? (typeof content === 'string' ? numberIn(parse(content) ?? {}) : undefined);
}

function numberIn(said: Record<string, unknown>): string | undefined {
  const found = NAMES.map((name) => said[name]).find((value) => typeof value === 'string' && OURS.test(value));
  return found as string | undefined;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
