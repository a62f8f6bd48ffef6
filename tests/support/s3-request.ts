import { createHash, createHmac, hash } from 'node:crypto';
import { request as send, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Signs and sends requests by hand, so that each of their parts can be wrong. */
export interface Wish {
  method?: string;
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  accessKeyId?: string;
  secret?: string;
  token?: string;
  date?: Date;
  region?: string;
  /** Hash of the body in the signature; the true one by default. */
  payload?: string;
  /** Headers that are sent without being signed. */
  unsigned?: Record<string, string>;
  /** Signs the address instead of headers, valid for so many seconds. */
  expires?: number;
  /** Changes the request just before it is sent. */
  change?: (sent: { path: string; headers: Record<string, string> }) => void;
}

export interface RawReply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
  code: string | undefined;
}

export interface Signed {
  path: string;
  headers: Record<string, string>;
  /** For signing chunks. */
  key: Buffer;
  amzDate: string;
  scope: string;
  signature: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export function sign(host: string, wish: Wish, owner: { accessKeyId: string; secretAccessKey: string }): Signed {
  const amzDate = (wish.date ?? new Date()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${amzDate.slice(0, 8)}/${wish.region ?? 'cn-shanghai'}/s3/aws4_request`;
  const inAddress = wish.expires !== undefined;
  const payload =
    wish.payload ??
    (inAddress
      ? 'UNSIGNED-PAYLOAD'
      : createHash('sha256')
          .update(wish.body ?? '')
          .digest('hex'));
  const accessKeyId = wish.accessKeyId ?? owner.accessKeyId;
  const headers: Record<string, string> = { host, ...wish.headers };
  const query = { ...wish.query };
  if (inAddress) {
    query['X-Amz-Algorithm'] = 'AWS4-HMAC-SHA256';
    query['X-Amz-Credential'] = `${accessKeyId}/${scope}`;
    query['X-Amz-Date'] = amzDate;
    query['X-Amz-Expires'] = String(wish.expires);
    query['X-Amz-SignedHeaders'] = Object.keys(headers).toSorted().join(';');
    if (wish.token !== undefined) query['X-Amz-Security-Token'] = wish.token;
  } else {
    headers['x-amz-date'] = amzDate;
    headers['x-amz-content-sha256'] = payload;
    if (wish.token !== undefined) headers['x-amz-security-token'] = wish.token;
  }
  const names = Object.keys(headers).toSorted();
  const queryText = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    wish.method ?? 'GET',
    wish.path,
    queryText,
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    payload,
  ].join('\n');
  const secret = `AWS4${wish.secret ?? owner.secretAccessKey}`;
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), secret) as Buffer;
  const text = ['AWS4-HMAC-SHA256', amzDate, scope, hash('sha256', canonical)].join('\n');
  const signature = hmac(key, text).toString('hex');
  const credential = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}`;
  if (!inAddress) headers['authorization'] = `${credential}, Signature=${signature}`;
  const ending = [queryText, ...(inAddress ? [`X-Amz-Signature=${signature}`] : [])].filter((part) => part !== '');
  const path = ending.length === 0 ? wish.path : `${wish.path}?${ending.join('&')}`;
  return { path, headers, key, amzDate, scope, signature };
}

export async function exchange(
  url: string,
  sent: { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array | undefined },
): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  const asked = send({ hostname, port, method: sent.method, path: sent.path, headers: sent.headers });
  asked.end(sent.body);
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(reply);
  const text = body.toString();
  return { status: reply.statusCode ?? 0, headers: reply.headers, body, text, code: /<Code>(\w+)/.exec(text)?.[1] };
}

/** Sends requests to one store, signed by its owner by default. */
export function requester(url: string, owner: { accessKeyId: string; secretAccessKey: string }) {
  const { host } = new URL(url);
  return async (wish: Wish): Promise<RawReply> => {
    const { path, headers } = sign(host, wish, owner);
    const sent = { path, headers: { ...headers, ...wish.unsigned } };
    wish.change?.(sent);
    return await exchange(url, { method: wish.method ?? 'GET', ...sent, body: wish.body });
  };
}
