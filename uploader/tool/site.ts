import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { uploadCalls } from '#contract/calls/uploads.ts';
import type { Language } from '#contract/domain/language.ts';
import type { UploadCalls } from '../calls.ts';

/** A failed call; status 0 without a reply. */
class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

interface Person {
  site: string;
  account: string;
  password: string;
  language: Language;
}

export interface Session {
  calls: UploadCalls;
  needsSecondFactor: boolean;
  close(): Promise<void>;
}

const LIMIT_MS = 90_000;

/** Logs in, and again when the session ends, because an upload may take days. */
export async function openSession(person: Person): Promise<Session> {
  const logIn = () => ask(person, accountCalls.login, { account: person.account, password: person.password });
  let { token, secondFactor } = await logIn();

  const asMember = async <C extends Call>(call: C, input: InputOf<C>, signal?: AbortSignal): Promise<OutputOf<C>> => {
    const used = token;
    try {
      return await ask(person, call, input, { token: used, signal });
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== 401) throw error;
      if (used === token) ({ token } = await logIn());
      return await ask(person, call, input, { token, signal });
    }
  };
  const entries = Object.entries(uploadCalls).map(([name, call]) => [
    name,
    (input: never, options?: { signal?: AbortSignal }) => asMember(call, input, options?.signal),
  ]);
  return {
    calls: Object.fromEntries(entries) as UploadCalls,
    needsSecondFactor: secondFactor !== 'none',
    close: async () => void (await ask(person, accountCalls.logoff, {}, { token }).catch(() => {})),
  };
}

interface Options {
  token?: string;
  signal?: AbortSignal | undefined;
}

async function ask<C extends Call>(
  { site, language }: Person,
  call: C,
  input: InputOf<C>,
  { token, signal }: Options = {},
): Promise<OutputOf<C>> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const headers = {
    'content-type': 'application/json',
    'accept-language': language === 'en' ? 'en' : 'zh-CN',
    'user-agent': 'framehall-upload',
    ...(token === undefined ? {} : { access_token: token, 'access-token': token }),
  };
  let response: Response;
  let text: string;
  try {
    response = await fetch(site + call.path, {
      method: call.method,
      headers,
      body: JSON.stringify(input),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    text = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    throw new CallFailure(0, 'no answer', { cause: error });
  }
  const reply = readReply(text);
  if (response.ok && reply?.success) return reply as OutputOf<C>;
  // The reply may not come from the site, and then its text cannot be shown.
  throw new CallFailure(response.ok ? 0 : response.status, reply?.message ?? `HTTP ${response.status}`);
}

function readReply(text: string): { success: boolean; message: string } | undefined {
  try {
    const reply = JSON.parse(text) as { success?: unknown; message?: unknown } | null;
    if (typeof reply?.success === 'boolean' && typeof reply.message === 'string') return reply as never;
  } catch {
    // Not JSON.
  }
  return undefined;
}
