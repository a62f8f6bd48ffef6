import { beforeAll, describe, expect, test } from 'vitest';
import { rebuildSearch } from '#server/features/search/search.jobs.ts';
import { startProduct } from '#tests/support/product.ts';
import { idsOf, search } from '#tests/support/search.ts';
import { fill } from './fill.ts';
import { makeVocabulary } from './vocabulary.ts';

const SIZE = 3000;
const WORDS = 300;
const product = await startProduct();

interface Text {
  id: number;
  kind: string;
  /** Titles, places and keywords in lower case, one on each line. */
  text: string;
}
let texts: Text[];

beforeAll(async () => {
  await fill(product.db, { size: SIZE, seed: '1' });
  await rebuildSearch({ db: product.db, openSearch: undefined }, {}, new AbortController().signal);
  const rows = await product.db
    .selectFrom('materials')
    .select(['id', 'kind', 'titleZh', 'titleEn', 'placeZh', 'placeEn', 'keywordsZh', 'keywordsEn'])
    .execute();
  texts = rows.map(({ id, kind, keywordsZh, keywordsEn, ...lines }) => ({
    id,
    kind,
    text: [lines.titleZh, lines.titleEn, lines.placeZh, lines.placeEn, ...keywordsZh, ...keywordsEn]
      .join('\n')
      .toLowerCase(),
  }));
});

/** A look at every text: Chinese as letters anywhere, English as whole words. */
function scan(kind: string, word: string): number[] {
  const wanted = /[a-z]/i.test(word) ? new RegExp(`\\b${word.toLowerCase()}\\b`) : new RegExp(word);
  return texts.filter((row) => row.kind === kind && wanted.test(row.text)).map(({ id }) => id);
}

/** Everything that is found, page by page, and how many the first page promised. */
async function find(type: string, keyword: string): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = [];
  for (let after: string | undefined; ;) {
    const reply = await search(product, { type, keyword, exact: '1', pageSize: 100, ...(after ? { after } : {}) });
    ids.push(...idsOf(reply));
    after = reply.body.next ?? undefined;
    if (!after) return { ids, total: reply.body.total };
  }
}

/** Frequent and rare ones, as many of each language. */
function words(): string[] {
  const { words: all } = makeVocabulary('1');
  const step = Math.floor(1200 / (WORDS / 2));
  return Array.from({ length: WORDS / 2 }, (_, n) => all[n * step]!).flatMap(({ zh, en }) => [zh, en]);
}

describe('a search', () => {
  test('[R25] finds every text that has the word: 300 words against a look at all of them', async () => {
    const lost: string[] = [];
    const miscounted: string[] = [];
    let seen = 0;
    for (const word of words())
      for (const [type, kind] of [
        ['pic', 'photo'],
        ['video', 'video'],
      ] as const) {
        const { ids, total } = await find(type, word);
        const found = new Set(ids);
        if (found.size !== total) miscounted.push(word);
        const there = scan(kind, word);
        seen += there.length;
        lost.push(...there.filter((id) => !found.has(id)).map((id) => `${word} ${kind} ${id}`));
      }
    expect(lost).toEqual([]);
    expect(miscounted).toEqual([]);
    expect(seen).toBeGreaterThan(5000);
  });

  test.each(['harbour', 'lavender', 'night market'])('[R25] finds “%s” and nothing else', async (word) => {
    expect((await find('pic', word)).ids.toSorted((a, b) => a - b)).toEqual(scan('photo', word));
  });

  test('[R25] does not find a word inside a longer one', async () => {
    const isInside = ({ kind, text }: Text) => kind === 'photo' && text.includes('harbour');
    const found = (await find('pic', 'harbour')).ids.length;
    expect(texts.filter(isInside).length).toBeGreaterThan(3 * found);
  });
});
