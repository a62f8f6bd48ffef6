import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageNamed, languageOf } from '#contract/domain/language.ts';
import { pageAt, type PageName, pages, viewportFor } from '#contract/domain/pages.ts';
import type { SiteInfo } from '#contract/domain/site.ts';
import { problem } from '../problem.ts';
import { serveBundle } from './bundle-files.ts';
import { readFirstFiles } from './first-files.ts';
import { type FirstCall, type FirstReplies, readReplies, repliesHtml } from './first-replies.ts';
import type { OpenOther } from './other-bundles.ts';
import type { Development } from './development.ts';
import { escapeHtml, headHtml, type PageHead } from './page-head.ts';
import { sendProblem, textFor } from './reply.ts';

export interface PageOptions {
  /** The built browser bundle. */
  bundleDir: string;
  openOther: OpenOther;
  verificationDir: string;
  /** Origins of pictures, videos and sounds, and of uploads. */
  fileOrigins: readonly string[];
  site: SiteInfo;
  /** The head of a page for machines; never fails. */
  headOf: (asked: AskedPage) => Promise<PageHead>;
  /** What a page brings along for a visitor: replies to its first calls, and what these let it show at once. */
  first: {
    calls: (asked: AskedPage) => FirstCall[];
    draw: (asked: AskedPage, replies: FirstReplies) => string | undefined;
  };
  /** Replaces the bundle during development. */
  development?: ((server: Server) => Promise<Development>) | undefined;
}

export interface AskedPage {
  name: PageName;
  path: string;
  query: URLSearchParams;
  language: Language;
}

/** Serves the bundle's files, and the one HTML file for every address that is neither a file nor a call. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  if (!options.development) await serveBundle(app, options.bundleDir, options.openOther);
  const development = await options.development?.(app.server);
  app.addHook('onClose', async () => development?.close());
  const filesFor = development ? () => '' : await readFirstFiles(options.bundleDir);
  const html = development?.html ?? once(() => readFile(join(options.bundleDir, 'index.html'), 'utf8'));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (development && !pageAt(path) && (await development.serve(request.raw, reply.raw))) return reply.hijack();
    if (!wantsPage(request)) return sendProblem(reply, problem('not-found'));
    const verification = /^\/[\w-]{1,100}\.txt$/.test(path) && (await readVerification(options.verificationDir, path));
    if (verification) return reply.type('text/plain; charset=utf-8').send(verification);
    return sendPage(request, reply, { ...options, path, filesFor, html: await html(request.url) });
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return ['GET', 'HEAD'].includes(request.method) && /text\/html|\*\/\*|text\/\*|text\/plain/.test(accept);
}

async function readVerification(folder: string, path: string): Promise<string | undefined> {
  return await readFile(join(folder, path), 'utf8').catch(() => undefined);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, html, site, fileOrigins, headOf, first, filesFor }: SentPage,
): Promise<FastifyReply> {
  const name = pageAt(path) ?? 'notFound';
  const page = pages[name];
  const query = new URLSearchParams(request.url.slice(path.length));
  const language = languageNamed(query.get('lang')) ?? languageOf(request.headers['accept-language']);
  const text = textFor(language).site;
  const asked = { name, path, query, language };
  const calls = request.method === 'GET' ? first.calls(asked) : [];
  const [head, replies] = await Promise.all([headOf(asked), readReplies(request, { calls, language })]);
  if (head.movedTo !== undefined)
    return reply.header('cache-control', 'no-cache').redirect(head.movedTo, head.forNow ? 302 : 301);
  const drawn = first.draw(asked, replies);
  const nonce = randomBytes(16).toString('base64');
  const values: Record<string, string> = {
    CSP_NONCE: nonce,
    LANG: language === 'en' ? 'en' : 'zh-CN',
    SCHEME: page.look === 'white' ? 'light' : 'dark',
    VIEWPORT: viewportFor(page, request.headers['user-agent'] ?? ''),
    TITLE: text.title,
    DESCRIPTION: head.description ?? text.description,
    SITE: JSON.stringify(site),
  };
  const filled = html.replaceAll(/%([A-Z_]+)%/g, (all, key: string) => escapeHtml(values[key] ?? all));
  return reply
    .code(head.gone ? 410 : name === 'notFound' || head.missing ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, user-agent')
    .header('content-security-policy', policy(nonce, fileOrigins.join(' ')))
    .send(
      withBody(
        (drawn === undefined ? filled : codeLater(filled))
          .replace('</head>', () => `${headHtml(head, nonce)}${filesFor(name, language)}</head>`)
          .replace('</body>', () => `${repliesHtml(replies, language, nonce)}</body>`),
        head.body ?? drawn,
      ),
    );
}

/** Lets what is shown already, with its pictures, load before the code that will replace it. */
function codeLater(html: string): string {
  return html.replaceAll(/ type="module"| rel="modulepreload"/g, '$& fetchpriority="low"');
}

/** The page's code replaces what stands in the root. */
function withBody(html: string, body: string | undefined): string {
  return body === undefined ? html : html.replace('<div id="root">', (root) => `${root}${body}`);
}

interface SentPage extends Pick<PageOptions, 'site' | 'fileOrigins' | 'headOf' | 'first'> {
  path: string;
  filesFor: Awaited<ReturnType<typeof readFirstFiles>>;
  html: string;
}

function policy(nonce: string, fileOrigins: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${fileOrigins}`,
    `media-src 'self' blob: ${fileOrigins}`,
    "font-src 'self'",
    `connect-src 'self' ${fileOrigins}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
