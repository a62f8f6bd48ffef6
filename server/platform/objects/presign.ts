import { createHash, createHmac } from 'node:crypto';
import type { AccessKey } from './settings.ts';

interface Wanted {
  /** Address without a query, its path encoded. */
  url: string;
  region: string;
  accessKey: AccessKey;
  seconds: number;
  /** Headers that the store is to answer with. */
  answer?: Record<string, string>;
}

/**
 * Signs an address that opens one object with GET for a while (Signature Version 4, in the query). Pages show dozens of
 * such links, and the store's client takes five times as long for each.
 */
export function presign({ url, region, accessKey, seconds, answer = {} }: Wanted, now = new Date()): string {
  const { host, pathname } = new URL(url);
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [accessKey.accessKeyId, ...scope].join('/'),
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
    ...answer,
  })
    .map(([name, value]) => `${name}=${encodeStrictly(value)}`)
    .join('&');
  const request = ['GET', pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const told = ['AWS4-HMAC-SHA256', time, scope.join('/'), createHash('sha256').update(request).digest('hex')];
  const key = scope.reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${accessKey.secretAccessKey}`);
  return `${url}?${query}&X-Amz-Signature=${hmac(key, told.join('\n')).toString('hex')}`;
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Everything but letters, digits and `-_.~`. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
