import * as z from 'zod/mini';
import { ARTICLE_TYPES, type ContentType, PREVIEW_HOURS, PREVIEWED_TYPES } from '#contract/domain/content.ts';
import type { Context, MemberContext } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem } from '../../platform/problem.ts';
import { activityOf } from './activities.ts';
import { findWritten } from './articles.queries.ts';
import { articleOf } from './articles.ts';
import { findEntry } from './desk/desk.queries.ts';

/** What the seal holds. The use is in it so that nothing else that was sealed here opens a draft. */
const sealed = z.strictObject({ use: z.literal('content-preview'), revision: z.int(), until: z.int() });

/** Opens what was written last to whoever has the link, for a day. */
export async function openPreview(ctx: MemberContext, { id }: { id: number }) {
  const entry = await findEntry(ctx.db, id);
  if (!entry || !PREVIEWED_TYPES.some((type) => type === entry.type)) return problem('not-found');
  const until = (await currentTime(ctx.db)).getTime() + PREVIEW_HOURS * 3_600_000;
  const revision = entry.draftRevision ?? entry.publishedRevision;
  const seal = ctx.secrets.seal(JSON.stringify({ use: 'content-preview', revision, until }));
  return { slug: entry.slug, seal, until: new Date(until).toISOString() };
}

interface Link {
  slug: string;
  seal: string;
}

export async function previewArticle(ctx: Context, link: Link) {
  const row = await findPreviewed(ctx, ARTICLE_TYPES, link);
  return row ? { article: await articleOf(ctx, row) } : problem('not-found');
}

export async function previewActivity(ctx: Context, link: Link) {
  const row = await findPreviewed(ctx, ['activity'], link);
  return row ? { activity: await activityOf(ctx, row) } : problem('not-found');
}

/** The revision that a link opens, as long as it may be opened and its entry has that address. */
async function findPreviewed<Type extends ContentType>(ctx: Context, types: readonly Type[], { slug, seal }: Link) {
  const opened = openSeal(ctx, seal);
  if (!opened || opened.until <= (await currentTime(ctx.db)).getTime()) return undefined;
  return await findWritten(ctx.db, types, { slug, revision: opened.revision });
}

function openSeal({ secrets }: Context, seal: string) {
  try {
    return sealed.safeParse(JSON.parse(secrets.open(seal))).data;
  } catch {
    return undefined;
  }
}
