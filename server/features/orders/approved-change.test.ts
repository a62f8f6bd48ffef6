import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { licenceInfo, mailsTo, partInfo, todayInChina, trailOf } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startPaying } from '#tests/support/payments.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { startProduct } from '#tests/support/product.ts';
import { findViolations } from '../payments/invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const [film, photo] = [await makeMaterial(product, { kind: 'video' }), await makeMaterial(product, { kind: 'photo' })];
const OTHER: Partial<LicenceInfo> = { licensee: '近水文化有限公司' };
type Person = Awaited<ReturnType<typeof makeMember>>;
let admin: Person;
let buyer: Person;
let approver: Person;
beforeEach(async () => {
  const company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
  buyer = await makeMember(product, company, 'buyer');
  approver = await makeMember(product, company, 'approver');
  await admin.call('/company/setApproveAbove', { fen: 0 });
  await admin.call('/company/setReferences', { poNumber: 'optional', costCentre: 'off' });
});

const approve = (orderId: number, { call }: Person = approver) =>
  call('/order/answerApproval', { orderId, approve: true, words: 'Fine' });
const save = (orderId: number, changes: Partial<LicenceInfo>, more: object = {}, { call }: Person = buyer) =>
  call('/order/saveLicence', { orderId, licence: licenceInfo(changes), ...more });
const start = async (orderId: number) => {
  const { quoteId } = (await buyer.detail(orderId)).quote;
  return await buyer.call('/payment/start', { key: randomUUID(), orderId, quoteId, gateway: 'alipay' });
};
const licencesOf = async (orderId: number) => (await buyer.call('/licence/list', { orderId })).body.total;

/** An order of both that a colleague has approved. */
async function approved(who = buyer): Promise<number> {
  const orderId = await who.order([film, photo]);
  expect((await approve(orderId)).status).toBe(200);
  return orderId;
}

describe('what an approved order licenses', () => {
  test('is approved anew when its licensee changes, and cannot be paid before', async () => {
    const orderId = await approved();
    const before = (await mailsTo(product, approver.account)).length;
    expect((await save(orderId, OTHER)).status).toBe(200);
    expect(await buyer.detail(orderId)).toMatchObject({
      approval: 'waiting',
      approvalBy: null,
      approvalWords: '',
      next: 'colleague-approves',
      may: { pay: false, editLicence: true },
    });
    expect((await start(orderId)).body.problem).toBe('approval-needed');
    expect((await mailsTo(product, approver.account)).slice(before)).toEqual([
      expect.stringContaining('Please approve or decline'),
    ]);
    expect((await mailsTo(product, admin.account)).at(-1)).toContain('Please approve or decline');
    expect((await mailsTo(product, buyer.account)).at(-1)).toContain('needs a colleague’s approval');
    expect((await trailOf(product, orderId)).slice(-2)).toMatchObject([
      { action: 'order.licence-changed', after: OTHER },
      { action: 'order.approval-waiting', before: { approval: 'approved' }, after: { approval: 'waiting' } },
    ]);
    expect((await approve(orderId)).status).toBe(200);
    expect((await start(orderId)).status).toBe(200);
  });

  test.each([
    ['its licensee’s code', { creditCode: '91310115MA1FHDEM0F' }, {}],
    ['its project', { projectName: '秋季新品' }, {}],
    ['its first day', { startsOn: todayInChina(20) }, {}],
    ['a reference', {}, { references: { poNumber: 'PO-2', costCentre: '' } }],
  ])('is approved anew when %s changes', async (_, changes, more) => {
    const orderId = await approved();
    expect((await save(orderId, changes, more)).status).toBe(200);
    expect((await buyer.detail(orderId)).approval).toBe('waiting');
  });

  test('is approved anew when a line goes to a further project', async () => {
    const orderId = await approved();
    const { lines } = await buyer.detail(orderId);
    const parts = {
      further: [partInfo(OTHER)],
      lines: lines.map(({ lineId }: { lineId: number }, part: number) => ({ lineId, part })),
      seen: [],
    };
    expect((await save(orderId, {}, { parts })).status).toBe(200);
    expect((await buyer.detail(orderId)).approval).toBe('waiting');
  });

  test('stays approved when nothing changes, or only whom to ask', async () => {
    const orderId = await approved();
    for (const changes of [{}, { contactName: '王一', contact: '13900000000' }]) {
      expect((await save(orderId, changes)).status).toBe(200);
      expect((await buyer.detail(orderId)).approval).toBe('approved');
    }
  });

  test('is approved by a colleague’s change who may approve it, but by nobody’s own', async () => {
    const [orderId, own] = [await approved(), await approved(admin)];
    expect((await save(orderId, OTHER, {}, admin)).status).toBe(200);
    expect((await save(own, OTHER, {}, admin)).status).toBe(200);
    expect(await buyer.detail(orderId)).toMatchObject({ approval: 'approved', approvalWords: '', may: { pay: true } });
    expect((await trailOf(product, orderId)).at(-1)).toMatchObject({ action: 'order.approval-approved' });
    const { approvalBy } = await product.db
      .selectFrom('orders')
      .select('approvalBy')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(approvalBy).toBe(admin.userId);
    expect((await admin.detail(own)).approval).toBe('waiting');
  });

  test('asks nobody when the company no longer wants it', async () => {
    const orderId = await approved();
    await admin.call('/company/setApproveAbove', { fen: null });
    expect((await save(orderId, OTHER)).status).toBe(200);
    expect((await buyer.detail(orderId)).approval).toBe('none');
  });

  test('is fixed once its receipt is sent', async () => {
    const orderId = await approved();
    await product.db.updateTable('orders').set({ state: 'paid' }).where('id', '=', orderId).execute();
    expect((await save(orderId, OTHER)).body.problem).toBe('changed-meanwhile');
    expect((await buyer.detail(orderId)).may.editLicence).toBe(false);
    await product.db.updateTable('orders').set({ state: 'quoted' }).where('id', '=', orderId).execute();
  });
});

describe('a payment that had begun when the licensee changed', () => {
  test('ends; money that comes all the same goes back, and no licence is issued', async () => {
    const orderId = await approved();
    const { quoteId } = (await buyer.detail(orderId)).quote;
    const { target } = await startPaying(product, { orderId, quoteId }, buyer);
    await save(orderId, OTHER);
    expect((await buyer.call('/payment/ofOrder', { orderId })).body).toMatchObject({ underWay: null });
    await payAt(target);
    expect((await buyer.call('/payment/check', { orderId })).body).toMatchObject({ state: 'quoted', trouble: true });
    expect((await buyer.call('/payment/ofOrder', { orderId })).body.payments).toMatchObject([
      { state: 'refund_due', reason: 'not-approved' },
    ]);
    expect(await buyer.detail(orderId)).toMatchObject({ state: 'quoted', approval: 'waiting' });
    expect(await licencesOf(orderId)).toBe(0);
    expect(await findViolations(product.db)).toEqual([]);
  });

  test('of both at once neither order leads to a licence that nobody approved', async () => {
    const orderIds = [await approved(), await approved(), await approved(), await approved()];
    const started = await Promise.all(
      orderIds.flatMap((id, turn) => (turn % 2 ? [save(id, OTHER), start(id)] : [start(id), save(id, OTHER)])),
    );
    for (const { body } of started) if (body.target) await payAt(body.target);
    const known = ['fine', 'approval-needed', 'changed-meanwhile'];
    expect(started.map(({ body }) => body.problem ?? 'fine').filter((outcome) => !known.includes(outcome))).toEqual([]);
    for (const orderId of orderIds) {
      await buyer.call('/payment/check', { orderId });
      expect(await buyer.detail(orderId)).toMatchObject({
        state: 'quoted',
        approval: 'waiting',
        licensee: OTHER.licensee,
      });
      expect(await licencesOf(orderId)).toBe(0);
    }
    expect(await findViolations(product.db)).toEqual([]);
  });
});
