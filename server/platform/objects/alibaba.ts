import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { StoreGone } from './failures.ts';
import type { TemporaryCredentials } from './objects.ts';
import type { AccessKey } from './settings.ts';

const reply = z.object({
  Credentials: z.object({
    AccessKeyId: z.string().min(1),
    AccessKeySecret: z.string().min(1),
    SecurityToken: z.string().min(1),
    Expiration: z.coerce.date(),
  }),
});

/** AssumeRole of Alibaba Cloud, whose calls have a signature scheme of their own. */
export async function assumeAlibabaRole(
  endpoint: string,
  { accessKeyId, secretAccessKey }: AccessKey,
  wish: Record<string, string>,
): Promise<TemporaryCredentials> {
  const parameters: Record<string, string> = {
    Action: 'AssumeRole',
    Version: '2015-04-01',
    Format: 'JSON',
    AccessKeyId: accessKeyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: randomUUID(),
    Timestamp: new Date().toISOString().replace(/\.\d+/, ''),
    ...wish,
  };
  const Signature = signParameters('POST', parameters, secretAccessKey);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: canonical({ ...parameters, Signature }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new StoreGone('STS does not answer', { cause: error });
  });
  if (response.status >= 500) throw new StoreGone(`STS answers ${response.status}`);
  const told = (await response.json().catch(() => ({}))) as { Code?: string };
  if (!response.ok) throw new Error(`STS refuses (${told.Code ?? response.status})`);
  const { Credentials } = reply.parse(told);
  return {
    accessKeyId: Credentials.AccessKeyId,
    accessKeySecret: Credentials.AccessKeySecret,
    securityToken: Credentials.SecurityToken,
    expiresAt: Credentials.Expiration,
  };
}

/** The signature of an RPC call: sorted parameters, encoded twice, HMAC-SHA1 with `secret&`. */
export function signParameters(method: string, parameters: Record<string, string>, secret: string): string {
  const text = `${method}&%2F&${encode(canonical(parameters))}`;
  return createHmac('sha1', `${secret}&`).update(text).digest('base64');
}

function canonical(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
