import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { takeIn } from '#server/features/media/media.ts';
import { transaction } from '#server/context.ts';
import { isProblem } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { settle } from '#tests/support/reviews.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const photographer = await signIn(product, 'photographer');
const stranger = await anotherPhotographer(product);

const center = (path: string, input: object, token: string | undefined = photographer) =>
  product.call(`/center/${path}`, input, { token });
const stateOf = async (id: number) =>
  (await product.db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirst())?.state;
const reviewsOf = (id: number) =>
  product.db
    .selectFrom('reviews')
    .select(['round', 'state', 'request'])
    .where('materialId', '=', id)
    .orderBy('id')
    .execute();
const actions = async (id: number) =>
  (
    await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `material:${id}`)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ action }) => action);
const set = (id: number, change: object) =>
  product.db.updateTable('materials').set(change).where('id', '=', id).execute();

const WORDS = { titleEn: 'Fog', keywordsEn: ['fog', 'boat', 'lake', 'dawn', 'man'], titleZh: '', keywordsZh: [] };

const { id: categoryId } = await product.db
  .insertInto('categories')
  .values({ kind: 'photo', slug: 'fog', nameZh: '雾', nameEn: 'Fog' })
  .returning('id')
  .executeTakeFirstOrThrow();

/** A material of the photographer that is ready to submit. */
const complete = () => makeMaterial(product, { kind: 'photo', online: false, description: { ...WORDS, categoryId } });

/** Decides the open review of a material, as a reviewer would. */
async function decide(id: number, verdict: 'return' | 'reject', to: 'returned' | 'rejected'): Promise<void> {
  await sql`
    update reviews set state = 'decided', verdict = ${verdict}, decided_at = clock_now(),
      reasons = '[{"code": "technical-noise", "words": "", "atSeconds": null, "region": null}]'
    where material_id = ${id} and state = 'open'`.execute(product.db);
  await set(id, { state: to });
}

async function rejected(): Promise<number> {
  const id = await complete();
  await center('submit', { ids: [id] });
  await decide(id, 'reject', 'rejected');
  return id;
}

/** Makes the same call twice at once and counts the successes. */
async function twice(path: string, input: object): Promise<number> {
  const replies = await Promise.all([center(path, input), center(path, input)]);
  return replies.filter(({ body }) => body.success && (body.done === undefined || body.done.length > 0)).length;
}

describe('handing in', () => {
  test('[D11] what is complete goes to the reviewers; of the rest it is said what is missing', async () => {
    const [whole, bare] = [await complete(), await makeMaterial(product, { kind: 'video', online: false })];
    const { body } = await center('submit', { ids: [bare, whole, whole], request: ' Please ' });
    expect(body).toMatchObject({
      done: [whole],
      left: [{ id: bare, why: 'missing', missing: ['keywords', 'category'] }],
    });
    expect(await stateOf(whole)).toBe('pending');
    expect(await stateOf(bare)).toBe('incomplete');
    expect(await reviewsOf(whole)).toEqual([{ round: 'first', state: 'open', request: 'Please' }]);
    expect((await actions(whole))[0]).toBe('material.pending');
  });

  test('[D11] what came back is handed in again', async () => {
    const id = await complete();
    await center('submit', { ids: [id] });
    await decide(id, 'return', 'returned');
    expect((await center('submit', { ids: [id], request: 'Renamed' })).body.done).toEqual([id]);
    expect((await reviewsOf(id)).at(-1)).toEqual({ round: 'again', state: 'open', request: 'Renamed' });
  });

  test('twice at once is done once', async () => {
    const id = await complete();
    expect(await twice('submit', { ids: [id] })).toBe(1);
    expect(await reviewsOf(id)).toHaveLength(1);
  });

  test('an unknown work and somebody else’s get the same answer', async () => {
    const id = await complete();
    const foreign = await center('submit', { ids: [id] }, stranger);
    const unknown = await center('submit', { ids: [999_999] }, stranger);
    expect(foreign.body.left).toEqual([{ id, why: 'not-found', missing: [] }]);
    expect(unknown.body.left).toEqual([{ id: 999_999, why: 'not-found', missing: [] }]);
    expect(await stateOf(id)).toBe('incomplete');
  });

  test('what is on sale or being worked on is left alone', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    expect((await center('submit', { ids: [id] })).body.left).toMatchObject([{ id, why: 'state' }]);
    await set(id, { state: 'transcoding' });
    expect((await center('submit', { ids: [id] })).body.left).toMatchObject([{ id, why: 'state' }]);
  });

  test.each([{ ids: [] }, { ids: [-1] }, { ids: Array.from({ length: 101 }, (_, n) => n + 1) }, {}])(
    'is refused with %j',
    async (input) => {
      expect((await center('submit', input)).status).toBe(400);
    },
  );
});

describe('withdrawing', () => {
  test('[D11] makes it editable again and empties its place in the queue', async () => {
    const id = await complete();
    await center('submit', { ids: [id] });
    expect((await center('withdraw', { ids: [id] })).body).toMatchObject({ done: [id], left: [] });
    expect(await stateOf(id)).toBe('incomplete');
    expect(await reviewsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect((await center('withdraw', { ids: [id] })).body.left).toMatchObject([{ id, why: 'state' }]);
    expect((await center('submit', { ids: [id] })).body.done).toEqual([id]);
  });

  test('twice at once is done once, and somebody else’s is unknown', async () => {
    const id = await complete();
    await center('submit', { ids: [id] });
    expect((await center('withdraw', { ids: [id] }, stranger)).body.left).toMatchObject([{ why: 'not-found' }]);
    expect(await twice('withdraw', { ids: [id] })).toBe(1);
  });

  test('[D11] an appeal stays where it is', async () => {
    const id = await rejected();
    await center('appeal', { id, request: 'Look again' });
    expect((await center('withdraw', { ids: [id] })).body.left).toMatchObject([{ id, why: 'appeal' }]);
    expect(await stateOf(id)).toBe('pending');
  });
});

test('[D11] withdrawing while a reviewer decides does one of the two, every time', async () => {
  const reviewer = await signIn(product, 'reviewer');
  for (let round = 0; round < 8; round += 1) {
    const id = await complete();
    await center('submit', { ids: [id] });
    const { id: review } = await product.db
      .selectFrom('reviews')
      .select('id')
      .where('materialId', '=', id)
      .executeTakeFirstOrThrow();
    await product.call('/office/review/claim', { ids: [review] }, { token: reviewer });
    const verdict = { ids: [review], verdict: 'approve', reasons: [], note: '' };
    const [withdrawn, decided] = await Promise.all([
      center('withdraw', { ids: [id] }),
      product.call('/office/review/decide', verdict, { token: reviewer }),
    ]);
    expect([withdrawn.status, decided.status]).toEqual(withdrawn.body.done.length === 1 ? [200, 409] : [200, 200]);
    await settle(product);
    expect(await stateOf(id)).toBe(withdrawn.body.done.length === 1 ? 'incomplete' : 'online');
  }
});

describe('an appeal', () => {
  test('[D11] brings a rejected work before somebody else, with the owner’s words', async () => {
    const id = await rejected();
    expect((await center('appeal', { id, request: 'It is mine' })).body.success).toBe(true);
    expect(await stateOf(id)).toBe('pending');
    expect((await reviewsOf(id)).at(-1)).toEqual({ round: 'appeal', state: 'open', request: 'It is mine' });
  });

  test('[D11] is made once', async () => {
    const id = await rejected();
    expect(await twice('appeal', { id, request: 'Please' })).toBe(1);
    await decide(id, 'reject', 'rejected');
    expect((await center('appeal', { id, request: 'Again' })).body).toMatchObject({ problem: 'appealed-before' });
    expect(await stateOf(id)).toBe('rejected');
    const [row] = (await center('list', { kind: 'photo', tab: 'rejected' })).body.infos;
    expect(row).toMatchObject({ id, mayAppeal: false, decision: { round: 'appeal', verdict: 'reject' } });
  });

  test('needs words, a reviewer’s rejection and a work of one’s own', async () => {
    const id = await rejected();
    expect((await center('appeal', { id, request: ' ' })).status).toBe(400);
    expect((await center('appeal', { id, request: 'x' }, stranger)).status).toBe(404);
    expect((await center('appeal', { id: 999_999, request: 'x' }, stranger)).status).toBe(404);
    const fresh = await complete();
    expect((await center('appeal', { id: fresh, request: 'x' })).status).toBe(409);
    await product.db.insertInto('mediaRuns').values({ materialId: fresh, state: 'rejected' }).execute();
    await set(fresh, { state: 'rejected' });
    expect((await center('appeal', { id: fresh, request: 'x' })).status).toBe(409);
  });
});

describe('taking offline', () => {
  test('[D11] takes it out of the shop, with or without a reason; back it comes by staff only', async () => {
    const [one, other] = [
      await makeMaterial(product, { kind: 'photo' }),
      await makeMaterial(product, { kind: 'photo' }),
    ];
    expect((await center('takeOffline', { ids: [one], reason: 'Sold elsewhere' })).body.done).toEqual([one]);
    expect((await center('takeOffline', { ids: [other, one] })).body).toMatchObject({
      done: [other],
      left: [{ id: one, why: 'state' }],
    });
    const { infos } = (await center('list', { kind: 'photo', tab: 'offline' })).body;
    expect(infos.map((row: CenterRow) => [row.id, row.offlineReason])).toEqual([
      [other, null],
      [one, 'Sold elsewhere'],
    ]);
    const jobs = await product.services.jobs.boss.findJobs('search.update');
    expect(jobs.map((job) => job.data)).toContainEqual({ materialIds: [one] });
    expect((await center('submit', { ids: [one] })).body.left).toMatchObject([{ why: 'state' }]);
  });

  test('of somebody else’s work does nothing', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    expect((await center('takeOffline', { ids: [id] }, stranger)).body.left).toMatchObject([{ why: 'not-found' }]);
    expect(await stateOf(id)).toBe('online');
  });
});

describe('discarding', () => {
  async function sent(): Promise<{ id: number; key: string }> {
    const { id: ownerId } = await product.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'photographer@framehall.test')
      .executeTakeFirstOrThrow();
    const key = crypto.randomUUID();
    await ctx.objects.put('originals', key, 'bytes', { contentType: 'image/jpeg' });
    const material = { kind: 'photo' as const, ownerId, shopId: null, fileName: 'wrong.jpg', sizeBytes: 5 };
    const id = await transaction(ctx, (tx) => takeIn(tx, material, { key, contentType: 'image/jpeg' }));
    if (isProblem(id)) throw new Error(id.code);
    return { id, key };
  }

  test('deletes the work with its files and leaves a note of it', async () => {
    const { id, key } = await sent();
    await set(id, { state: 'incomplete' });
    expect((await center('discard', { ids: [id] })).body.done).toEqual([id]);
    expect(await stateOf(id)).toBeUndefined();
    expect((await actions(id))[0]).toBe('material.discarded');
    expect(await ctx.objects.head('originals', key)).toBeDefined();
    const [job] = await product.services.jobs.boss.findJobs('media.remove');
    expect(job?.data).toEqual({ bucket: 'originals', keys: [key] });
    await workers['media.remove'](ctx, { bucket: 'originals', keys: [key] }, new AbortController().signal);
    expect(await ctx.objects.head('originals', key)).toBeUndefined();
  });

  test('removes no file that somebody still uses', async () => {
    const { key } = await sent();
    await workers['media.remove'](ctx, { bucket: 'originals', keys: [key] }, new AbortController().signal);
    expect(await ctx.objects.head('originals', key)).toBeDefined();
  });

  test('also of what the pipeline refused, but not of what a reviewer rejected or anybody bought', async () => {
    const { id } = await sent();
    await product.db.updateTable('mediaRuns').set({ state: 'rejected' }).where('materialId', '=', id).execute();
    await set(id, { state: 'rejected' });
    const [judged, onSale] = [await rejected(), await makeMaterial(product, { kind: 'photo' })];
    const { body } = await center('discard', { ids: [id, judged, onSale] });
    expect(body.done).toEqual([id]);
    expect(body.left.map((left: { id: number; why: string }) => [left.id, left.why])).toEqual([
      [judged, 'state'],
      [onSale, 'state'],
    ]);
  });

  test('at the same time as handing in does one of the two', async () => {
    const id = await complete();
    const [discarded, handedIn] = await Promise.all([
      center('discard', { ids: [id] }),
      center('submit', { ids: [id] }),
    ]);
    expect(discarded.body.done.length + handedIn.body.done.length).toBe(1);
    expect(await stateOf(id)).toBe(discarded.body.done.length === 1 ? undefined : 'pending');
  });

  test('of somebody else’s work does nothing', async () => {
    const id = await complete();
    expect((await center('discard', { ids: [id] }, stranger)).body.left).toMatchObject([{ why: 'not-found' }]);
    expect(await stateOf(id)).toBe('incomplete');
  });
});
