import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { ProviderRefused, ProviderUnanswered } from './failures.ts';
import type { NuonuoSettings } from './settings.ts';

/** Time limit for an answer. */
export const ANSWER_MS = 15_000;
const MOST_BYTES = 1024 * 1024;
const WORDS = 300;

interface Signed {
  appKey: string;
  senid: string;
  nonce: string;
  timestamp: string;
  body: string;
}

/** Nuonuo's signature: over the path, the query and the exact body. */
export function signatureOf(appSecret: string, { appKey, senid, nonce, timestamp, body }: Signed): string {
  const text = `a=services&l=v1&p=open&k=${appKey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`;
  return createHmac('sha1', appSecret).update(text).digest('base64');
}

export interface Tokens {
  /** The access token for the next request. */
  current(): Promise<string>;
  /** Another one than that which was refused; undefined when there is none. */
  insteadOf(refused: string): Promise<string | undefined>;
}

export interface Reply {
  code: string;
  describe: string;
  result: unknown;
}

/** Codes of the gateway before Nuonuo itself: wrong keys, too many calls. Nothing reached Nuonuo. */
const OF_GATEWAY = /^07\d{4}$/;
/** Those about the access token. */
const OF_TOKEN = /^0703\d{2}$/;

interface Request {
  method: string;
  userTax: string;
  content: object;
  answerMs: number;
}

/** Makes one call, with another token when the first has ended; what the reply's code means is the caller's to say. */
export async function callNuonuo(settings: NuonuoSettings, tokens: Tokens, request: Request): Promise<Reply> {
  const token = await tokens.current();
  let reply = await sendSigned(settings, token, request);
  const other = OF_TOKEN.test(reply.code) ? await tokens.insteadOf(token) : undefined;
  if (other !== undefined) reply = await sendSigned(settings, other, request);
  if (OF_GATEWAY.test(reply.code)) throw new ProviderUnanswered(wordsOf(reply), false);
  return reply;
}

async function sendSigned(
  { appKey, appSecret, url }: NuonuoSettings,
  accessToken: string,
  { method, userTax, content, answerMs }: Request,
): Promise<Reply> {
  const body = JSON.stringify(content);
  const signed = {
    appKey,
    senid: randomUUID().replaceAll('-', ''),
    nonce: String(randomInt(10_000_000, 100_000_000)),
    timestamp: String(Math.floor(Date.now() / 1000)),
    body,
  };
  const { senid, nonce, timestamp } = signed;
  const address = `${url}?${new URLSearchParams({ senid, nonce, timestamp, appkey: appKey }).toString()}`;
  const headers = {
    'content-type': 'application/json; charset=UTF-8',
    'x-nuonuo-sign': signatureOf(appSecret, signed),
    accessToken,
    userTax,
    method: `nuonuo.OpeMplatform.${method}`,
  };
  const reply = readReply(await send(address, { method: 'POST', headers, body }, answerMs));
  if (!reply) throw new ProviderUnanswered('no valid answer', true);
  return reply;
}

const wordsOf = ({ code, describe }: Reply): string => `${describe} (${code})`.slice(0, WORDS).trim();

export function refusalOf(reply: Reply): ProviderRefused {
  return new ProviderRefused(wordsOf(reply));
}

/** Failures after which nobody can have got the request. */
const NOT_REACHED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Fetches without following redirects; leaves out the library's messages, which repeat addresses with keys. */
export async function send(url: string, request: RequestInit, answerMs: number, most = MOST_BYTES): Promise<Buffer> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const reply = await fetch(url, { ...request, redirect: 'manual', signal });
    if (reply.status !== 200) throw new ProviderUnanswered(`status ${reply.status}`, true);
    return await readUpTo(reply, most);
  } catch (error) {
    if (error instanceof ProviderUnanswered || error instanceof ProviderRefused) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const why = name === 'TimeoutError' ? 'time' : (cause?.code ?? 'no valid answer');
    throw new ProviderUnanswered(why, !NOT_REACHED.includes(why));
  }
}

async function readUpTo(reply: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > most) throw new ProviderRefused(`larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readReply(bytes: Buffer): Reply | undefined {
  let said: unknown;
  try {
    said = JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || !('code' in said)) return undefined;
  const { code, describe, result } = said as { code: unknown; describe?: unknown; result?: unknown };
  return { code: String(code), describe: typeof describe === 'string' ? describe : '', result };
}
