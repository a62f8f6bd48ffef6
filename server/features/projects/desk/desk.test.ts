import { describe, expect, test } from 'vitest';
import { BUYOUT, ONE_YEAR, todayInChina } from '#tests/support/buyers.ts';
import { makeCompany, setCompanyStatus } from '#tests/support/companies.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';

const product = await startProduct();
const { desk, customerId, projectId, userIds, buyer } = await makeProject(product);
const day = todayInChina(90);
const sku = (more: object = {}) => ({
  projectId,
  kind: 'video',
  branch: '上海',
  terms: ONE_YEAR,
  unitFen: 30_000,
  quota: 5,
  endsOn: day,
  ...more,
});
const skuId = await desk.addSku(projectId);
const projectIn = (body: { infos: { projectId: number }[] }) =>
  body.infos.find((one) => one.projectId === projectId) as never as { skus: object[]; running: boolean };
const trail = async () =>
  await product.db
    .selectFrom('auditEvents')
    .select(['action', 'actor', 'before', 'after', 'reason'])
    .where('subject', '=', `project:${projectId}`)
    .orderBy('id')
    .execute();

describe('the desk of projects', () => {
  test('is read by sales, finance and admin, and changed by sales and admin', async () => {
    const inputs: Record<string, object> = {
      '/list': { customerId },
      '/open': { customerId, name: '春', brand: '远山' },
      '/addSku': sku(),
      '/setSku': { skuId, quota: 6, endsOn: day, seen: { quota: 5, endsOn: day } },
      '/setPeople': { projectId, userIds },
      '/end': { projectId, words: 'x' },
      '/resume': { projectId },
    };
    for (const name of ['finance', 'reviewer', 'editor', 'buyer']) {
      const token = await signIn(product, name);
      for (const [path, input] of Object.entries(inputs)) {
        const { status } = await product.call(`/office/project${path}`, input, { token });
        expect([name, path, status]).toEqual([name, path, name === 'finance' && path === '/list' ? 200 : 403]);
      }
    }
    const { body } = await desk.call('/list', { customerId });
    expect(projectIn(body)).toMatchObject({
      name: '春季新品',
      brand: '远山',
      endClient: '',
      running: true,
      people: expect.arrayContaining([{ userId: buyer.userId, nickname: expect.any(String) }]),
      skus: [{ skuId, quota: 5, used: 0, unitFen: 30_000, state: 'open' }],
    });
  });

  test('opens projects of open companies only, for their members', async () => {
    const open = (more: object) => desk.call('/open', { customerId, name: '夏', brand: '远山', ...more });
    expect((await open({ customerId: 999_999 })).status).toBe(404);
    expect((await open({ name: ' ' })).status).toBe(400);
    const foreign = await makeProject(product, '近水文化有限公司');
    expect((await open({ userIds: [foreign.buyer.userId] })).status).toBe(404);
    const closed = await makeCompany(product, '停业');
    await setCompanyStatus(product, closed, 3);
    expect((await open({ customerId: closed })).body.problem).toBe('changed-meanwhile');
  });

  test.each([
    ['quota 0', { quota: 0 }, 400],
    ['a quota beyond every use', { quota: 100_001 }, 400],
    ['a price of nothing', { unitFen: 0 }, 400],
    ['yesterday', { endsOn: todayInChina(-1) }, 400],
    ['a day in ten years', { endsOn: todayInChina(3650) }, 400],
    ['music', { kind: 'music' }, 400],
    ['no branch', { branch: ' ' }, 400],
    ['a buyout', { terms: BUYOUT }, 409],
    ['a use that is not sold', { terms: { ...ONE_YEAR, scene: 'education', channel: 'cinema' } }, 409],
    ['what the branch has already', {}, 409],
    ['an unknown project', { projectId: 999_999 }, 404],
  ])('refuses a SKU for %s', async (_what, more, status) => {
    expect((await desk.call('/addSku', sku(more))).status).toBe(status);
  });

  test('changes quota and last day, never below what was taken and never over another change', async () => {
    await product.db.updateTable('projectSkus').set({ used: 3 }).where('id', '=', skuId).execute();
    const set = (quota: number, endsOn: string, seen: object) => desk.call('/setSku', { skuId, quota, endsOn, seen });
    expect((await set(2, day, { quota: 5, endsOn: day })).body.problem).toBe('quota-below-used');
    expect((await set(8, day, { quota: 4, endsOn: day })).body.problem).toBe('changed-meanwhile');
    expect((await set(8, todayInChina(-1), { quota: 5, endsOn: day })).status).toBe(400);
    const two = await Promise.all([8, 9].map((quota) => set(quota, day, { quota: 5, endsOn: day })));
    expect(two.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    const next = todayInChina(30);
    const now = two[0]?.status === 200 ? 8 : 9;
    expect(projectIn((await set(3, next, { quota: now, endsOn: day })).body).skus).toMatchObject([
      { quota: 3, used: 3, endsOn: next, state: 'used-up' },
    ]);
    expect((await set(3, next, { quota: 3, endsOn: next })).status).toBe(200);
    expect(
      (await desk.call('/setSku', { skuId: 999_999, quota: 1, endsOn: day, seen: { quota: 1, endsOn: day } })).status,
    ).toBe(404);
    expect(await trail()).toContainEqual(
      expect.objectContaining({
        action: 'project.sku-changed',
        before: { skuId, quota: now, endsOn: day },
        after: { skuId, quota: 3, endsOn: next },
      }),
    );
  });

  test('ends a project with a reason and lets it run again, once each', async () => {
    const end = () => desk.call('/end', { projectId, words: '合同到期' });
    expect((await desk.call('/end', { projectId, words: '' })).status).toBe(400);
    const two = await Promise.all([end(), end()]);
    expect(two.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    expect((await buyer.call('/session')).body.data).toMatchObject({ projectId, projectStatus: 2 });
    expect((await desk.call('/addSku', sku({ branch: '广州' }))).body.problem).toBe('changed-meanwhile');
    const { body } = await desk.call('/resume', { projectId });
    expect(projectIn(body).running).toBe(true);
    expect((await desk.call('/resume', { projectId })).status).toBe(409);
    expect((await desk.call('/end', { projectId: 999_999, words: 'x' })).status).toBe(404);
    expect((await trail()).map(({ action, reason }) => [action, reason]).slice(-2)).toEqual([
      ['project.ended', '合同到期'],
      ['project.running', null],
    ]);
  });
});
