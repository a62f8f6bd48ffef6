import { drawn } from '#contract/domain/draw-blocks.ts';
import { redirectTarget } from '#contract/domain/redirects.ts';
import type { Context } from '../../context.ts';
import type { AskedPage } from '../../platform/http/pages.ts';
import type { PageHead } from '../../platform/http/page-head.ts';
import { textFor } from '../../platform/http/reply.ts';
import { followRedirect } from '../redirects/redirects.ts';
import { articleHtml } from './article-parts.ts';

/** Where editors let an address lead at which there is nothing. */
export async function redirectHead(
  ctx: Pick<Context, 'db' | 'log'>,
  { path, query, language }: AskedPage,
): Promise<PageHead | undefined> {
  const found = await followRedirect(ctx, path);
  if (!found) return undefined;
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  if (found.to !== null) return { movedTo: redirectTarget(found.to, search), forNow: found.status === 302 };
  const { gone, goneBody } = textFor(language).notFound;
  return {
    gone: true,
    // Tells the page's code that the address has been looked up.
    metas: [{ name: 'gone', content: path }],
    body: articleHtml(language, [drawn('h1', gone), drawn('p', goneBody)]),
  };
}
