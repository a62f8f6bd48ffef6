import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import { makeMember } from '#tests/support/companies.ts';
import { makeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';

const product = await startProduct();
const { desk, projectId, admin, buyer, viewer } = await makeProject(product);
const other = await makeProject(product, '近水文化有限公司');
const stranger = await makeMember(product);
const skuId = await desk.addSku(projectId);
const [film, second] = [
  await makeOriginal(product, Buffer.from('one'), 'Harbour'),
  await makeOriginal(product, Buffer.from('two'), 'Pier'),
];
const photo = await makeMaterial(product, { kind: 'photo' });
const music = await makeMaterial(product, { kind: 'music' });
type Person = typeof buyer;
const gather = ({ call }: Person, materialIds: number[]) => call('/project/gather', { materialIds });
const listed = async ({ call }: Person, more: object = {}) =>
  (await call('/project/downloadList', { kind: 'video', ...more })).body;

test('the people of a project gather together; each sees who did, and may take it off', async () => {
  expect((await gather(viewer, [film, photo, music, 999_999])).body).toMatchObject({ added: 2 });
  expect((await gather(buyer, [film, second])).body).toMatchObject({ added: 1 });
  expect(await listed(admin)).toMatchObject({
    total: 2,
    infos: [
      { materialId: second, title: 'Pier', obstacle: null, held: null, addedBy: 'Wei', item: { kind: 'video' } },
      { materialId: film, title: 'Harbour' },
    ],
  });
  expect((await listed(admin, { kind: 'photo' })).infos).toMatchObject([{ materialId: photo }]);
  const ids = async (person: Person) => (await person.call('/project/gathered')).body.materialIds;
  expect(new Set(await ids(buyer))).toEqual(new Set([film, second, photo]));
  expect(await ids(other.buyer)).toEqual([]);
  expect(await ids(stranger)).toEqual([]);
  await buyer.call('/project/drop', { materialIds: [photo] });
  expect(await listed(viewer, { kind: 'photo' })).toMatchObject({ total: 0, infos: [] });
});

test('says what cannot be taken, and what the company holds for the use of a SKU', async () => {
  const { orderId } = (await buyer.call('/project/take', { key: randomUUID(), skuId, materialIds: [film] })).body;
  expect((await listed(buyer)).infos.map((one: { materialId: number }) => one.materialId)).toEqual([second]);
  await gather(viewer, [film]);
  expect((await listed(viewer, { skuId })).infos[0]).toMatchObject({ materialId: film, held: { orderId, by: 'Wei' } });
  await product.db.updateTable('materials').set({ state: 'offline' }).where('id', '=', film).execute();
  expect((await listed(viewer, { skuId })).infos[0]).toMatchObject({ obstacle: 'offline', item: null });
  await product.db
    .updateTable('materials')
    .set({ state: 'online', ownerId: viewer.userId })
    .where('id', '=', film)
    .execute();
  expect((await listed(viewer)).infos[0]).toMatchObject({ obstacle: 'own-work' });
  expect((await listed(buyer)).infos[0]).toMatchObject({ obstacle: null });
});

test('exists only for people with a project, and only with its own SKUs', async () => {
  const foreign = await other.desk.addSku(other.projectId);
  expect((await buyer.call('/project/downloadList', { kind: 'video', skuId: foreign })).status).toBe(404);
  for (const path of ['/project/downloadList', '/project/gather', '/project/drop', '/project/takings']) {
    const input = path.endsWith('List') ? { kind: 'video' } : path.endsWith('s') ? {} : { materialIds: [film] };
    expect([path, (await stranger.call(path, input)).status]).toEqual([path, 404]);
    expect([path, (await product.call(path, input)).body.code]).toEqual([path, 1001]);
  }
  expect((await buyer.call('/project/downloadList', { kind: 'music' })).status).toBe(400);
  expect((await gather(buyer, [])).status).toBe(400);
  expect(
    (
      await gather(
        buyer,
        Array.from({ length: 301 }, (_, place) => place + 1),
      )
    ).status,
  ).toBe(400);
});

test('takes nothing once it is full or its project has ended', async () => {
  // As many as fit, without making them: all that counts is how many there are.
  const most = PROJECT_LIMITS.gathered;
  await sql`
    insert into materials (kind, owner_id, state, file_name, size_bytes) select 'video', ${buyer.userId}, 'offline', '', 1 from generate_series(1, ${most}::int)`.execute(
    product.db,
  );
  await sql`
    insert into download_list (project_id, material_id)
    select ${projectId}, id from materials where owner_id = ${buyer.userId} order by id limit ${most - 2}
    on conflict do nothing`.execute(product.db);
  expect((await gather(buyer, [second])).body).toMatchObject({ added: 0 });
  expect((await gather(buyer, [photo])).body.problem).toBe('list-full');
  await desk.call('/end', { projectId, words: '到期' });
  expect((await gather(buyer, [second])).body.problem).toBe('sku-ended');
});
