import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { noteSearch, writeSearches } from '../words/search-log.ts';
import { sweepSearches } from '../search.jobs.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const editor = await signIn(product, 'editor');
const call = (path: string, input: object = {}, token: string | undefined = editor, language: 'zh' | 'en' = 'en') =>
  product.call(`/office/search/${path}`, input, { token, language });

const PATHS = [
  'synonyms',
  'synonyms/add',
  'synonyms/edit',
  'synonyms/remove',
  'searched',
  'searched/export',
  'engines',
  'rebuild',
];

test.each(PATHS)('[R268] %s is for editors and administrators', async (path) => {
  expect((await product.call(`/office/search/${path}`)).status).toBe(401);
  for (const name of ['buyer', 'reviewer'])
    expect((await call(path, {}, await signIn(product, name))).status, name).toBe(403);
  expect((await call(path, { more: 1 })).status).toBe(400);
});

describe('synonyms', () => {
  test('[R268] are added, found, changed and removed, and every change is written down', async () => {
    const added = await call('synonyms/add', { words: ['霜', 'hoarfrost', ' rime ice '] });
    expect(added.body).toMatchObject({ success: true, version: 1 });
    const { id } = added.body;
    const jobs = await sql<{ data: object }>`select data from pgboss.job where name = 'search.synonyms'`.execute(
      product.db,
    );
    expect(jobs.rows).toEqual([{ data: { id } }]);
    const listed = (await call('synonyms', { keyword: 'HOAR' })).body;
    expect(listed).toMatchObject({ total: 1, infos: [{ id, words: ['霜', 'hoarfrost', 'rime ice'], indexed: false }] });

    const edited = await call('synonyms/edit', { id, version: 1, words: ['霜', '白霜', 'hoarfrost'] });
    expect(edited.body).toMatchObject({ id, version: 2 });
    expect((await call('synonyms/edit', { id, version: 1, words: ['霜', '白霜'] })).status).toBe(409);
    expect((await call('synonyms/remove', { id, version: 1 })).status).toBe(409);
    expect((await call('synonyms/remove', { id, version: 2 })).body).toMatchObject({ success: true });
    expect((await call('synonyms/remove', { id, version: 2 })).status).toBe(404);
    expect((await call('synonyms/edit', { id, version: 2, words: ['霜', '白霜'] })).status).toBe(404);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `synonyms:${id}`)
      .orderBy('id')
      .execute();
    const was = { words: ['霜', 'hoarfrost', 'rime ice'] };
    const became = { words: ['霜', '白霜', 'hoarfrost'] };
    expect(trail).toEqual([
      { action: 'synonyms.added', before: null, after: was },
      { action: 'synonyms.changed', before: was, after: became },
      { action: 'synonyms.removed', before: became, after: null },
    ]);
  });

  test.each([
    ['a word of another group', ['sunset', 'nightfall glow'], 409],
    ['the plural of one', ['Sunsets', 'nightfall glow'], 409],
    ['a traditional one', ['夕陽', 'nightfall glow'], 409],
    ['the same word twice', ['glimmer', 'Glimmers'], 400],
    ['no word at all', ['glimmer', '…'], 400],
    ['one word', ['glimmer'], 400],
    ['too many', Array.from({ length: 21 }, (_, index) => `word${index}`), 400],
    ['a long one', ['glimmer', 'x'.repeat(41)], 400],
    ['an empty one', ['glimmer', ' '], 400],
  ])('[R268] %s is refused', async (_, words, status) => {
    const reply = await call('synonyms/add', { words }, editor, 'zh');
    expect(reply.status).toBe(status);
    expect(reply.body.message).toMatch(/\p{Script=Han}/v);
    expect((await call('synonyms', { keyword: 'glimmer' })).body.total).toBe(0);
  });

  test('[R268] the list has pages, and takes signs as they are', async () => {
    const first = (await call('synonyms', { pageSize: 2 })).body;
    const second = (await call('synonyms', { pageSize: 2, pageNo: 2 })).body;
    expect(first.infos).toHaveLength(2);
    expect(first.total).toBeGreaterThanOrEqual(60);
    expect(second.infos[0].id).not.toBe(first.infos[1].id);
    expect((await call('synonyms', { pageNo: 999 })).body).toMatchObject({ infos: [], total: first.total });
    for (const keyword of ['%', '_', '\\']) expect((await call('synonyms', { keyword })).body.total).toBe(0);
  });
});

describe('what people searched for', () => {
  beforeAll(async () => {
    const note = (keyword: string, found: number, type: 'video' | 'pic' = 'video') =>
      noteSearch(ctx, { keyword, type, found });
    for (let times = 0; times < 3; times += 1) note('Unicorn  Beach', 0);
    note('独角兽', 0, 'pic');
    note('sunset', 12);
    note('日落', 0);
    note('日落', 7);
    note('=cmd|calc', 0);
    for (const personal of ['wei@example.com', '13800138000', '138 0013 8000', 'x'.repeat(101), ' ', '1234567'])
      note(personal, 0);
    await writeSearches(ctx);
    await sql`
      insert into searched_words (day, type, keyword, times, found) values
        ((now() at time zone 'Asia/Shanghai')::date - 10, 'video', 'unicorn beach', 5, 3),
        ((now() at time zone 'Asia/Shanghai')::date - 60, 'video', 'dragon', 9, 0),
        ((now() at time zone 'Asia/Shanghai')::date - 500, 'video', 'dodo', 9, 0)`.execute(product.db);
  });

  const wordsOf = async (input: object) =>
    (await call('searched', input)).body.infos.map((row: { keyword: string }) => row.keyword);

  test('[R268] first what most people missed, nothing personal', async () => {
    const { body } = await call('searched');
    expect(body.total).toBe(3);
    expect(body.infos).toEqual([
      { keyword: 'unicorn beach', type: 'video', times: 8, found: 0, grouped: false, lastDay: expect.any(String) },
      expect.objectContaining({ keyword: '=cmd|calc', times: 1 }),
      expect.objectContaining({ keyword: '独角兽', type: 'pic' }),
    ]);
  });

  test('[R268] by days, type, words, and with what was found', async () => {
    expect(await wordsOf({ days: 7, keyword: 'unicorn' })).toEqual(['unicorn beach']);
    expect(await wordsOf({ days: 90, type: 'video', keyword: 'dragon' })).toEqual(['dragon']);
    expect(await wordsOf({ type: 'pic' })).toEqual(['独角兽']);
    expect(await wordsOf({ missed: false, keyword: '日' })).toEqual(['日落']);
    expect(await wordsOf({ keyword: '%' })).toEqual([]);
    const { body } = await call('searched', { missed: false, keyword: 'SUNSET' });
    expect(body.infos).toMatchObject([{ found: 12, grouped: true }]);
    expect((await call('searched', { pageNo: 9 })).body).toMatchObject({ infos: [], total: 3 });
    expect((await call('searched', { days: 8 })).status).toBe(400);
  });

  test('[R268] as a file in which no cell is a formula', async () => {
    const { csv: file } = (await call('searched/export', {}, editor, 'zh')).body;
    const lines = file.split('\r\n');
    expect(lines[0]).toBe('\uFEFF关键词,类型,次数,找到,最近一次');
    expect(lines[1]).toMatch(/^unicorn beach,视频,8,0,\d{4}-\d\d-\d\d$/);
    expect(lines[2]).toMatch(/^'=cmd\|calc,/);
    expect(lines).toHaveLength(5);
  });

  test('[R268] what is older than a year is forgotten', async () => {
    await sweepSearches(ctx);
    const rows = await product.db.selectFrom('searchedWords').select('keyword').where('times', '=', 9).execute();
    expect(rows).toEqual([{ keyword: 'dragon' }]);
  });

  test('[R268] a search with filters is not counted: it may be these that nothing fits', async () => {
    const find = async (query: string) => expect((await fetch(`${product.url}/search?${query}`)).status).toBe(200);
    await find('type=video&keyword=quokka&orientation=portrait');
    await find('type=video&keyword=numbat');
    await writeSearches(ctx);
    expect(await wordsOf({ missed: true, keyword: 'numbat' })).toEqual(['numbat']);
    expect(await wordsOf({ missed: false, keyword: 'quokka' })).toEqual([]);
  });

  test('[R268] counting never fails a search', async () => {
    const failing = { ...ctx, db: openDatabase('postgres://127.0.0.1:1/nowhere', { connections: 1, name: 'test' }) };
    noteSearch(failing, { keyword: 'anything', type: 'video', found: 1 });
    await expect(writeSearches(failing)).resolves.toBeUndefined();
  });
});

test('the desk tells what searches and how far it is behind, and has the index made anew once', async () => {
  const { body } = await call('engines');
  expect(body.infos.at(-1)).toMatchObject({ name: 'postgresql', health: 'good', index: { documents: 0 } });
  expect([body.waiting, body.isRebuilding]).toEqual([0, false]);
  await ctx.jobs.enqueue(ctx.db, 'search.update', { materialIds: [1] });
  expect((await call('engines')).body.waiting).toBe(1);
  expect((await call('rebuild')).status).toBe(200);
  expect((await call('rebuild')).body.problem).toBe('changed-meanwhile');
  expect((await call('engines')).body.isRebuilding).toBe(true);
  const trail = await product.db.selectFrom('auditEvents').select('action').where('subject', '=', 'search').execute();
  expect(trail).toEqual([{ action: 'search.rebuild-asked' }]);
});
