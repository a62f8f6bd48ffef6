import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { drawSecondLooks, handIn, settle } from '#tests/support/reviews.ts';

const product = await startProduct();
await drawSecondLooks(product, 0);
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
    const { id, materialId } = await handIn(product);
    const { ownerId: userId } = await product.db
      .selectFrom('materials')
      .select('ownerId')
      .where('id', '=', materialId)
      .executeTakeFirstOrThrow();
    const contract = (ended: boolean) =>
      product.call(
        '/office/contract/set',
        { userId, videos: !ended, photos: !ended, ended, reason: 'Agreed' },
        { token: finance },
      );
    expect((await contract(true)).status).toBe(200);
    await desk('claim', { ids: [id] });
    const approve = () => desk('decide', { ids: [id], verdict: 'approve' });
    expect(await approve()).toMatchObject({ code: 409, problem: 'owner-ended' });
    expect((await contract(false)).status).toBe(200);
    expect(await approve()).toMatchObject({ done: [id] });
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
  await sql`update users set roles = roles || '{reviewer}' where email = 'editor@framehall.test'`.execute(product.db);
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
  const add = (count: number) =>
    sql`
    with added as (
      insert into materials (kind, owner_id, file_name, size_bytes, state, title_zh)
      select 'photo', id, 'photo.bin', 1, 'pending', '山' from users cross join generate_series(1, ${count}::int)
      where email = 'photographer@framehall.test' returning id
    )
    insert into reviews (material_id, kind, round, due_at) select id, 'photo', 'first', clock_now() from added`.execute(
      product.db,
    );
  await add(10_000);
  expect(await desk('list', { pageSize: 1 })).toMatchObject({ total: 10_000, more: false });
  await add(1);
  expect(await desk('list', { pageSize: 1 })).toMatchObject({ total: 10_000, more: true });
});
