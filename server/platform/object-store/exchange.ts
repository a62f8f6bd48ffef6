import type { ServerResponse } from 'node:http';
import type { Identified, OwnerKey, Place } from './caller.ts';
import type { S3Request } from './request.ts';
import type { Store } from './store.ts';
import { toXml, type Tree } from './xml.ts';

export interface StoreSettings {
  region: string;
  owner: OwnerKey;
  /** Buckets whose objects anybody may read. */
  publicBuckets: readonly string[];
  /** The origin whose pages may send and fetch files. */
  allowedOrigin: string;
  /** Smallest size of a part other than the last. */
  minPartBytes: number;
}

/** One request with everything needed to answer it. */
export interface Exchange {
  request: S3Request;
  response: ServerResponse;
  who: Identified;
  store: Store;
  settings: StoreSettings;
  place: Place;
}

export function sendXml({ response }: Exchange, root: string, tree: Tree, headers: Record<string, string> = {}): void {
  const text = toXml(root, tree);
  response.writeHead(200, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(text), ...headers });
  response.end(text);
}

export function sendEmpty({ response }: Exchange, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, status === 204 || status === 304 ? headers : { 'content-length': '0', ...headers });
  response.end();
}

export function quoted(etag: string): string {
  return `"${etag}"`;
}

export function xmlTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
