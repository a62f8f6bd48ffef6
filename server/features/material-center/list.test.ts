import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { openReview } from '#server/features/review/review.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const photographer = await signIn(product, 'photographer');
const stranger = await anotherPhotographer(product);

const center = (path: string, input: object, token: string | undefined = photographer) =>
  product.call(`/center/${path}`, input, { token });
const rows = async (filter: object): Promise<CenterRow[]> => (await center('list', filter)).body.infos;
const found = async (filter: object) => (await rows(filter)).map(({ id }) => id);
const set = (id: number, change: object) =>
  product.db.updateTable('materials').set(change).where('id', '=', id).execute();

describe('the lists', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const words = { titleZh: '雾中渔船', titleEn: 'Boat 100%', keywordsEn: ['HDR'] };
    ids['online'] = await makeMaterial(product, { kind: 'photo' });
    ids['offline'] = await makeMaterial(product, { kind: 'photo' });
    ids['draft'] = await makeMaterial(product, { kind: 'photo', online: false, description: words });
    ids['busy'] = await makeMaterial(product, { kind: 'photo', online: false });
    ids['refused'] = await makeMaterial(product, { kind: 'photo', online: false });
    ids['judged'] = await makeMaterial(product, { kind: 'photo', online: false });
    ids['clip'] = await makeMaterial(product, { kind: 'video', online: false });
    await set(ids['offline'], { state: 'offline' });
    await set(ids['busy'], { state: 'transcoding', fileName: 'busy.jpg' });
    await set(ids['refused'], { state: 'rejected' });
    await set(ids['judged'], { state: 'rejected' });
    await sql`
      insert into media_runs (material_id, state, step, percent, rejection) values
        (${ids['busy']}, 'running', 'renditions', 42, null),
        (${ids['refused']}, 'rejected', 'probe', 0, 'too-few-pixels')`.execute(product.db);
    await sql`
      insert into material_days (material_id, day, opens, samples, bookmarks) values
        (${ids['online']}, (clock_now() at time zone 'Asia/Shanghai')::date, 7, 1, 2),
        (${ids['online']}, (clock_now() at time zone 'Asia/Shanghai')::date - 29, 1, 0, 1),
        (${ids['online']}, (clock_now() at time zone 'Asia/Shanghai')::date - 30, 100, 100, 100)`.execute(product.db);
  });
  const named = (...names: string[]) => names.map((name) => ids[name]);

  test('[R37] have one kind in one tab, newest first', async () => {
    expect(await found({ kind: 'photo', tab: 'waiting' })).toEqual(named('busy', 'draft'));
    expect(await found({ kind: 'video', tab: 'waiting' })).toEqual(named('clip'));
    expect(await found({ kind: 'photo', tab: 'online' })).toEqual(named('online'));
    expect(await found({ kind: 'photo', tab: 'offline' })).toEqual(named('offline'));
    expect(await found({ kind: 'photo', tab: 'rejected' })).toEqual(named('judged', 'refused'));
    expect(await found({ kind: 'photo', tab: 'pending' })).toEqual([]);
  });

  test('[C24] and their sub-states', async () => {
    expect(await found({ kind: 'photo', tab: 'waiting', sec: -1 })).toEqual(named('busy', 'draft'));
    expect(await found({ kind: 'photo', tab: 'waiting', sec: 0 })).toEqual(named('busy'));
    expect(await found({ kind: 'photo', tab: 'waiting', sec: 1 })).toEqual(named('draft'));
    expect(await found({ kind: 'photo', tab: 'rejected', sec: 0 })).toEqual(named('refused'));
    expect(await found({ kind: 'photo', tab: 'rejected', sec: 1 })).toEqual(named('judged'));
    expect(await found({ kind: 'photo', tab: 'online', sec: 1 })).toEqual(named('online'));
    expect((await center('list', { kind: 'photo', tab: 'waiting', sec: 2 })).status).toBe(400);
  });

  test('find by title, file name, code and keyword, taking % as what it is', async () => {
    const inWaiting = (keyword: string) => found({ kind: 'photo', tab: 'waiting', keyword });
    expect(await inWaiting('渔船')).toEqual(named('draft'));
    expect(await inWaiting('%')).toEqual(named('draft'));
    expect(await inWaiting('hdr')).toEqual([]);
    expect(await inWaiting('HDR')).toEqual(named('draft'));
    expect(await inWaiting('BUSY.JPG')).toEqual(named('busy'));
    expect(await inWaiting(`p${String(ids['busy']).padStart(8, '0')}`)).toEqual(named('busy'));
  });

  test('come in pages and in the order asked for', async () => {
    const second = await center('list', { kind: 'photo', tab: 'waiting', pageSize: 1, pageNo: 2 });
    expect(second.body).toMatchObject({ total: 2, infos: [{ id: ids['draft'] }], recent: { total: 6, processing: 1 } });
    expect(await found({ kind: 'photo', tab: 'waiting', orderBy: 'oldest' })).toEqual(named('draft', 'busy'));
    expect(await found({ kind: 'photo', tab: 'waiting', orderBy: 'name' })).toEqual(named('busy', 'draft'));
    expect(await found({ kind: 'photo', tab: 'waiting', orderBy: 'opens' })).toEqual(named('busy', 'draft'));
    expect((await center('list', { kind: 'photo', tab: 'waiting', orderBy: 'id; drop' })).status).toBe(400);
    expect((await center('list', { kind: 'music', tab: 'waiting' })).status).toBe(400);
  });

  test('[R280] a row says how far its file is, what is missing and why it was refused', async () => {
    const [busy, draft] = await rows({ kind: 'photo', tab: 'waiting' });
    expect(busy).toMatchObject({ progress: { step: 'renditions', percent: 42, delayed: false }, state: 'transcoding' });
    expect(draft).toMatchObject({ progress: null, missing: ['keywords', 'category'], hints: ['people'] });
    const [, refused] = await rows({ kind: 'photo', tab: 'rejected' });
    expect(refused).toMatchObject({ rejection: 'too-few-pixels', mayAppeal: false, decision: null });
    const [online] = await rows({ kind: 'photo', tab: 'online' });
    expect(online).toMatchObject({ opens: 8, bookmarks: 3 });
    expect(online?.thumbnail).toMatch(/thumb-1x$/);
  });

  test('[D11] a pending row has a place in the queue, a decided one what was said', async () => {
    const id = await makeMaterial(product, { kind: 'video', online: false });
    await set(id, { state: 'pending' });
    must(await openReview(systemContext(product.services, 'test'), { materialId: id, round: 'first', request: '' }));
    const [waiting] = await rows({ kind: 'video', tab: 'pending' });
    expect(waiting).toMatchObject({ id, queue: { position: 1 }, decision: null });
    await set(id, { state: 'returned' });
    await sql`
      update reviews set state = 'decided', verdict = 'return', decided_at = clock_now(), note = 'Almost',
        decided_by = (select id from users where email = 'reviewer@framehall.test'),
        reasons = '[{"code": "metadata-title", "words": "Say where", "atSeconds": 2.5, "region": null}]'
      where material_id = ${id}`.execute(product.db);
    const [returned] = await rows({ kind: 'video', tab: 'returned' });
    expect(returned).toMatchObject({
      queue: null,
      decision: { verdict: 'return', note: 'Almost', reasons: [{ code: 'metadata-title', atSeconds: 2.5 }] },
    });
    expect(JSON.stringify(returned)).not.toMatch(/decidedBy|decided_by|reviewer@/);
  });

  test('progress is cheap and only about one’s own', async () => {
    const asked = { ids: named('busy', 'draft') };
    expect((await center('progress', asked)).body.infos).toEqual([
      { id: ids['draft'], state: 'incomplete', progress: null },
      { id: ids['busy'], state: 'transcoding', progress: { step: 'renditions', percent: 42, delayed: false } },
    ]);
    expect((await center('progress', asked, stranger)).body.infos).toEqual([]);
    await sql`update media_runs set state = 'failed' where material_id = ${ids['busy']}`.execute(product.db);
    expect((await center('progress', { ids: named('busy') })).body.infos[0].progress.delayed).toBe(true);
  });

  test('nobody sees the work of others', async () => {
    expect((await center('list', { kind: 'photo', tab: 'online' }, stranger)).body).toMatchObject({
      infos: [],
      total: 0,
      recent: { total: 0 },
    });
  });

  test('the summary counts every tab, the month, 30 days and the best', async () => {
    const { body } = await center('summary', {});
    expect(body.counts.photo).toEqual({
      waiting: 2,
      processing: 1,
      pending: 0,
      returned: 0,
      rejected: 2,
      online: 1,
      offline: 1,
    });
    expect(body.counts.video).toMatchObject({ waiting: 1, returned: 1 });
    expect(body.month).toEqual({ approved: 0, decided: 1 });
    expect(body.days).toHaveLength(30);
    expect(body.days[29]).toMatchObject({ opens: 7, samples: 1, bookmarks: 2 });
    expect(body.days[0]).toMatchObject({ opens: 1, samples: 0, bookmarks: 1 });
    expect(body.best).toMatchObject([{ id: ids['online'], opens: 8, samples: 1, bookmarks: 3 }]);
    const none = await center('summary', {}, stranger);
    expect(none.body).toMatchObject({ counts: { photo: { online: 0 } }, month: { decided: 0 }, best: [] });
  });
});
