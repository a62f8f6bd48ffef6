import { AwsV4Signer } from 'aws4fetch';
import { StoreFailure } from '../failures.ts';
import { type Piece, summedUp } from '../source.ts';
import type { World } from '../world.ts';
import type { StoreClock } from './clock.ts';
import type { Credentials, Key } from './credentials.ts';
import { textOf } from './xml.ts';

export interface Asker {
  world: World;
  clock: StoreClock;
  credentials: Credentials;
}

export interface Question {
  filePath: string;
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  region: string;
  headers?: Record<string, string>;
  body?: Piece;
  timeLimitMs: number;
}

export interface Answer {
  headers: Headers;
  text: string;
}

const KEY_REFUSED = new Set(['ExpiredToken', 'InvalidToken', 'InvalidAccessKeyId', 'SecurityTokenExpired']);
/** An expired key and a wrong clock can each be corrected once. */
const CORRECTIONS = 2;

/** Sends a request to the store; the body is signed with its SHA-256, so that a byte changed on the way is refused. */
export async function ask(asker: Asker, question: Question, signal: AbortSignal): Promise<Answer> {
  for (let corrections = 0; ; corrections += 1) {
    const key = await asker.credentials.current(question.filePath);
    signal.throwIfAborted();
    const { response, text } = await exchange(asker, question, key, signal);
    if (response.ok && !text.includes('<Error>')) return { headers: response.headers, text };
    // A store that has replied with success may still report in the body that it cannot merge the parts.
    const status = response.ok ? 500 : response.status;
    const code = textOf(text, 'Code') ?? '';
    if (corrections === CORRECTIONS || !correct(asker, { key, code, response, text })) {
      throw new StoreFailure(status, code, textOf(text, 'Message') ?? `HTTP ${response.status}`);
    }
  }
}

interface Refused {
  key: Key;
  code: string;
  response: Response;
  text: string;
}

function correct({ credentials, clock }: Asker, { key, code, response, text }: Refused): boolean {
  if (KEY_REFUSED.has(code)) {
    credentials.expired(key);
    return true;
  }
  const storeTime = Date.parse(response.headers.get('date') ?? textOf(text, 'ServerTime') ?? '');
  if (code !== 'RequestTimeTooSkewed' || Number.isNaN(storeTime)) return false;
  clock.set(storeTime);
  return true;
}

async function exchange(asker: Asker, question: Question, key: Key, signal: AbortSignal) {
  const { method, url, body } = question;
  const headers = await signedHeaders(asker.clock, question, key);
  const limit = AbortSignal.timeout(question.timeLimitMs);
  try {
    const init = { method, headers, body: body?.bytes ?? null, signal: AbortSignal.any([signal, limit]) };
    const response = await asker.world.fetch(url, init);
    return { response, text: await response.text() };
  } catch (error) {
    signal.throwIfAborted();
    throw new StoreFailure(0, limit.aborted ? 'TooSlow' : 'Unreachable', 'no answer', { cause: error });
  }
}

/** Derived signing keys, by credentials and day. */
const derived = new WeakMap<Key, Map<string, ArrayBuffer>>();

async function signedHeaders(clock: StoreClock, question: Question, key: Key): Promise<Headers> {
  const { method, url, region, body = await summedUp(new Uint8Array()) } = question;
  const cache = derived.get(key) ?? new Map<string, ArrayBuffer>();
  derived.set(key, cache);
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...question.headers, 'x-amz-content-sha256': toHex(body.sha256) },
    accessKeyId: key.accessKeyId,
    secretAccessKey: key.accessKeySecret,
    sessionToken: key.securityToken,
    service: 's3',
    region,
    cache,
    datetime: new Date(clock.now()).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  });
  return (await signer.sign()).headers;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
