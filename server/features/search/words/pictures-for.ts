import type { SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { filtersOf } from '../filter-codes.ts';
import { findBest } from '../find.queries.ts';
import { thumbnailsOf } from './suggest.queries.ts';
import { withGroups } from './synonyms.ts';
import { queryWords } from './words.ts';

/** For each text the address of a small picture of the best that it finds, in two statements for all of them. */
export async function picturesFor(
  ctx: Pick<Context, 'db' | 'objects'>,
  texts: readonly string[],
  type: SearchType = 'video',
): Promise<(string | undefined)[]> {
  const filters = filtersOf({ type });
  if (texts.length === 0 || !filters) return [];
  const wordLists = await Promise.all(texts.map((text) => withGroups(ctx.db, queryWords(text))));
  const best = await findBest(ctx.db, wordLists, filters);
  const keys = await thumbnailsOf(
    ctx.db,
    best.filter((id) => id !== undefined),
  );
  return best.map((id) => {
    const key = id === undefined ? undefined : keys.get(id);
    return key && ctx.objects.publicUrl(key);
  });
}
