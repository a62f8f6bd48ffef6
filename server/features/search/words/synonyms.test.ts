import { beforeAll, expect, test } from 'vitest';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { addedTerms, askedTerms, groupsByWord } from './synonym-groups.ts';
import { removeSynonyms, saveSynonyms } from './synonyms.ts';
import { indexSynonyms } from '../search.jobs.ts';
import { indexWords, queryWords } from './words.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

const groups = groupsByWord([
  { id: 1, version: 1, indexed: true, words: ['日落', '夕阳', 'sunset'] },
  { id: 2, version: 3, indexed: true, words: ['黄金时刻', 'golden hour'] },
  { id: 3, version: 1, indexed: true, words: ['海', '大海', 'sea'] },
  { id: 4, version: 1, indexed: false, words: ['雾', 'mist'] },
  { id: 5, version: 1, indexed: true, words: ['…', 'golden retriever'] },
]);
const added = (text: string) => addedTerms(groups, indexWords(text), text);
const asked = (text: string) => askedTerms(groups, queryWords(text));

test.each([
  ['Sunsets over the bay', ['~1.1']],
  ['golden hour', ['~2.3']],
  ['golden leaves\nrush hour', []],
  ['golden retrievers at the golden hour', ['~2.3', '~5.1']],
  ['the sea', ['~3.1', '海']],
  ['海浪', []],
  ['海', ['~3.1']],
  ['misty morning, mist', ['~4.1', '雾']],
  ['', []],
])('[R268] “%s” is found under the groups %j', (text, terms) => {
  expect(added(text)).toEqual(terms);
});

test.each([
  ['sunset', ['~1.1']],
  ['夕阳 beach', ['~1.1', 'beach']],
  ['sunset 日落', ['~1.1']],
  ['golden hour portrait', ['~2.3', 'portrait']],
  ['hour golden', ['hour', 'golden']],
  ['海', ['海']],
  ['sea', ['~3.1']],
  ['mist', ['mist']],
])('[R268] whoever asks for “%s” asks for %j', (text, terms) => {
  expect(asked(text)).toEqual(terms);
});

let dusk = 0;

beforeAll(async () => {
  dusk = await makeMaterial(product, { kind: 'video', description: { titleEn: 'Gloaming', keywordsEn: ['heather'] } });
  await catchUp(product);
});

async function save(words: string[], changes?: { id: number; version: number }) {
  const saved = await saveSynonyms(ctx, { words, changes });
  if (isProblem(saved)) throw new Error(saved.code);
  return saved;
}

test('[R268] a group is used once it is indexed, changes with its words, and is gone when removed', async () => {
  const first = await save(['gloaming', '薄暮']);
  expect(idsOf(await search(product, { keyword: '薄暮' }))).toEqual([]);
  await indexSynonyms(ctx, first, AbortSignal.timeout(20_000));
  // Whoever searches learns within a second that it is.
  await expect.poll(async () => idsOf(await search(product, { keyword: '薄暮' }))).toEqual([dusk]);
  expect(idsOf(await search(product, { keyword: 'gloaming 薄暮' }))).toEqual([dusk]);

  const second = await save(['heather', '石楠'], first);
  expect(second).toEqual({ id: first.id, version: 2 });
  await indexSynonyms(ctx, second, AbortSignal.timeout(20_000));
  await expect.poll(async () => idsOf(await search(product, { keyword: '石楠' }))).toEqual([dusk]);
  expect(idsOf(await search(product, { keyword: '薄暮' }))).toEqual([]);

  expect(await removeSynonyms(ctx, first)).toMatchObject({ code: 'changed-meanwhile' });
  expect(await removeSynonyms(ctx, second)).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(idsOf(await search(product, { keyword: '石楠' }))).toEqual([]);
  expect(idsOf(await search(product, { keyword: 'heather' }))).toEqual([dusk]);
  expect(await removeSynonyms(ctx, second)).toMatchObject({ code: 'not-found' });
}, 90_000);

test('[R268] the groups that the product comes with are used from the first material on', async () => {
  const { length } = await product.db.selectFrom('synonyms').select('id').where('indexed', '=', true).execute();
  expect(length).toBeGreaterThanOrEqual(60);
  const id = await makeMaterial(product, { kind: 'photo', description: { titleZh: '夕阳', titleEn: 'Evening' } });
  await catchUp(product);
  for (const keyword of ['sunset', '落日', 'sundown', '夕陽'])
    expect(idsOf(await search(product, { keyword, type: 'pic' })), keyword).toContain(id);
});

test('[R268] a word belongs to one group, also when two want it at once', async () => {
  for (const word of ['sunset', 'Sunsets', '夕陽'])
    expect(await saveSynonyms(ctx, { words: [word, 'something else'] })).toMatchObject({ code: 'synonym-taken' });
  const results = await Promise.all(
    [1, 2, 3].map((n) => saveSynonyms(ctx, { words: ['petrichor', `rain smell ${n}`] })),
  );
  expect(results.filter((result) => !isProblem(result))).toHaveLength(1);
  const groupsWith = await product.db.selectFrom('synonymWords').selectAll().where('word', '=', 'petrichor').execute();
  expect(groupsWith).toHaveLength(1);
});
