import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoreSettings } from './exchange.ts';

const EXPOSED = [
  'ETag',
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
  'Date',
  'Last-Modified',
  'x-amz-request-id',
  'x-amz-checksum-crc32',
  'x-amz-checksum-crc32c',
  'x-amz-checksum-crc64nvme',
  'x-amz-checksum-sha1',
  'x-amz-checksum-sha256',
  'x-amz-checksum-type',
].join(', ');

const METHODS = 'GET, HEAD, PUT, POST, DELETE';

/** Lets the product's own pages send and fetch, and all other pages fetch public objects. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  { allowedOrigin, publicBuckets }: StoreSettings,
): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  if (origin === undefined) return;
  const method = request.headers['access-control-request-method'] ?? request.method ?? '';
  const bucket = /^\/([^/?]*)/.exec(request.url ?? '')?.[1] ?? '';
  const isPublic = ['GET', 'HEAD'].includes(method) && publicBuckets.includes(bucket);
  if (origin !== allowedOrigin && !isPublic) return;
  response.setHeader('access-control-allow-origin', origin === allowedOrigin ? origin : '*');
  response.setHeader('access-control-expose-headers', EXPOSED);
}

/** Answers a browser's CORS preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const allowed = response.hasHeader('access-control-allow-origin');
  const isPublic = response.getHeader('access-control-allow-origin') === '*';
  if (allowed) {
    response.setHeader('access-control-allow-methods', isPublic ? 'GET, HEAD' : METHODS);
    const asked = request.headers['access-control-request-headers'];
    if (asked !== undefined) response.setHeader('access-control-allow-headers', asked);
    response.setHeader('access-control-max-age', '3600');
  }
  response.writeHead(allowed ? 204 : 403).end();
}
