import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../net.ts';
import { problem } from '../problem.ts';
import { sendProblem } from './reply.ts';

/** For assets, whose names change with their content. */
export const KEPT_FOREVER = 'public, max-age=31536000, immutable';

/** Opens a file of the bundle of another release. */
export type OpenOther = (name: string) => Promise<Readable | undefined>;

const TYPES: Record<string, string | undefined> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** For one address; only while releases change does anybody ask for these files. */
const PER_MINUTE = 6000;

/** Sends an asset that another release has and this one has not. */
export async function sendOther(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, open }: { name: string; open: OpenOther },
): Promise<FastifyReply> {
  const type = TYPES[extname(name)];
  if (type === undefined || !/^[\w.-]{1,100}$/.test(name)) return notFound(reply);
  const wait = request.server.takeRequest(`other-bundles ${networkOf(request.ip)}`, PER_MINUTE);
  if (wait !== undefined) return sendProblem(reply, problem('too-many-requests', { retryAfter: wait }));
  const pressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? await open(`${name}.br`) : undefined;
  const file = pressed ?? (await open(name));
  if (!file) return notFound(reply);
  if (pressed) reply.header('content-encoding', 'br');
  return reply.type(type).header('vary', 'accept-encoding').header('cache-control', KEPT_FOREVER).send(file);
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
