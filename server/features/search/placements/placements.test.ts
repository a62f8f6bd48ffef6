import { beforeAll, describe, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { outcomesOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const editor = await signIn(product, 'editor');
const call = (path: string, input: object = {}, token: string | undefined = editor, language: 'zh' | 'en' = 'en') =>
  product.call(`/office/search/placements${path}`, input, { token, language });

const inDays = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const wanted = { type: 'pic', what: 'pin', until: inDays(2), reason: 'Spring campaign' };

let codes = new Map<number, string>();
/** As the search finds them by itself. */
let quokkas: number[] = [];
let other = 0;

const find = async (query: Record<string, string | number> = {}) =>
  await search(product, { type: 'pic', keyword: 'quokka', ...query });
const found = async (query: Record<string, string | number> = {}) => idsOf(await find(query));

async function add(materialId: number, more: object = {}): Promise<number> {
  const { status, body } = await call('/add', { ...wanted, keyword: 'quokka', code: codes.get(materialId), ...more });
  expect([status, body.problem]).toEqual([200, undefined]);
  return body.id;
}

async function removeAll(): Promise<void> {
  for (const { id } of (await call('', { pageSize: 100 })).body.infos) await call('/remove', { id });
  await expect.poll(() => found()).toEqual(quokkas);
}

/** All pages of a list: what stands on them, and how many each page said there are. */
async function pagesOf(pageSize: number): Promise<number[][]> {
  const pages: number[][] = [];
  for (let after: string | undefined; ;) {
    const reply = await find({ pageSize, ...(after === undefined ? {} : { after }) });
    pages.push(idsOf(reply));
    if (reply.body.next === null) return pages;
    after = reply.body.next;
  }
}

beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await makeMaterial(product, {
      kind: 'photo',
      description: { titleEn: `Quokka ${number}`, titleZh: `短尾袋鼠 ${number}` },
    });
  other = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Wombat', titleZh: '袋熊' } });
  await makeMaterial(product, { kind: 'video', description: { titleEn: 'Quokka runs', titleZh: '奔跑' } });
  await catchUp(product);
  quokkas = await found();
  const rows = await product.db.selectFrom('materials').select(['id', 'code']).execute();
  codes = new Map(rows.map(({ id, code }) => [id, code!]));
});

test('the search finds what has the word by itself', () => {
  expect(quokkas).toHaveLength(7);
});

describe('a work that is pinned', () => {
  test('stands first, in the order of pinning, whether the search finds it or not', async () => {
    await add(quokkas[5]!);
    await add(other);
    const rest = quokkas.filter((id) => id !== quokkas[5]);
    await expect.poll(() => found()).toEqual([quokkas[5], other, ...rest]);
    expect((await find()).body.total).toBe(8);
    for (const keyword of ['Quokkas', '  QUOKKA ', 'ｑｕｏｋｋａ']) expect((await found({ keyword }))[1]).toBe(other);
  });

  test('stands once, whatever the size of pages', async () => {
    const all = [quokkas[5], other, ...quokkas.filter((id) => id !== quokkas[5])];
    expect(await pagesOf(3)).toEqual([all.slice(0, 3), all.slice(3, 6), all.slice(6)]);
    expect(await pagesOf(2)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4, 6), all.slice(6)]);
    expect((await pagesOf(1)).flat()).toEqual(all);
    expect((await pagesOf(4)).flat()).toEqual(all);
  });

  test('moves nothing for those who add a filter, choose an order or look for something else', async () => {
    expect(await found({ orientation: 'landscape' })).toEqual(quokkas);
    expect(await found({ sort: 'popular' })).not.toContain(other);
    expect(await found({ sort: 'newest' })).not.toContain(other);
    expect(await found({ keyword: 'quokka -wombat' })).not.toContain(other);
    expect(await found({ type: 'video' })).not.toContain(other);
    expect(await found({ keyword: 'wombat' })).toEqual([other]);
  });

  test('is there only while it is on sale', async () => {
    must(await moveMaterial(ctx, { id: other, from: 'online', to: 'offline', by: 'system' }));
    expect(await found()).not.toContain(other);
    expect((await find()).body.total).toBe(7);
    expect((await call('')).body.infos[0]).toMatchObject({ onSale: false });
    must(await moveMaterial(ctx, { id: other, from: 'offline', to: 'online', by: 'system' }));
    await catchUp(product);
    expect((await found())[1]).toBe(other);
  });

  test('is what a search shows that finds nothing by itself', async () => {
    await removeAll();
    expect((await find({ keyword: 'zzqx' })).body).toMatchObject({ infos: [], total: 0 });
    await add(other, { keyword: 'zzqx' });
    await expect.poll(() => found({ keyword: 'zzqx' })).toEqual([other]);
    expect((await find({ keyword: 'zzqx' })).body).toMatchObject({ total: 1, next: null });
  });
});

describe('a work that is buried', () => {
  test('is on no page, and is not counted', async () => {
    await removeAll();
    await add(quokkas[0]!, { what: 'bury' });
    const rest = quokkas.slice(1);
    await expect.poll(() => found()).toEqual(rest);
    expect((await find()).body.total).toBe(6);
    expect(await pagesOf(3)).toEqual([rest.slice(0, 3), rest.slice(3)]);
    await add(other, { what: 'bury', keyword: 'quokka' });
    await add(quokkas[6]!);
    await expect.poll(async () => (await found())[0]).toBe(quokkas[6]);
    expect((await find()).body.total).toBe(6);
    expect((await pagesOf(2)).flat()).toEqual([quokkas[6], ...quokkas.slice(1, 6)]);
  });
});

test('who has begun a list goes on with it, though an editor moves something meanwhile', async () => {
  await removeAll();
  const id = await add(quokkas[4]!);
  await expect.poll(async () => (await found())[0]).toBe(quokkas[4]);
  const first = await find({ pageSize: 3 });
  expect((await call('/remove', { id })).status).toBe(200);
  await add(quokkas[6]!);
  await add(quokkas[3]!, { what: 'bury' });
  await expect.poll(async () => (await found())[0]).toBe(quokkas[6]);
  const second = await find({ pageSize: 10, after: first.body.next });
  const all = [quokkas[4], ...quokkas.filter((one) => one !== quokkas[4])];
  expect([...idsOf(first), ...idsOf(second)]).toEqual(all);
});

describe('the desk', () => {
  test.each(['', '/add', '/remove'])('placements%s is for editors and administrators', async (path) => {
    expect((await product.call(`/office/search/placements${path}`)).status).toBe(401);
    for (const name of ['buyer', 'photographer', 'reviewer', 'sales'])
      expect((await call(path, {}, await signIn(product, name))).status, name).toBe(403);
    expect((await call(path, { more: 1 })).status).toBe(400);
  });

  test.each([
    ['a day that is over', { until: inDays(-1) }, 'until'],
    ['a day too far away', { until: inDays(367) }, 'until'],
    ['no day', { until: '2026-02-30' }, 'until'],
    ['no word', { keyword: '…' }, 'keyword'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a work that is not there', { code: 'P99999999' }, 'code'],
    ['a work of another type', { type: 'video' }, 'code'],
    ['another thing to do', { what: 'hide' }, 'what'],
  ])('refuses %s', async (_, more, field) => {
    const input = { ...wanted, keyword: 'refused', code: codes.get(quokkas[0]!), ...more };
    const { status, body } = await call('/add', input);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await call('', { keyword: 'refused' })).body.total).toBe(0);
  });

  test('takes one of two who place the same work, and one of two who remove it', async () => {
    const input = { ...wanted, keyword: 'race', code: codes.get(quokkas[0]!) };
    const replies = await Promise.all([
      call('/add', input),
      call('/add', { ...input, what: 'bury', keyword: 'Races' }),
    ]);
    expect(outcomesOf(replies)).toEqual(['done', 'placed-already']);
    const { id } = (await call('', { keyword: 'race' })).body.infos[0];
    const removals = await Promise.all([call('/remove', { id }), call('/remove', { id })]);
    expect(outcomesOf(removals)).toEqual(['done', 'not-found']);
  });

  test('holds five pins for one search, and no more where two come at once', async () => {
    await removeAll();
    for (const id of quokkas.slice(0, 4)) await add(id, { keyword: 'full' });
    const input = (id: number) => ({ ...wanted, keyword: 'full', code: codes.get(id) });
    const replies = await Promise.all([call('/add', input(quokkas[4]!)), call('/add', input(quokkas[5]!))]);
    expect(outcomesOf(replies)).toEqual(['done', 'placements-full']);
    expect((await call('/add', { ...input(quokkas[6]!), what: 'bury' })).status).toBe(200);
  });

  test('lists who placed what, until when and why, and writes every change down', async () => {
    const id = await add(quokkas[2]!, { keyword: 'Traced', type: 'pic', reason: ' Off topic ', what: 'bury' });
    const { body } = await call('', { keyword: 'trace' });
    expect(body).toMatchObject({ total: 1 });
    expect(body.infos[0]).toEqual({
      id,
      type: 'pic',
      keyword: 'Traced',
      what: 'bury',
      until: wanted.until,
      reason: 'Off topic',
      madeBy: expect.any(String),
      madeAt: expect.stringMatching(/^20/),
      code: codes.get(quokkas[2]!),
      title: expect.stringMatching(/^Quokka [1-7]$/),
      thumbnail: expect.stringContaining('thumb-1x'),
      onSale: true,
    });
    await call('/remove', { id });
    const trail = await product.db
      .selectFrom('auditEvents')
      .select(['action', 'before', 'after', 'reason'])
      .where('subject', '=', `placement:${id}`)
      .orderBy('id')
      .execute();
    const facts = { type: 'pic', keyword: 'Traced', material: quokkas[2], until: wanted.until };
    expect(trail).toEqual([
      { action: 'placement.buried', before: null, after: facts, reason: 'Off topic' },
      {
        action: 'placement.removed',
        before: { what: 'bury', ...facts, reason: 'Off topic' },
        after: null,
        reason: null,
      },
    ]);
  });
});

test('a placement ends with its day in China', async () => {
  await removeAll();
  await add(quokkas[6]!, { until: inDays(0) });
  await add(quokkas[0]!, { until: inDays(1), what: 'bury' });
  await expect.poll(() => found()).toEqual([quokkas[6], ...quokkas.slice(1, 6)]);
  await product.moveTime('1 day');
  await expect.poll(() => found()).toEqual(quokkas.slice(1));
  await product.moveTime('2 days');
  await expect.poll(() => found()).toEqual(quokkas);
  const again = await signIn(product, 'editor');
  expect((await call('', {}, again)).body.total).toBe(0);
  const ended = (await call('', { ended: true }, again)).body;
  expect(ended.infos.map(({ what, keyword }: { what: string; keyword: string }) => [what, keyword])).toEqual(
    expect.arrayContaining([
      ['pin', 'quokka'],
      ['bury', 'quokka'],
    ]),
  );
  // One that has ended makes room for another.
  const input = { ...wanted, keyword: 'quokka', code: codes.get(quokkas[0]!), until: inDays(5) };
  expect((await call('/add', input, again)).status).toBe(200);
});
