import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { runLong } from '../../platform/database/database.ts';
import { drawSecondLooks, handIn, settle } from '#tests/support/reviews.ts';

const product = await startProduct();
await drawSecondLooks(product, 0);
await sql`update users set roles = roles || '{reviewer}' where email = 'editor@framehall.test'`.execute(product.db);
const [reviewer, finance, editor, admin] = [
  await signIn(product, 'reviewer'),
  await signIn(product, 'finance'),
  await signIn(product, 'editor'),
  await signIn(product, 'admin'),
];
const desk = async (path: string, input: object = {}, token = reviewer) =>
  (await product.call(`/office/review/${path}`, input, { token })).body;
const ownedBy = (materialId: number, name: string) =>
  sql`update materials set owner_id = (select id from users where email = ${`${name}@framehall.test`})
    where id = ${materialId}`.execute(product.db);
const answer = async (given: 'agreed' | 'rejected') => {
  await sql`delete from agreement_answers`.execute(product.db);
  await sql`
    insert into agreement_answers (user_id, version, answer, signer)
    select id, 1, ${given}, '陆远' from users where email = 'photographer@framehall.test'`.execute(product.db);
};
const contract = async (ended: boolean) => {
  const { id } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'photographer@framehall.test')
    .executeTakeFirstOrThrow();
  const terms = { userId: id, videos: !ended, photos: !ended, ended, reason: 'Agreed' };
  expect((await product.call('/office/contract/set', terms, { token: finance })).status).toBe(200);
};
const stateOf = async (id: number) =>
  (await product.db.selectFrom('materials').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

beforeEach(async () => {
  await sql`delete from reviews`.execute(product.db);
  await sql`delete from materials`.execute(product.db);
});

describe('whose works go on sale', () => {
  test('those of verified owners; of others they are left out, but returned and rejected', async () => {
    const [whole, nameless, second] = [await handIn(product), await handIn(product), await handIn(product)];
    for (const { materialId } of [nameless, second]) await ownedBy(materialId, 'manager');
    const ids = [whole.id, nameless.id, second.id];
    await desk('claim', { ids });
    expect(await desk('decide', { ids: [nameless.id], verdict: 'approve' })).toMatchObject({
      code: 409,
      problem: 'owner-unverified',
    });
    expect(await desk('decide', { ids, verdict: 'approve' })).toMatchObject({
      done: [whole.id],
      left: [nameless.id, second.id],
    });
    const reasons = [{ code: 'metadata-title' }];
    expect(await desk('decide', { ids: [nameless.id], verdict: 'return', reasons })).toMatchObject({ success: true });
    const common = [{ code: 'value-common' }];
    expect(await desk('decide', { ids: [second.id], verdict: 'reject', reasons: common })).toMatchObject({
      success: true,
    });
    await settle(product);
    expect(await Promise.all([whole, nameless, second].map(({ materialId }) => stateOf(materialId)))).toEqual([
      'online',
      'returned',
      'rejected',
    ]);
  });

  test('none once the contract has ended, whatever else stands in the way', async () => {
    const { id } = await handIn(product);
    await contract(true);
    await desk('claim', { ids: [id] });
    const approve = () => desk('decide', { ids: [id], verdict: 'approve' });
    expect(await approve()).toMatchObject({ code: 409, problem: 'owner-ended' });
    await contract(false);
    expect(await approve()).toMatchObject({ done: [id] });
  });

  test('none once the agreement is rejected, until it is signed; they are returned and looked at again', async () => {
    const [{ id, materialId }, other] = [await handIn(product), await handIn(product)];
    await desk('claim', { ids: [id, other.id] });
    await answer('rejected');
    const approve = () => desk('decide', { ids: [id], verdict: 'approve' });
    expect(await approve()).toMatchObject({ code: 409, problem: 'owner-refused' });
    const reasons = [{ code: 'metadata-title' }];
    expect(await desk('decide', { ids: [other.id], verdict: 'return', reasons })).toMatchObject({ done: [other.id] });
    await answer('agreed');
    expect(await approve()).toMatchObject({ done: [id] });
    await drawSecondLooks(product, 1);
    await settle(product);
    await drawSecondLooks(product, 0);
    expect(await stateOf(materialId)).toBe('online');

    await answer('rejected');
    const second = await product.db.selectFrom('reviews').select('id').where('aboutId', '=', id).executeTakeFirst();
    const blind = { ids: [second?.id ?? 0] };
    await desk('claim', blind, editor);
    expect(await desk('decide', { ...blind, verdict: 'approve' }, editor)).toMatchObject({ done: blind.ids });
    await answer('agreed');
  });

  test.each([
    ['owner-refused', () => answer('rejected'), () => answer('agreed')],
    ['owner-ended', () => contract(true), () => contract(false)],
  ])('%s: none in the ten seconds after its approval either; it waits again', async (problem, end, back) => {
    const [work, returned] = [await handIn(product), await handIn(product)];
    await desk('claim', { ids: [work.id, returned.id] });
    expect(await desk('decide', { ids: [work.id], verdict: 'approve' })).toMatchObject({ done: [work.id] });
    const reasons = [{ code: 'metadata-title' }];
    await desk('decide', { ids: [returned.id], verdict: 'return', reasons });
    await end();
    await settle(product);
    expect([await stateOf(work.materialId), await stateOf(returned.materialId)]).toEqual(['pending', 'returned']);
    expect((await desk('list')).infos).toMatchObject([{ id: work.id, claim: null, verdict: null }]);
    const { infos } = (await product.call('/office/material/history', { id: work.materialId }, { token: admin })).body;
    expect(infos[0]).toMatchObject({
      action: 'material.approval-dropped',
      before: { verdict: 'approve' },
      after: { problem },
    });
    await back();
    await desk('claim', { ids: [work.id] });
    expect(await desk('decide', { ids: [work.id], verdict: 'approve' })).toMatchObject({ done: [work.id] });
    await settle(product);
    expect(await stateOf(work.materialId)).toBe('online');
  });
});

test('who decided is on record in their own language', async () => {
  await sql`update users set language = 'en' where email = 'reviewer@framehall.test'`.execute(product.db);
  const { id, materialId } = await handIn(product);
  await desk('claim', { ids: [id] });
  await desk('decide', { ids: [id], verdict: 'return', reasons: [{ code: 'metadata-title', words: 'Where?' }] });
  await settle(product);
  const { infos } = (await product.call('/office/material/history', { id: materialId }, { token: admin })).body;
  expect(infos[0]).toMatchObject({
    action: 'material.returned',
    reason: 'Title or description is inaccurate: Where?',
  });
  await sql`update users set language = 'zh' where email = 'reviewer@framehall.test'`.execute(product.db);
});

test('music and effects have their sound beside them, pictures none', async () => {
  const soundOf = async (kind: 'music' | 'effect' | 'photo') =>
    (await desk('detail', { id: (await handIn(product, { kind })).id })).review.sound;
  for (const kind of ['music', 'effect'] as const)
    expect(await soundOf(kind), kind).toMatchObject({ composer: '', versions: [], writers: [] });
  expect(await soundOf('photo')).toBeNull();
});

test('a link to the file is short-lived and saves it under its own name', async () => {
  const { id, materialId } = await handIn(product);
  await sql`
    insert into material_files (material_id, rendition, bucket, key, content_type, size_bytes)
    values (${materialId}, 'original', 'originals', 'secret/key', 'image/jpeg', 10)`.execute(product.db);
  const { url, seconds } = await desk('original', { id });
  const asked = new URL(url).searchParams;
  expect([seconds, asked.get('X-Amz-Expires')]).toEqual([300, '300']);
  expect(asked.get('response-content-disposition')).toContain('photo.bin');
});

test('whoever holds more than they ask for gets the most urgent of it; what has run out is nobody’s', async () => {
  const [first, second] = [await handIn(product), await handIn(product)];
  await desk('claim', { ids: [second.id, first.id] });
  expect((await desk('next', { count: 1 })).ids).toEqual([first.id]);
  await product.moveTime('16 minutes');
  const { infos } = await desk('list');
  expect(infos).toMatchObject([
    { id: first.id, claim: null },
    { id: second.id, claim: null },
  ]);
  await product.moveTime('0 days');
});

test('whoever sent a sound does not review it', async () => {
  const { id, materialId } = await handIn(product, { kind: 'music' });
  await sql`
    insert into audit_events (actor_id, actor, action, subject)
    select id, nickname, 'material.uploaded', ${`material:${materialId}`} from users
    where email = 'editor@framehall.test'`.execute(product.db);
  expect((await desk('claim', { ids: [id] }, editor)).problem).toBe('sent-work');
  expect((await desk('detail', { id }, editor)).review.barred).toBe('sent');
  expect(await desk('claim', { ids: [id] })).toMatchObject({ done: [id] });
});

test('a list ends after ten thousand, and says so only when there are more', async () => {
  const add = async (count: number) => {
    const reviews = sql`
    with added as (
      insert into materials (kind, owner_id, file_name, size_bytes, state, title_zh)
      select 'photo', id, 'photo.bin', 1, 'pending', '山' from users cross join generate_series(1, ${count}::int)
      where email = 'photographer@framehall.test' returning id
    )
    insert into reviews (material_id, kind, round, due_at) select id, 'photo', 'first', clock_now() from added`;
    await runLong(product.db, reviews, 120);
  };
  await add(10_000);
  expect(await desk('list', { pageSize: 1 })).toMatchObject({ total: 10_000, more: false });
  await add(1);
  expect(await desk('list', { pageSize: 1 })).toMatchObject({ total: 10_000, more: true });
});
