import { ARTICLE_TYPES, type ArticleType, languagesOf, shownLanguage } from '#contract/domain/content.ts';
import type { Database } from '../../platform/database/database.ts';
import { findNamed, type Named, newestShown, shownAfter } from './articles.queries.ts';
import { findShown, type ShownRow } from './content.queries.ts';
import { editionsOf, summariesOf, toldOf, wholeOf } from './read.ts';
import type { EntryReader } from './reader.ts';

const NEXT = 3;
const CASES_OF_BRAND = 12;

/** A story, case, brand or article, with what to read next: the cases of a brand, else more of the same type. */
export async function readArticle(ctx: EntryReader, named: Named) {
  const row = await findNamed(ctx.db, ARTICLE_TYPES, named);
  return row && (await articleOf(ctx, row));
}

/** The text of one of them, without what stands below it. */
export async function readStory(ctx: EntryReader, named: Named) {
  const row = await findNamed(ctx.db, ARTICLE_TYPES, named);
  return row && { ...(await toldOf(ctx, row)), type: row.type };
}

export async function articleOf(ctx: EntryReader, row: ShownRow & { type: ArticleType }) {
  const { type } = row;
  const following =
    type === 'brand'
      ? { type: 'case' as const, brand: row.slug, count: CASES_OF_BRAND }
      : { type, brand: null, count: NEXT };
  const [whole, next] = await Promise.all([wholeOf(ctx, row), shownAfter(ctx.db, { ...following, after: row.id })]);
  const brandName = whole.brand === null ? null : await nameOf(ctx, whole.brand);
  return { ...whole, type, brandName, next: await summariesOf(ctx, next) };
}

/** Whether visitors find something by this slug, or by one that it had before. */
export async function isEntryShown(db: Database, kind: 'article' | 'activity', slug: string): Promise<boolean> {
  return (await findNamed(db, kind === 'article' ? ARTICLE_TYPES : ['activity'], { slug })) !== undefined;
}

/** Titles of the newest that can be read in the reader's language. */
export async function newestArticles({ db, language }: Pick<EntryReader, 'db' | 'language'>, most: number) {
  const rows = await newestShown(db, most);
  return rows
    .map((row) => ({ ...row, editions: editionsOf(row) }))
    .filter(({ editions }) => languagesOf(editions).includes(language))
    .map(({ id, slug, editions, publishedAt, changedAt }) => ({
      id,
      slug,
      title: editions[language].title,
      summary: editions[language].summary,
      publishedAt,
      changedAt: changedAt > publishedAt ? changedAt : publishedAt,
    }));
}

/** Null for a brand that visitors cannot see. */
async function nameOf(ctx: EntryReader, brand: string): Promise<string | null> {
  const row = await findShown(ctx.db, 'brand', brand);
  if (!row) return null;
  const editions = editionsOf(row);
  return editions[shownLanguage(editions, ctx.language)].title;
}
