import type { Call, Calls, InputOf, OutputOf } from '../contract/call.ts';
import { programCalls } from '../contract/calls/programs.ts';
import type { ProblemCode } from '../contract/domain/problems.ts';

export { readWebhook, type WebhookMessage } from './webhook.ts';

export interface Connection {
  /** The site, such as `https://framehall.example`. */
  url: string;
  /** A key that an administrator of the company has made. */
  key: string;
  /** Of titles and of messages; English unless told otherwise. */
  language?: 'en' | 'zh';
  /** After so many milliseconds without a reply a call fails; 30,000 unless told otherwise. */
  timeoutMs?: number;
}

/** A call that was refused; `problem` says why in one word, `message` in a sentence. */
export class FramehallError extends Error {
  override readonly name = 'FramehallError';
  /** HTTP status. */
  readonly status: number;
  readonly problem: ProblemCode | undefined;
  /** What is wrong with each field of the input. */
  readonly fields: Record<string, string>;
  /** Seconds until it is worth trying again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, reply: Partial<Refusal>, retryAfter: number | undefined) {
    super(reply.message ?? `status ${status}`);
    this.status = status;
    this.problem = reply.problem;
    this.fields = reply.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

interface Refusal {
  message: string;
  problem: ProblemCode;
  fields: Record<string, string>;
}

type Caller<C> =
  Record<string, never> extends InputOf<C>
    ? (input?: InputOf<C>) => Promise<OutputOf<C>>
    : (input: InputOf<C>) => Promise<OutputOf<C>>;
type Client<Table extends Calls> = { [Name in keyof Table]: Caller<Table[Name]> };

export type Framehall = Client<typeof programCalls>;

/** Every call for programs as a function of the same name. */
export function connect(connection: Connection): Framehall {
  const entries = Object.entries<Call>(programCalls).map(([name, call]) => [
    name,
    (input: Record<string, unknown> = {}) => send(connection, call, input),
  ]);
  return Object.fromEntries(entries) as Framehall;
}

async function send(
  { url, key, language = 'en', timeoutMs = 30_000 }: Connection,
  { method, path }: Call,
  input: Record<string, unknown>,
): Promise<unknown> {
  const reads = method === 'GET';
  const reply = await fetch(reads ? addressOf(url, path, input) : new URL(path, url), {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'accept-language': language,
      ...(reads ? {} : { 'content-type': 'application/json' }),
    },
    ...(reads ? {} : { body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = (await reply.json().catch(() => ({}))) as { success?: boolean } & Partial<Refusal>;
  if (body.success === true) return body;
  const wait = Number(reply.headers.get('retry-after') ?? Number.NaN);
  throw new FramehallError(reply.status, body, Number.isNaN(wait) ? undefined : wait);
}

/** The address with its input in it: in the path where that says `:name`, all else as a query. */
function addressOf(url: string, path: string, input: Record<string, unknown>): URL {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const address = new URL(filled, url);
  for (const [name, value] of rest) address.searchParams.set(name, String(value));
  return address;
}
