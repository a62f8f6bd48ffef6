import type { Call, Calls, InputOf, OutputOf } from '#contract/call.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import { currentLanguage } from './language.ts';
import { sentJudgeToken } from './judge-token.ts';
import { takeSentReply } from './sent-replies.ts';
import { addToken, clearToken, readToken, tokenSettled } from './token.ts';
import { t } from './translation.ts';

const TIMEOUT_MS = 30_000;
const NO_SESSION = 1001;
const SESSION_ENDED = 3;
const SECOND_FACTOR_NEEDED = 1002;
const SESSION = '/session';
const REFRESH = '/user/refresh';
/** Calls that take a judge's token; pages do not know who may make a call. */
const JUDGING = '/score/';

interface Reply {
  code: number;
  success: boolean;
  message: string;
  problem?: ProblemCode | 'offline';
  fields?: Record<string, string>;
}

/** A call that failed; `message` can be shown to the reader, in their language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: number;
  readonly problem: ProblemCode | 'offline' | undefined;
  readonly fields: Record<string, string>;

  constructor(status: number, reply: Omit<Reply, 'success'>) {
    super(reply.message);
    this.status = status;
    this.code = reply.code;
    this.problem = reply.problem;
    this.fields = reply.fields ?? {};
  }
}

/** An error beside one field, like one from the server. */
export function fieldError(field: string, message: string): CallError {
  return new CallError(400, { code: 400, message, fields: { [field]: message } });
}

interface Options {
  signal?: AbortSignal;
}

type Caller<C> =
  Record<string, never> extends InputOf<C>
    ? (input?: InputOf<C>, options?: Options) => Promise<OutputOf<C>>
    : (input: InputOf<C>, options?: Options) => Promise<OutputOf<C>>;
type Client<Table extends Calls> = { [Name in keyof Table]: Caller<Table[Name]> };

/** Turns a table of calls into functions of the same names. */
export function client<Table extends Calls>(calls: Table): Client<Table> {
  const entries = Object.entries(calls).map(([name, call]) => [
    name,
    (input: unknown = {}, options: Options = {}) => send(call, input, options),
  ]);
  return Object.fromEntries(entries) as Client<Table>;
}

export interface LoginRequest {
  why?: string;
  /** The page can be read without logging in, so Back returns to it. */
  optional?: boolean;
}

let askForLogin = (_request: LoginRequest): void => {};

/** Sets how the app shows its login page; `lib` knows no pages. */
export function onLoginNeeded(handler: (request: LoginRequest) => void): void {
  askForLogin = handler;
}

export function requestLogin(request: LoginRequest = {}): void {
  askForLogin(request);
}

async function send(call: Call, input: unknown, options: Options): Promise<Reply> {
  const token = readToken();
  try {
    return await exchange(call, input, token, options);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === SECOND_FACTOR_NEEDED) requestLogin({ why: error.message });
    if (!endsSession(call, error)) throw error;
    if (call.path !== REFRESH) await tokenSettled();
    const current = readToken();
    // The token was exchanged meanwhile, perhaps by another tab, so the call is repeated with the new one.
    if (current !== null && current !== token) return await exchange(call, input, current, options);
    clearToken();
    requestLogin({ why: error.message });
    throw error;
  }
}

function endsSession(call: Call, error: CallError): boolean {
  return error.code === SESSION_ENDED || (error.code === NO_SESSION && call.path !== SESSION);
}

async function exchange(call: Call, input: unknown, token: string | null, options: Options): Promise<Reply> {
  const sent = token === null && takeSentReply(addressOf(call, input));
  if (sent) return sent as Reply;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let response: Response;
  let reply: Reply | null;
  try {
    response = await fetch(request(call, input, token), { signal });
    reply = response.headers.get('content-type')?.includes('json') ? ((await response.json()) as Reply) : null;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(0, { code: -1, problem: 'offline', message: t(($) => $.client.offline) });
  }
  if (response.ok && reply?.code === 0) return reply;
  throw new CallError(response.status, reply ?? unreadable());
}

function request(call: Call, input: unknown, token: string | null): Request {
  const headers = new Headers({ 'accept-language': currentLanguage() === 'en' ? 'en' : 'zh-CN' });
  addToken(headers, 'access_token', token);
  if (call.path.startsWith(JUDGING)) addToken(headers, 'judge_token', sentJudgeToken());
  if (call.method === 'GET') return new Request(withQuery(call.path, input), { headers });
  headers.set('content-type', 'application/json');
  return new Request(call.path, { method: 'POST', headers, body: JSON.stringify(input) });
}

/** The address that says everything about a call; undefined where there is none. */
function addressOf({ method, path }: Call, input: unknown): string | undefined {
  if (method === 'GET') return withQuery(path, input);
  return Object.keys(input as object).length === 0 ? path : undefined;
}

function withQuery(pattern: string, input: unknown): string {
  const values = { ...(input as Record<string, unknown>) };
  const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = values[name];
    delete values[name];
    return encodeURIComponent(String(value));
  });
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** Stands for a reply that is not the server's, such as a proxy's. */
function unreadable(): Omit<Reply, 'success'> {
  return { code: 503, problem: 'unavailable', message: t(($) => $.client.unavailable) };
}
