import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { newPhotographer } from '#tests/support/real-names.ts';

const product = await startProduct();
const [manager, owner] = [await signIn(product, 'manager'), await signIn(product, 'photographer')];
const center = (path: string, input: object, token: string | undefined = manager) =>
  product.call(`/center/${path}`, input, { token });
const rows = async (token: string): Promise<CenterRow[]> =>
  (await center('list', { kind: 'photo', tab: 'waiting' }, token)).body.infos;

const { id: categoryId } = await product.db
  .insertInto('categories')
  .values({ kind: 'photo', slug: 'reef', nameZh: '礁', nameEn: 'Reef' })
  .returning('id')
  .executeTakeFirstOrThrow();
const description = { titleEn: 'Reef', keywordsEn: ['reef', 'sea', 'fish', 'coral', 'dive'], categoryId };
const id = await makeMaterial(product, { kind: 'photo', online: false, description });

test('[C20] a material manager sees the works of all shops, each with whose it is', async () => {
  expect(await rows(manager)).toMatchObject([{ id, titleEn: 'Reef', owner: 'Lu Yuan' }]);
  expect(await rows(owner)).toMatchObject([{ id, owner: null }]);
  expect((await center('summary', {})).body.counts.photo).toMatchObject({ waiting: 1 });
  expect((await center('editor/detail', { id })).body.material).toMatchObject({ id, code: expect.any(String) });
});

test('[C20] describes and submits them, and the audit trail says who it was', async () => {
  const { version } = (await center('editor/detail', { id })).body.material;
  expect((await center('editor/save', { id, version, titleEn: 'Reef at noon' })).body.edit.titleEn).toBe(
    'Reef at noon',
  );
  expect((await center('submit', { ids: [id] })).body.done).toEqual([id]);
  const events = await product.db
    .selectFrom('auditEvents')
    .innerJoin('users', 'users.id', 'auditEvents.actorId')
    .select(['action', 'email'])
    .where('subject', '=', `material:${id}`)
    .orderBy('auditEvents.id', 'desc')
    .limit(1)
    .execute();
  expect(events).toEqual([{ action: 'material.pending', email: 'manager@framehall.test' }]);
});

test('submits nothing of somebody whose real name is not verified', async () => {
  const other = await makeMaterial(product, { kind: 'photo', online: false, description });
  const { userId } = await newPhotographer(product);
  await sql`update materials set owner_id = ${userId} where id = ${other}`.execute(product.db);
  expect((await center('submit', { ids: [other] })).body).toMatchObject({
    done: [],
    left: [{ id: other, why: 'real-name', missing: [] }],
  });
});

test('[C20] has no shop, and nothing to upload with', async () => {
  expect((await center('shop', {})).status).toBe(403);
  const texts = { nameZh: '空', nameEn: 'Empty', bioZh: '', bioEn: '' };
  expect((await center('shop/save', { version: 0, ...texts })).status).toBe(403);
  for (const path of ['token/video', 'token/photo', 'token/release', 'ali/sts', 'video/success', 'photo/success']) {
    expect([path, (await product.call(`/upload/${path}`, {}, { token: manager })).status]).toEqual([path, 403]);
    expect([path, (await product.call(`/upload/${path}`, {}, { token: owner })).status]).not.toEqual([path, 403]);
  }
});
