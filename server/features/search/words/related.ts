import type { Context } from '../../../context.ts';
import { type Card, keywordsIn } from '../../catalogue/catalogue.ts';
import { withGroups } from './synonyms.ts';
import { queryWords } from './words.ts';

const LIMITS = { related: 8, sample: 24, compared: 60 };

/**
 * Keywords to go on with: those of the results that were not asked for. Leaves out keywords that all results have,
 * since they narrow nothing.
 */
export async function relatedTo(ctx: Context, text: string, found: readonly Card[]): Promise<string[]> {
  const sample = found.slice(0, LIMITS.sample);
  const words = queryWords(text);
  const asked = new Set([...words, ...(await withGroups(ctx.db, words))]);
  const related: string[] = [];
  const said = new Set<string>();
  for (const [keyword, times] of mostFrequent(sample)) {
    const own = queryWords(keyword);
    const terms = await withGroups(ctx.db, own);
    const meaning = terms.join(' ');
    // Neither the search itself nor the same in other words.
    const isOther = [own, terms].every((list) => list.some((word) => !asked.has(word)));
    const isNew = isOther && !said.has(meaning);
    if (!isNew || (times === sample.length && times > 2)) continue;
    said.add(meaning);
    related.push(keyword);
    if (related.length === LIMITS.related) break;
  }
  return related;
}

/** The most frequent keywords first; among equals, those of earlier results. */
function mostFrequent(cards: readonly Card[]): [keyword: string, times: number][] {
  const times = new Map<string, number>();
  const lines = cards.map(({ keywords }) => keywords).filter((keywords) => keywords !== '');
  for (const keyword of keywordsIn(lines.join('\n'))) times.set(keyword, (times.get(keyword) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one).slice(0, LIMITS.compared);
}
