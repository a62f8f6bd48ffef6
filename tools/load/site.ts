import * as z from 'zod/mini';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import type { Language } from '#contract/domain/language.ts';
import { Fault, faultOf, wrongContent } from './fault.ts';

/** After this long nobody waits any more. */
export const LIMIT_MS = 30_000;

const REPLY = { code: z.literal(0), success: z.literal(true), message: z.string() };
const schemas = new WeakMap<Call, z.ZodMiniObject>();

interface Asking {
  token?: string;
  language?: Language;
}

/** Makes a call of the contract as a page does, and checks status, code and every field of the reply. */
export async function ask<C extends Call>(
  url: string,
  call: C,
  input: InputOf<C>,
  { token, language = 'en' }: Asking = {},
): Promise<OutputOf<C>> {
  const reads = call.method === 'GET';
  const { status, text } = await exchange(url + (reads ? addressOf(call.path, input as object) : call.path), {
    method: call.method,
    headers: {
      'accept-language': language === 'en' ? 'en' : 'zh-CN',
      ...(reads ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'access-token': token }),
    },
    ...(reads ? {} : { body: JSON.stringify(input) }),
  });
  const reply = parse(text);
  if (status !== 200) throw new Fault(kindOfRefusal(status, reply), status);
  const schema = schemas.get(call) ?? z.extend(call.output as z.ZodMiniObject, REPLY);
  schemas.set(call, schema);
  const checked = z.safeParse(schema, reply);
  if (!checked.success) throw wrongContent();
  return checked.data as OutputOf<C>;
}

/** Opens a page, of which its own mark must be there. */
export async function open(url: string, path: string, language: Language): Promise<void> {
  const { status, text } = await exchange(url + path, {
    headers: { accept: 'text/html', 'accept-language': language === 'en' ? 'en' : 'zh-CN' },
  });
  if (status !== 200) throw new Fault(String(status), status);
  if (!text.includes('<meta name="framehall-site"') || !text.includes('<div id="root">')) throw wrongContent();
}

export async function exchange(url: string, init: RequestInit): Promise<{ status: number; text: string; url: string }> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    return { status: reply.status, text: await reply.text(), url: reply.url };
  } catch (error) {
    throw faultOf(error);
  }
}

/** The status, and for what the product refused also its reason: “409 price-changed”. */
export function kindOfRefusal(status: number, reply: unknown): string {
  const { problem } = Object(reply) as { problem?: unknown };
  const refused = status >= 400 && status < 500 && status !== 429;
  return refused && typeof problem === 'string' ? `${status} ${problem}` : String(status);
}

/** The path with `:name` filled in, and all other values as a query. */
export function addressOf(pattern: string, input: object): string {
  const values = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = String(values.get(name));
    values.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...values].map(([name, value]): [string, string] => [name, String(value)]));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
