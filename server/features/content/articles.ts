import { ARTICLE_TYPES, shownLanguage } from '#contract/domain/content.ts';
import { findNamed, type Named, shownAfter } from './articles.queries.ts';
import { findShown } from './content.queries.ts';
import { editionsOf, summariesOf, wholeOf } from './read.ts';
import type { EntryReader } from './reader.ts';

const NEXT = 3;
const CASES_OF_BRAND = 12;

/** A story, case, brand or article, with what to read next: the cases of a brand, else more of the same type. */
export async function readArticle(ctx: EntryReader, named: Named) {
  const row = await findNamed(ctx.db, ARTICLE_TYPES, named);
  if (!row) return undefined;
  const { type } = row;
  const following =
    type === 'brand'
      ? { type: 'case' as const, brand: row.slug, count: CASES_OF_BRAND }
      : { type, brand: null, count: NEXT };
  const [whole, next] = await Promise.all([wholeOf(ctx, row), shownAfter(ctx.db, { ...following, after: row.id })]);
  const brandName = whole.brand === null ? null : await nameOf(ctx, whole.brand);
  return { ...whole, type, brandName, next: await summariesOf(ctx, next) };
}

/** Null for a brand that visitors cannot see. */
async function nameOf(ctx: EntryReader, brand: string): Promise<string | null> {
  const row = await findShown(ctx.db, 'brand', brand);
  if (!row) return null;
  const editions = editionsOf(row);
  return editions[shownLanguage(editions, ctx.language)].title;
}
