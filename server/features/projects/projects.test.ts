import { describe, expect, test } from 'vitest';
import { ONE_YEAR, todayInChina } from '#tests/support/buyers.ts';
import { makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';

const product = await startProduct();
const { desk, customerId, projectId, userIds, admin, buyer, viewer } = await makeProject(product);
const other = await makeProject(product, '近水文化有限公司');
const stranger = await makeMember(product);
const videoSku = await desk.addSku(projectId);
await desk.addSku(projectId, { branch: '北京', quota: 2 });
const photoSku = await desk.addSku(projectId, { kind: 'photo', unitFen: 12_000, quota: 1 });
type Person = typeof buyer;
const skuList = async ({ call }: Person) => (await call('/customer/skuList')).body;
const session = async ({ call }: Person) => (await call('/session')).body.data;

describe('[R241] the SKUs of a project', () => {
  test('come by branch and kind, with what is left and whether the reader may take', async () => {
    expect(await skuList(buyer)).toMatchObject({
      success: true,
      projectData: {
        projectId,
        name: '春季新品',
        projectStatus: 1,
        videoBranches: [
          { branch: '上海', skus: [{ skuId: videoSku, unitFen: 30_000, quota: 5, used: 0, state: 'open' }] },
          { branch: '北京', skus: [{ quota: 2, terms: ONE_YEAR, endsOn: todayInChina(90) }] },
        ],
        photoBranches: [{ branch: '上海', skus: [{ skuId: photoSku, kind: 'photo', unitFen: 12_000, quota: 1 }] }],
        videoCanDownload: true,
        photoCanDownload: true,
      },
      projects: [{ projectId, name: '春季新品' }],
    });
    expect(await skuList(admin)).toMatchObject({ projectData: { videoCanDownload: true, photoCanDownload: true } });
    expect(await skuList(viewer)).toMatchObject({ projectData: { videoCanDownload: false, photoCanDownload: false } });
    expect(await skuList(stranger)).toEqual({
      code: 0,
      success: true,
      message: expect.any(String),
      projectData: null,
      projects: [],
    });
    expect((await product.call('/customer/skuList')).body.code).toBe(1001);
  });

  test('end with their last day', async () => {
    const endsOn = todayInChina(90);
    const set = (day: string) =>
      product.db.updateTable('projectSkus').set({ endsOn: day }).where('id', '=', photoSku).execute();
    await set('2020-01-31');
    expect((await skuList(buyer)).projectData).toMatchObject({
      photoBranches: [{ skus: [{ state: 'ended' }] }],
      photoCanDownload: false,
      videoCanDownload: true,
    });
    await set(endsOn);
  });

  test('are nobody’s while the company is closed', async () => {
    await setCompanyStatus(product, customerId, 3);
    expect(await skuList(buyer)).toMatchObject({ projectData: null, projects: [] });
    await setCompanyStatus(product, customerId, 1);
  });
});

describe('people of several projects', () => {
  test('work on one at a time and switch; a project of others does not exist', async () => {
    const second = await desk.open(customerId, [buyer.userId], '秋季');
    expect(await session(buyer)).toMatchObject({ projectId, projectStatus: 1 });
    const switchTo = (person: Person, id: number) => person.call('/project/switch', { projectId: id });
    expect((await switchTo(buyer, second)).body).toMatchObject({
      projectData: { projectId: second, videoBranches: [], videoCanDownload: false },
      projects: [{ name: '春季新品' }, { name: '秋季' }],
    });
    expect(await session(buyer)).toMatchObject({ projectId: second });
    for (const [person, id] of [
      [admin, second],
      [buyer, other.projectId],
      [buyer, 999_999],
      [stranger, projectId],
    ] as const)
      expect((await switchTo(person, id)).status).toBe(404);
    await desk.call('/end', { projectId: second, words: '已完成' });
    expect(await session(buyer)).toMatchObject({ projectId, projectStatus: 1 });
    expect((await switchTo(buyer, second)).status).toBe(404);
  });

  test('are named by administrators of their company, from among its members', async () => {
    const set = (person: Person, ids: number[], id = projectId) =>
      person.call('/company/setProjectPeople', { projectId: id, userIds: ids });
    expect((await set(buyer, userIds)).status).toBe(403);
    expect((await set(other.admin, userIds)).status).toBe(404);
    expect((await set(stranger, userIds)).status).toBe(404);
    expect((await set(admin, [stranger.userId])).status).toBe(404);
    expect((await set(admin, userIds, other.projectId)).status).toBe(404);
    const { body } = await set(admin, [admin.userId]);
    expect(body.infos.find((one: { projectId: number }) => one.projectId === projectId).userIds).toEqual([
      admin.userId,
    ]);
    expect(await session(buyer)).toMatchObject({ projectId: null });
    expect(await skuList(buyer)).toMatchObject({ projectData: null, projects: [] });
    await set(admin, userIds);
    expect(await session(buyer)).toMatchObject({ projectId });
    expect((await viewer.call('/company/projects')).body.infos[0]).toMatchObject({ projectId, running: true });
    expect((await stranger.call('/company/projects')).status).toBe(404);
  });

  test('whoever left and came back begins without projects', async () => {
    await viewer.call('/company/leave');
    expect(await skuList(viewer)).toMatchObject({ projectData: null, projects: [] });
    await product.moveTime('1 minute');
    await product.db
      .updateTable('users')
      .set({ customerId, companyRole: 'viewer', companySince: new Date(Date.now() + 60_000) })
      .where('id', '=', viewer.userId)
      .execute();
    expect(await skuList(viewer)).toMatchObject({ projectData: null, projects: [] });
    await admin.call('/company/setProjectPeople', { projectId, userIds });
    expect(await skuList(viewer)).toMatchObject({ projects: [{ projectId }] });
  });
});
