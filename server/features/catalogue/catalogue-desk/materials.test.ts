import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DeskMaterial, MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const editor = await signIn(product, 'editor');
const reviewer = await signIn(product, 'reviewer');

const desk = (path: string, input: object, token: string | undefined = editor) =>
  product.call(`/office/material/${path}`, input, { token });
const found = async (filter: object): Promise<number[]> =>
  (await desk('list', filter)).body.infos.map((row: DeskMaterial) => row.id);
const detail = async (id: number) => (await desk('detail', { id })).body.material;
const trail = async (id: number) => (await desk('history', { id })).body.infos;

/** Sends the whole form with some fields changed. */
async function edit(id: number, change: Partial<MaterialEdit>, version?: string) {
  const material = await detail(id);
  return await desk('edit', { id, version: version ?? material.version, ...material.edit, ...change });
}

async function report(materialId: number, reporter: number | null = null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into material_reports (material_id, reason, text, reporter_id)
    values (${materialId}, 'rights', 'That is mine', ${reporter}) returning id`.execute(product.db);
  return rows[0]?.id ?? 0;
}

describe('finding', () => {
  let [clip, photo, track, draft] = [0, 0, 0, 0];
  beforeAll(async () => {
    const words = {
      titleZh: '灯塔',
      titleEn: 'Lighthouse at dusk',
      keywordsEn: ['beacon', 'HDR'],
      keywordsZh: ['海岸'],
    };
    clip = await makeMaterial(product, { kind: 'video', description: { ...words, source: 'raw' } });
    photo = await makeMaterial(product, { kind: 'photo', description: { titleEn: '100% lighthouse_keeper' } });
    track = await makeMaterial(product, { kind: 'music', description: { titleEn: 'Harbour bells' } });
    draft = await makeMaterial(product, { kind: 'photo', online: false, description: { titleEn: 'Draft' } });
  });

  test('[R131] by code, by several codes, by title in either language, keyword and owner', async () => {
    const codes = (await desk('list', { orderBy: 'code' })).body.infos.map((row: DeskMaterial) => row.code);
    expect(codes).toHaveLength(4);
    expect(await found({ keyword: codes[3].toLowerCase() })).toEqual([clip]);
    expect(await found({ keyword: `${codes[3]}, ${codes[1]}` })).toEqual([track, clip]);
    expect(await found({ keyword: '灯塔' })).toEqual([clip]);
    expect(await found({ keyword: 'LIGHTHOUSE' })).toEqual([photo, clip]);
    expect(await found({ keyword: 'beacon' })).toEqual([clip]);
    expect(await found({ keyword: 'HDR' })).toEqual([clip]);
    expect(await found({ keyword: '海岸' })).toEqual([clip]);
    expect(await found({ keyword: '陆远', pageSize: 2 })).toEqual([track, photo]);
  });

  test('takes % and _ as what they are', async () => {
    expect(await found({ keyword: '%' })).toEqual([photo]);
    expect(await found({ keyword: '_' })).toEqual([photo]);
    expect(await found({ keyword: '\\' })).toEqual([]);
  });

  test('by kind, state, source, category, featured and reported', async () => {
    expect(await found({ kinds: ['photo'] })).toEqual([photo, draft]);
    expect(await found({ state: 'incomplete' })).toEqual([draft]);
    expect(await found({ source: 'raw' })).toEqual([clip]);
    expect(await found({ featured: true })).toEqual([]);
    expect(await found({ featured: false, kinds: ['music', 'effect'] })).toEqual([track]);
    expect(await found({ categoryId: 999 })).toEqual([]);
    await report(track);
    expect(await found({ reported: true })).toEqual([track]);
    expect(await found({ reported: false })).toEqual([photo, clip, draft]);
  });

  test('in pages and in the order asked for; what was never published comes last', async () => {
    expect(await found({ orderBy: 'published' })).toEqual([track, photo, clip, draft]);
    expect(await found({ orderBy: 'code' })).toEqual([draft, track, photo, clip]);
    const second = await desk('list', { pageSize: 3, pageNo: 2 });
    expect(second.body).toMatchObject({ total: 4, more: false, infos: [{ id: draft }] });
    expect((await desk('list', { pageNo: 1_000_000, pageSize: 100 })).body).toMatchObject({ total: 4, infos: [] });
    await edit(clip, { placeEn: 'Dover' });
    expect((await found({ orderBy: 'changed' }))[0]).toBe(clip);
  });

  test('a row tells seller, state and what people did in the last 30 days', async () => {
    await sql`
      insert into material_days (material_id, day, opens, bookmarks) values
        (${clip}, (clock_now() at time zone 'Asia/Shanghai')::date, 7, 2),
        (${clip}, (clock_now() at time zone 'Asia/Shanghai')::date - 29, 1, 1),
        (${clip}, (clock_now() at time zone 'Asia/Shanghai')::date - 30, 100, 100)`.execute(product.db);
    const [row] = (await desk('list', { keyword: '灯塔' })).body.infos;
    expect(row).toMatchObject({
      seller: 'Lu Yuan',
      state: 'online',
      opens: 8,
      bookmarks: 3,
      featured: false,
      openReports: 0,
    });
    expect(row.thumbnail).toMatch(new RegExp(`/${clip}/thumb-1x$`));
    expect((await desk('summary', {})).body).toMatchObject({ online: 3, featured: 0, openReports: 1 });
  });

  test('shows everything of one', async () => {
    const material = await detail(clip);
    expect(material.edit).toMatchObject({ titleZh: '灯塔', keywordsEn: ['beacon', 'HDR'], people: null });
    expect(material.technical).toMatchObject({ width: 1920, duration: 21.4 });
    expect(material.playable).toMatch(/sample$/);
    expect((await desk('detail', { id: 999_999 })).status).toBe(404);
  });
});

describe('editing', () => {
  test('[R216] keeps what was typed, cleans up keywords and writes down what changed', async () => {
    const id = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Old' } });
    const { body } = await edit(id, { titleEn: ' New ', keywordsEn: ['#sea!', 'sea', 'golden hour'], people: false });
    expect(body.material.edit).toMatchObject({ titleEn: 'New', keywordsEn: ['sea', 'golden hour'], people: false });
    const [event] = await trail(id);
    expect(event).toMatchObject({
      action: 'material.edited',
      before: { titleEn: 'Old', keywordsEn: [], people: null },
      after: { titleEn: 'New', keywordsEn: ['sea', 'golden hour'], people: false },
    });
    expect(Object.keys(event.after).toSorted()).toEqual(['keywordsEn', 'people', 'titleEn']);
  });

  test('the search index follows what is edited', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const waiting = () => product.services.jobs.boss.findJobs<{ materialIds: number[] }>('search.update');
    const before = (await waiting()).length;
    await edit(id, { titleEn: 'Findable' });
    const jobs = await waiting();
    expect(jobs.length).toBe(before + 1);
    expect(jobs.some((job) => job.data.materialIds.includes(id))).toBe(true);
  });

  test('saving without a change leaves no trace', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const { version } = await detail(id);
    expect((await edit(id, {})).body.material.version).toBe(version);
    expect((await trail(id))[0].action).toBe('material.online');
  });

  test('of two editors at once the second is told that it has changed', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const { version } = await detail(id);
    const replies = await Promise.all(['One', 'Two', 'Three'].map((titleEn) => edit(id, { titleEn }, version)));
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(2);
    expect((await trail(id)).filter((event: { action: string }) => event.action === 'material.edited')).toHaveLength(1);
  });

  test('category and series must be those of the kind and of the owner', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const { rows } = await sql<{ id: number }>`
      insert into categories (kind, slug, name_zh, name_en) values ('video', 'x', '城', 'City'), ('photo', 'x', '城', 'City')
      returning id`.execute(product.db);
    const groups = await sql<{ id: number }>`
      insert into material_groups (owner_id, title_zh, title_en)
      select id, '组', 'Set' from users where email in ('buyer@framehall.test', 'photographer@framehall.test')
      order by email returning id`.execute(product.db);
    const [ofVideo, ofPhoto] = rows.map((row) => row.id);
    const [strange, own] = groups.rows.map((row) => row.id);
    const wrong = await edit(id, { categoryId: ofVideo ?? 0, groupId: strange ?? 0 });
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['categoryId', 'groupId']);
    expect((await edit(id, { categoryId: 10 ** 12 })).body.fields).toHaveProperty('categoryId');
    expect((await edit(id, { categoryId: ofPhoto ?? 0, groupId: own ?? 0 })).body.success).toBe(true);
    const [event] = await trail(id);
    expect(event.after).toEqual({ category: `城 · City (${ofPhoto})`, group: `组 · Set (${own})` });
    expect(await found({ categoryId: ofPhoto ?? 0 })).toEqual([id]);
  });

  test('refuses a work without a title, too many keywords and unknown fields', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const untitled = await edit(id, { titleZh: ' ', titleEn: '' });
    expect(Object.keys(untitled.body.fields)).toEqual(['titleZh', 'titleEn']);
    const many = Array.from({ length: 51 }, (_, number) => `word ${number}`);
    expect((await edit(id, { keywordsEn: many })).body.fields).toHaveProperty('keywordsEn');
    expect((await edit(id, { keywordsEn: ['x'.repeat(41)] })).body.fields).toHaveProperty('keywordsEn');
    expect((await edit(id, { titleEn: 'x'.repeat(121) })).body.fields).toHaveProperty('titleEn');
    expect((await edit(id, { state: 'rejected' } as object)).body.fields).toHaveProperty('state');
    expect((await edit(id, { titleEn: 'a\0b' })).status).toBe(400);
    expect((await edit(id, {}, '0000-00-00')).body.problem).toBe('changed-meanwhile');
    expect((await trail(id))[0].action).toBe('material.online');
  });
});

describe('on sale and off', () => {
  const own = async (id: number) => await fetch(`${product.url}/material/${id}`);

  test('[D11] taken down for a reason, which its owner is told, and put back', async () => {
    const id = await makeMaterial(product, { kind: 'photo', description: { titleZh: '侵权的图' } });
    expect((await own(id)).status).toBe(200);
    expect((await desk('takeDown', { ids: [id], reason: ' ' })).body.fields).toHaveProperty('reason');
    const { body } = await desk('takeDown', { ids: [id, 999_999], reason: '版权有争议' });
    expect(body).toMatchObject({ done: [id], left: [999_999] });
    expect((await own(id)).status).toBe(404);
    const message = await product.db
      .selectFrom('messages')
      .select('body')
      .where('recipient', '=', 'photographer@framehall.test')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(message?.body).toContain('侵权的图');
    expect(message?.body).toContain('版权有争议');
    expect((await desk('putBack', { id, reason: 'Settled' })).body.success).toBe(true);
    expect((await own(id)).status).toBe(200);
    expect((await desk('putBack', { id, reason: 'Settled' })).body.problem).toBe('changed-meanwhile');
    const events = await trail(id);
    expect(events.slice(0, 2)).toMatchObject([
      { action: 'material.online', before: { state: 'offline' }, reason: 'Settled' },
      { action: 'material.offline', before: { state: 'online' }, reason: '版权有争议' },
    ]);
  });

  test('[D11] taken down twice at once: one does it, its owner hears once', async () => {
    const [one, two] = [await makeMaterial(product, { kind: 'photo' }), await makeMaterial(product, { kind: 'photo' })];
    const count = async () =>
      Number((await sql<{ n: number }>`select count(*) as n from messages`.execute(product.db)).rows[0]?.n);
    const before = await count();
    const orders = [
      [one, two],
      [two, one],
      [one, two],
    ];
    const replies = await Promise.all(orders.map((ids) => desk('takeDown', { ids, reason: 'Twice' })));
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(2);
    expect(await count()).toBe(before + 1);
  });

  test('only what is on sale is featured', async () => {
    const online = await makeMaterial(product, { kind: 'photo' });
    const draft = await makeMaterial(product, { kind: 'photo', online: false });
    expect((await desk('feature', { ids: [online, draft], featured: true })).body).toMatchObject({
      done: [online],
      left: [draft],
    });
    expect(await found({ featured: true })).toEqual([online]);
    expect((await desk('feature', { ids: [online], featured: true })).body.problem).toBe('changed-meanwhile');
    expect((await desk('feature', { ids: [online], featured: false })).body.done).toEqual([online]);
    const actions = (await trail(online)).map((event: { action: string }) => event.action);
    expect(actions.slice(0, 2)).toEqual(['material.unfeatured', 'material.featured']);
    expect((await desk('feature', { ids: [], featured: true })).body.fields).toHaveProperty('ids');
  });
});

describe('reports', () => {
  test('are answered once, and the reporter gets the answer', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    const { account } = await register(product);
    const user = await product.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', account)
      .executeTakeFirstOrThrow();
    const reportId = await report(id, user.id);
    expect((await detail(id)).reports).toMatchObject([{ id: reportId, reporter: 'Wei', closedAt: null }]);
    const replies = await Promise.all([1, 2].map(() => desk('closeReport', { id: reportId, answer: 'We asked them' })));
    expect(replies.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    expect((await detail(id)).reports).toMatchObject([{ answer: 'We asked them', closedBy: 'Shen Yi · Editor' }]);
    const told = await product.db.selectFrom('messages').select('body').where('recipient', '=', account).execute();
    expect(told.filter(({ body }) => body?.includes('We asked them'))).toHaveLength(1);
    expect((await trail(id))[0]).toMatchObject({ action: 'material.report-closed', reason: 'We asked them' });
    expect((await desk('closeReport', { id: 999_999, answer: 'Nobody' })).status).toBe(404);
    expect((await desk('closeReport', { id: reportId, answer: '' })).body.fields).toHaveProperty('answer');
  });

  test('a visitor who left no name is not told', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    expect((await desk('closeReport', { id: await report(id), answer: 'Fine' })).body.success).toBe(true);
  });
});

describe('who', () => {
  const reading = { summary: {}, list: {}, detail: { id: 1 }, history: { id: 1 } };
  const changing = {
    edit: { id: 1 },
    feature: { ids: [1], featured: true },
    takeDown: { ids: [1], reason: 'x' },
    putBack: { id: 1, reason: 'x' },
    closeReport: { id: 1, answer: 'x' },
  };

  test('reviewers look, editors and administrators change, others do neither', async () => {
    const outsiders = await Promise.all(['buyer', 'photographer', 'sales'].map((name) => signIn(product, name)));
    for (const [path, input] of Object.entries({ ...reading, ...changing })) {
      expect((await product.call(`/office/material/${path}`, input)).body.code, path).toBe(1001);
      for (const token of outsiders) expect((await desk(path, input, token)).status, path).toBe(403);
    }
    for (const [path, input] of Object.entries(changing))
      expect((await desk(path, input, reviewer)).status, path).toBe(403);
    for (const [path, input] of Object.entries(reading))
      expect((await desk(path, input, reviewer)).status, path).not.toBe(403);
  });

  test('bad filters are refused, not guessed', async () => {
    for (const wrong of [{ orderBy: 'title; drop' }, { kind: 'book' }, { state: 'gone' }, { pageNo: 0 }, { id: 1 }])
      expect((await desk('list', wrong)).status).toBe(400);
    expect((await desk('list', { pageSize: 1e9 })).status).toBe(200);
  });
});
