import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#contract/domain/language.ts';
import { PROBLEMS } from '#contract/domain/problems.ts';
import type { Problem } from '../problem.ts';
import { escapeHtml } from './page-head.ts';
import { textFor } from './reply.ts';

/** Whether somebody opens a page of the site in a browser; scripts and calls ask for JSON. */
export function opensPage({ is404, method, headers }: FastifyRequest): boolean {
  return is404 && ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');
}

const STYLE = `body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 0 24px;
  box-sizing: border-box; background: #0b0b0d; color: #f1f1f3; text-align: center;
  font: 16px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif }
h1 { margin: 0 0 16px; font-size: 22px; font-weight: 600 }
a { color: #f1f1f3 }`;

/** Sends a page that needs nothing else from the server, because the server just refused to serve. */
export function sendProblemPage(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const { site, common, problems } = textFor(language);
  const nonce = randomBytes(16).toString('base64');
  const message = escapeHtml(problems[problem.code]);
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(problem.retryAfter)));
  return reply
    .code(PROBLEMS[problem.code].status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
    .send(`<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(site.title)}</title>
    <style nonce="${nonce}">${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${message}</h1>
      <a href="">${escapeHtml(common.retry)}</a>
    </main>
  </body>
</html>
`);
}
