import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

/** A request in terms of S3: bucket, key, and the query and headers that its signature covers. */
export interface S3Request {
  raw: IncomingMessage;
  method: string;
  bucket: string;
  key: string;
  /** The path as it is signed. */
  canonicalPath: string;
  pairs: readonly (readonly [string, string])[];
  /** A parameter of the query; empty when it has no value. */
  query(name: string): string | undefined;
  /** A header; several of the same name are joined with commas. */
  header(name: string): string | undefined;
}

const LONGEST_KEY = 1024;

export function readRequest(raw: IncomingMessage): S3Request {
  const target = raw.url ?? '';
  if (!target.startsWith('/')) throw new S3Error('InvalidURI');
  const cut = target.indexOf('?');
  const path = decode(cut === -1 ? target : target.slice(0, cut));
  const pairs = cut === -1 ? [] : readQuery(target.slice(cut + 1));
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?([^]*)$/.exec(path) ?? [];
  if (Buffer.byteLength(key) > LONGEST_KEY) throw new S3Error('KeyTooLongError');
  return {
    raw,
    method: raw.method ?? '',
    bucket,
    key,
    canonicalPath: path.split('/').map(encode).join('/'),
    pairs,
    query: (name) => pairs.find(([own]) => own === name)?.[1],
    header(name) {
      const values = raw.headersDistinct[name];
      return values?.join(',');
    },
  };
}

/**
 * Refuses control characters, which neither XML nor PostgreSQL can store in full: such an object could not be listed or
 * swept.
 */
export function requirePrintable(key: string): void {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(key)) throw new S3Error('InvalidArgument', 'A key has no control characters.');
}

function readQuery(text: string): [string, string][] {
  return text.split('&').flatMap((pair) => {
    if (pair === '') return [];
    const at = pair.indexOf('=');
    const [name, value] = at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    return [[decode(name.replaceAll('+', ' ')), decode(value.replaceAll('+', ' '))]];
  });
}

/** Decodes percent signs; refuses what is not UTF-8. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

/** Encodes everything except letters, digits and `-._~`. */
export function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
