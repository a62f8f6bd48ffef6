import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks a reply that may be kept by its hash, and answers whoever has the same already with 304 and nothing else. */
export function answerUnchanged<Payload>(request: FastifyRequest, reply: FastifyReply, payload: Payload) {
  const mayBeKept = reply.getHeader('cache-control')?.toString().startsWith('public') ?? false;
  if (reply.statusCode !== 200 || !mayBeKept || typeof payload !== 'string') return payload;
  const etag = `"${hash('sha256', payload, 'base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return payload;
  reply.code(304).removeHeader('content-length');
  return null;
}
