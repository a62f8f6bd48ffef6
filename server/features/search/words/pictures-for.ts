import type { SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import { orNothing } from '../with-fallback.ts';
import { searchEngine } from '../choose-engine.ts';
import { filtersOf } from '../filters.ts';
import { thumbnailsOf } from './suggest.queries.ts';
import { withGroups } from './synonyms.ts';
import { queryWords } from './words.ts';

/** For each text the address of a small picture of the best that it finds, in two statements for all of them. */
export async function picturesFor(
  ctx: Pick<Context, 'db' | 'openSearch' | 'objects'>,
  texts: readonly string[],
  type: SearchType = 'video',
): Promise<(string | undefined)[]> {
  const filters = filtersOf({ type });
  if (texts.length === 0 || !filters) return [];
  const wordLists = await Promise.all(texts.map((text) => withGroups(ctx.db, queryWords(text))));
  // Words help without pictures too.
  const best = await orNothing(searchEngine(ctx).best(wordLists, filters), []);
  const keys = await thumbnailsOf(
    ctx.db,
    best.filter((id) => id !== undefined),
  );
  return texts.map((_, place) => {
    const id = best[place];
    const key = id === undefined ? undefined : keys.get(id);
    return key && ctx.objects.publicUrl(key);
  });
}
