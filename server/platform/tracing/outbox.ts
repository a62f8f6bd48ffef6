import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Log } from '../log.ts';
import { toOtlp } from './otlp.ts';
import type { Span } from './span.ts';

/** So many are kept at most, waiting or on their way; beyond that they are dropped. */
const MOST = 2048;
/** With so many kept no new trace begins, so that those that have begun stay whole. */
const ENOUGH = 1024;
const EVERY_MS = 1000;
const ANSWER_MS = 10_000;
/** When the process ends: how long those on their way may take, and then the last ones. */
const LAST_MS = 2000;

interface Receiver {
  /** Where OTLP/HTTP takes traces. */
  url: string;
  headers: Record<string, string>;
}

export interface Outbox {
  put(span: Span): void;
  hasRoom(): boolean;
  close(): Promise<void>;
}

/** Sends spans each second, one request at a time, and keeps them while the receiver is away. Nobody waits for it. */
export function openOutbox(to: Receiver, resource: Record<string, string | number>, log: Log): Outbox {
  let waiting: Span[] = [];
  let onTheirWay: Span[] = [];
  let sending: Promise<void> | undefined;
  let away = false;
  const hurry = new AbortController();
  const timer = setInterval(() => void send(), EVERY_MS).unref();

  function send(): Promise<void> {
    if (waiting.length === 0) return Promise.resolve();
    return (sending ??= sendAll(hurry.signal).finally(() => (sending = undefined)));
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    [onTheirWay, waiting] = [waiting, []];
    const status = await post(to, toOtlp(onTheirWay, resource), signal);
    const later = status === undefined || status === 429 || status >= 500;
    if (later) waiting = [...onTheirWay, ...waiting];
    onTheirWay = [];
    const refused = later || status >= 300;
    if (refused && !away) log.warn(`the receiver of traces does not take them: ${status ?? 'no answer'}`);
    away = refused;
  }

  const kept = () => onTheirWay.length + waiting.length;
  return {
    put(span) {
      if (kept() < MOST) waiting.push(span);
    },
    hasRoom: () => kept() < ENOUGH,
    async close() {
      clearInterval(timer);
      setTimeout(() => hurry.abort(), LAST_MS).unref();
      await sending;
      if (waiting.length > 0) await sendAll(AbortSignal.timeout(LAST_MS));
    },
  };
}

/** The status of the answer; undefined without one. `fetch` would take four times as much work. */
function post({ url, headers }: Receiver, body: string, ending: AbortSignal): Promise<number | undefined> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(ANSWER_MS)]);
  const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, signal };
  return new Promise((resolve) => {
    const failed = () => resolve(undefined);
    const request = url.startsWith('https:') ? secure(url, options) : plain(url, options);
    request.once('response', (reply) => {
      reply.once('error', failed).once('end', () => resolve(reply.statusCode));
      reply.resume();
    });
    request.on('error', failed).end(body);
  });
}
