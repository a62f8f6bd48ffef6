import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../platform/http/reply.ts';
import { isProblem } from '../../../platform/problem.ts';
import { type ByteRange, zipBytes } from '../../../platform/zip/stream.ts';
import { openArchive } from './archive.ts';
import type { Archive } from './entries.ts';

/** The requested byte range; 'none' when it lies outside the file. Several ranges get the whole file. */
export function rangeOf(
  headers: Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | string[] | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'none' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!asked || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) return undefined;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first >= size || (from === '' && Number(to) === 0) ? 'none' : { first, last };
}

/** Streams an archive to anybody who has its link. */
export function addArchiveRoutes(app: FastifyInstance, ctx: Parameters<typeof openArchive>[0]): void {
  app.get<{ Params: { '*': string } }>(
    '/order/archive/*',
    { config: { limit: { as: 'archive', perMinute: 600 } }, schema: { hide: true }, exposeHeadRoute: true },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const archive = await openArchive(ctx, request.params['*']);
      if (isProblem(archive)) return sendProblem(reply, archive);
      return send(request, reply, archive);
    },
  );
}

function send(request: FastifyRequest, reply: FastifyReply, archive: Archive): FastifyReply {
  const { size, etag, fileName, entries } = archive;
  const wanted = rangeOf(request.headers, { size, etag });
  reply
    .type('application/zip')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-disposition', `attachment; filename="${fileName}"`);
  if (wanted === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  const range = wanted ?? { first: 0, last: size - 1 };
  if (wanted) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  reply.header('content-length', range.last - range.first + 1);
  if (request.method === 'HEAD') return reply.send();
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  return reply.send(Readable.from(zipBytes(entries, range, gone.signal), { objectMode: false }));
}
