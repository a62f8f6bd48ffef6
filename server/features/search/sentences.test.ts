import { beforeAll, describe, expect, test } from 'vitest';
import type { Description } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { reindex } from '../catalogue/catalogue.ts';
import { newOnSale } from './search.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');

async function video(description: Partial<Description>, facts: Record<string, unknown> = {}): Promise<number> {
  const id = await makeMaterial(product, { kind: 'video', description });
  await product.db
    .updateTable('materials')
    .set(facts as never)
    .where('id', '=', id)
    .execute();
  await reindex(ctx, [id]);
  return id;
}

const found = async (query: Record<string, string | number>) =>
  idsOf(await search(product, query)).toSorted((one, other) => one - other);

let empty: number;
let crowded: number;
let brand: number;
beforeAll(async () => {
  const morning = { titleZh: '安静的清晨', titleEn: 'Quiet morning', keywordsEn: ['quiet', 'morning'] };
  empty = await video(morning, { people: false, sizeClass: '4K' });
  crowded = await video(morning, { people: true });
  brand = await video({ titleZh: '安静的清晨，茶叶品牌', titleEn: 'Quiet morning at a tea brand' }, { people: true });
  await catchUp(product);
});

const SENTENCES = ['a quiet morning without people, for a tea brand', '安静的清晨，没有人，适合茶叶品牌'] as const;

describe('a sentence', () => {
  test.each(SENTENCES)('“%s” finds what its filters let through', async (keyword) => {
    expect(await found({ keyword })).toEqual([empty]);
  });

  test('tells how it was read', async () => {
    const [english, chinese] = await Promise.all(SENTENCES.map((keyword) => search(product, { keyword })));
    expect(english?.body.read).toEqual({
      words: 'quiet morning',
      chips: [
        { kind: 'people', value: '0', said: 'without people' },
        { kind: 'use', value: null, said: 'a tea brand' },
      ],
    });
    expect(chinese?.body.read).toEqual({
      words: '安静的清晨',
      chips: [
        { kind: 'people', value: '0', said: '没有人' },
        { kind: 'use', value: null, said: '茶叶品牌' },
      ],
    });
    for (const keyword of ['morning', 'quiet morning', '', '"quiet morning, no people"'])
      expect((await search(product, { keyword })).body.read, keyword).toBeNull();
  });

  test('loses a reading that is taken away', async () => {
    const keyword = 'a quiet morning with people, for a tea brand';
    expect(await found({ keyword })).toEqual([crowded, brand]);
    expect(await found({ keyword, literal: 'use' })).toEqual([brand]);
    const { body } = await search(product, { keyword: SENTENCES[0], literal: 'people' });
    expect([body.total, body.read.chips.map((chip: { kind: string }) => chip.kind)]).toEqual([3, ['use']]);
    for (const literal of ['all', '', 'people,', 'people,x'])
      expect((await search(product, { keyword, literal })).status, literal).toBe(400);
  });

  test('is worth less than a filter that is set', async () => {
    const { body } = await search(product, { keyword: 'a quiet morning without people', people: '1' });
    expect([body.total, body.read]).toEqual([2, { words: 'quiet morning', chips: [] }]);
    expect(await found({ keyword: 'quiet morning no people', resolution: '8K' })).toEqual([]);
    expect(await found({ keyword: 'quiet morning 4K', people: '0' })).toEqual([empty]);
  });

  test('leaves words out too, and finds codes', async () => {
    expect(await found({ keyword: 'a quiet morning with people -tea' })).toEqual([crowded]);
    expect(await found({ keyword: `V${String(empty).padStart(8, '0')}` })).toEqual([empty]);
  });

  test('is corrected in its words, and says all of it again', async () => {
    const { body } = await search(product, { keyword: 'a quiet mornign without people, for a tea brand' });
    expect(body.infos.map((item: { id: number }) => item.id)).toEqual([empty]);
    expect(body.help.corrected).toBe('quiet morning, without people, for a tea brand');
    expect(await found({ keyword: body.help.corrected })).toEqual([empty]);
  });

  test('goes on with the page that was begun, and with no other reading', async () => {
    const query = { keyword: 'quiet morning with people', pageSize: 1 };
    const first = await search(product, query);
    const next = await search(product, { ...query, after: first.body.next });
    expect([...idsOf(first), ...idsOf(next)].toSorted((one, other) => one - other)).toEqual([crowded, brand]);
    expect([next.body.next, next.body.read]).toEqual([null, first.body.read]);
    expect((await search(product, { ...query, literal: 'people', after: first.body.next })).status).toBe(400);
  });

  test('counts other types as it is read there', async () => {
    const { body } = await search(product, { type: 'pic', keyword: 'a quiet morning without people' });
    expect(body).toMatchObject({ infos: [], help: { otherTypes: [{ type: 'video', total: 1, more: false }] } });
  });

  test('is read the same where it is saved', async () => {
    const span = { after: new Date(0), until: new Date(Date.now() + 60_000) };
    const saved = { type: 'video', keyword: SENTENCES[0] } as const;
    expect(await newOnSale(ctx, saved, span, 10)).toEqual([empty]);
    const all = await newOnSale(ctx, { ...saved, literal: 'people' }, span, 10);
    expect(all.toSorted((one, other) => one - other)).toEqual([empty, crowded, brand]);
  });

  test('of ten thousand signs is refused', async () => {
    expect((await search(product, { keyword: 'no people '.repeat(1000) })).status).toBe(400);
  });
});
