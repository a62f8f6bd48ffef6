import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#contract/domain/language.ts';
import { type PageName, pages } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { readFromReplica } from '../../platform/database/read-from-replica.ts';
import { sendProblem } from '../../platform/http/reply.ts';
import { problem } from '../../platform/problem.ts';
import { eventCalendar } from './events.ts';
import { feedOf } from './feed.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

/** Pages about one person's own things, and searches by an image, which expire within a month. */
const NOT_FOR_CRAWLERS: PageName[] = [
  'board',
  'bill',
  'cart',
  'bookmarks',
  'downloadList',
  'imgSearchResult',
  'invite',
  'login',
  'mailConfirm',
  'materialCenter',
  'office',
  'order',
  'putOrder',
  'score',
  'undoChange',
  'userCenter',
  'vipOrder',
];

function robots(publicUrl: string): string {
  const closed = NOT_FOR_CRAWLERS.map((page) => `Disallow: ${pages[page].paths[0]}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** A crawler needs each part once a day, and writing a part costs more than most requests. */
const config = { limit: { as: 'sitemap', perMinute: 120 } };
const schema = { hide: true };

/** Serves the files that crawlers ask for before they read pages. */
export function addCrawlerRoutes(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'replica' | 'objects' | 'secrets' | 'config'>,
): void {
  app.get('/robots.txt', { schema }, (request, reply) =>
    send(request, reply, 'text/plain', robots(ctx.config.publicUrl)),
  );
  app.get('/sitemap.xml', { config, schema }, async (request, reply) =>
    send(request, reply, 'application/xml', await readFromReplica(ctx, sitemapIndex)),
  );
  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', { config, schema }, async (request, reply) => {
    const part = await readFromReplica(ctx, (from) => sitemapPart(from, request.params.part));
    return part === undefined
      ? sendProblem(reply, problem('not-found'))
      : send(request, reply, 'application/xml', part);
  });
  for (const language of LANGUAGES)
    app.get(`/feed/${language}.xml`, { config, schema }, async (request, reply) =>
      send(request, reply, 'application/atom+xml', await readFromReplica({ ...ctx, language }, feedOf)),
    );
  app.get<{ Params: { slug: string }; Querystring: { lang?: string } }>(
    '/calendar/:slug.ics',
    { config, schema },
    async (request, reply) => {
      const { slug } = request.params;
      const asked = { slug, lang: request.query.lang, accepted: request.headers['accept-language'] };
      const file = await readFromReplica(ctx, (from) => eventCalendar(from, asked));
      if (file === undefined) return sendProblem(reply, problem('not-found'));
      reply.header('content-disposition', `attachment; filename="${slug}.ics"`).header('vary', 'accept-language');
      return send(request, reply, 'text/calendar', file);
    },
  );
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
