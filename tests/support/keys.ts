import { KEY_SCOPES, type KeyScope } from '#contract/domain/api-key.ts';
import type { Product, Reply } from './product.ts';

interface Admin {
  call(path: string, input?: object): Promise<Reply>;
}

/** A key of a company's administrator, for everything unless told otherwise. */
export async function makeKey(
  admin: Admin,
  wanted: { scopes?: KeyScope[]; perMinute?: number } = {},
): Promise<{ key: string; keyId: number }> {
  const given = { name: 'Test', scopes: [...KEY_SCOPES], perMinute: 6000, password: 'a good password', ...wanted };
  const { body } = await admin.call('/company/keys/create', given);
  if (!body.success) throw new Error(`no key: ${body.problem}`);
  return { key: body.key, keyId: body.keys[0].keyId };
}

/** A call as a program makes it. */
export async function callAsProgram(
  product: Pick<Product, 'url'>,
  method: 'GET' | 'POST',
  path: string,
  input: object,
  key?: string,
): Promise<Reply> {
  const url = new URL(path, product.url);
  if (method === 'GET') for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  const reply = await fetch(url, {
    method,
    headers: {
      'accept-language': 'en',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}
