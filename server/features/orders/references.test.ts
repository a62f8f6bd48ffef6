import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { licenceInfo, ONE_YEAR, pricedLine, trailOf } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { linesOf } from '#tests/support/drawn.ts';
import { makeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
const { desk, customerId, admin, buyer, approver, viewer } = await makeProject(product);
const alone = await makeMember(product);
const foreign = await makeMember(product, await makeCompany(product, '近水文化有限公司'), 'admin');
const GIVEN = { poNumber: 'PO-2026-0417', costCentre: 'MKT-320' };

type Rules = Record<'poNumber' | 'costCentre', string>;
const setRules = (poNumber: string, costCentre: string, who = admin) =>
  who.call('/company/setReferences', { poNumber, costCentre });
const order = async (references?: Partial<typeof GIVEN>, who = buyer) =>
  await who.create({ lines: [await pricedLine(product, film)], ...(references ? { references } : {}) });

beforeEach(async () => {
  await setRules('compulsory', 'optional');
});

describe('which references a company wants', () => {
  test('is said by its administrators, and every member reads it', async () => {
    const rules: Rules = { poNumber: 'optional', costCentre: 'compulsory' };
    expect((await setRules('optional', 'compulsory')).body.company).toMatchObject({ references: rules });
    for (const member of [buyer, approver, viewer]) {
      expect((await setRules('off', 'off', member)).status).toBe(403);
      expect((await member.call('/company/mine')).body.company.references).toEqual(rules);
    }
    expect((await setRules('off', 'off', alone)).status).toBe(404);
    expect((await product.call('/company/setReferences', { poNumber: 'off', costCentre: 'off' })).status).toBe(401);
    expect((await foreign.call('/company/mine')).body.company.references).toEqual({
      poNumber: 'off',
      costCentre: 'off',
    });
    const trail = await product.db
      .selectFrom('auditEvents')
      .select(['before', 'after'])
      .where('subject', '=', `company:${customerId}`)
      .where('action', '=', 'company.references-set')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(trail).toEqual({ before: { poNumber: 'compulsory', costCentre: 'optional' }, after: rules });
  });

  test.each([
    ['another word', { poNumber: 'always', costCentre: 'off' }],
    ['one only', { poNumber: 'off' }],
    ['a company', { poNumber: 'off', costCentre: 'off', customerId: 1 }],
  ])('%s is refused', async (_, rules) => {
    expect((await admin.call('/company/setReferences', rules)).status).toBe(400);
  });
});

describe('an order of a company that wants references', () => {
  test('is refused without a compulsory one, at its field', async () => {
    for (const given of [undefined, { costCentre: 'MKT-320' }, { poNumber: ' \n ' }]) {
      const { status, body } = await order(given);
      expect([status, body.problem, body.fields]).toEqual([
        400,
        'bad-input',
        { poNumber: 'Please fill in this field' },
      ]);
    }
    expect((await order({ poNumber: 'PO-1' })).body.success).toBe(true);
  });

  test('has them for whoever reads it, and on its quote', async () => {
    const { orderId } = (await order(GIVEN)).body;
    for (const member of [admin, viewer])
      expect(await member.detail(orderId)).toMatchObject({
        references: GIVEN,
        referenceRules: { poNumber: 'compulsory', costCentre: 'optional' },
      });
    expect((await alone.call('/order/detail', { orderId })).status).toBe(404);
    const { quote } = await viewer.detail(orderId);
    const { body } = await viewer.call('/order/quotePaper', { orderId, quoteId: quote.quoteId });
    const words = linesOf(Buffer.from(await (await fetch(body.url)).arrayBuffer())).join('\n');
    expect(words).toContain('PO-2026-0417');
    expect(words).toContain('MKT-320');
  });

  test('one that became compulsory while the form was open is asked for; the same key works then', async () => {
    await setRules('off', 'off');
    const wish = { key: randomUUID(), lines: [await pricedLine(product, film)] };
    await setRules('off', 'compulsory');
    expect((await buyer.create(wish)).body.fields).toEqual({ costCentre: 'Please fill in this field' });
    expect((await buyer.create({ ...wish, references: { costCentre: 'MKT-320' } })).body.success).toBe(true);
  });

  test('keeps none that are not asked for, of whoever orders for themselves neither', async () => {
    await setRules('off', 'optional');
    const { orderId } = (await order(GIVEN)).body;
    expect((await buyer.detail(orderId)).references).toEqual({ poNumber: '', costCentre: 'MKT-320' });
    const own = (await order(GIVEN, alone)).body.orderId;
    expect(await alone.detail(own)).toMatchObject({
      references: { poNumber: '', costCentre: '' },
      referenceRules: { poNumber: 'off', costCentre: 'off' },
    });
  });

  test.each([
    ['10,000 characters', 'x'.repeat(10_000), 400],
    ['61 characters', '字'.repeat(61), 400],
    ['60 characters', '字'.repeat(60), 200],
    ['a number', 4711, 400],
    ['a NUL', 'PO\u0000-1', 400],
    ['half a character', 'PO\ud800', 400],
  ])('%s', async (_, poNumber, status) => {
    const lines = [await pricedLine(product, film)];
    const references = { poNumber, costCentre: '' } as { poNumber: string; costCentre: string };
    expect((await buyer.create({ lines, references })).status).toBe(status);
  });

  test('control characters become spaces', async () => {
    const { orderId } = (await order({ poNumber: '\tPO\r\n1\u0007\u20282 ' })).body;
    expect((await buyer.detail(orderId)).references.poNumber).toBe('PO 1 2');
  });
});

describe('references of an order that is there', () => {
  const save = (orderId: number, references?: Partial<typeof GIVEN>, who = buyer) =>
    who.call('/order/saveLicence', { orderId, licence: licenceInfo(), ...(references ? { references } : {}) });

  test('are changed with the licence info by its buyer and administrators, and never emptied where compulsory', async () => {
    const { orderId } = (await order(GIVEN)).body;
    expect((await save(orderId, { poNumber: 'PO-2', costCentre: '' }, admin)).status).toBe(200);
    expect((await save(orderId, { poNumber: '' })).body.fields).toEqual({ poNumber: 'Please fill in this field' });
    for (const other of [viewer, approver, alone, foreign])
      expect((await save(orderId, { poNumber: 'PO-3' }, other)).status).toBe(404);
    expect((await save(orderId)).status).toBe(200);
    expect((await buyer.detail(orderId)).references).toEqual({ poNumber: 'PO-2', costCentre: '' });
    expect((await trailOf(product, orderId)).at(-1)).toMatchObject({
      action: 'order.licence-changed',
      before: GIVEN,
      after: { poNumber: 'PO-2', costCentre: '' },
    });
  });

  test('stay when the company no longer asks for them', async () => {
    const { orderId } = (await order(GIVEN)).body;
    await setRules('off', 'off');
    expect((await save(orderId, { poNumber: 'PO-9', costCentre: '' })).status).toBe(200);
    expect((await buyer.detail(orderId)).references).toEqual(GIVEN);
  });
});

describe('taking from a project', () => {
  test('needs them too; they are on the certificate and fixed', async () => {
    const skuId = await desk.addSku(await desk.open(customerId, [buyer.userId]), { terms: ONE_YEAR });
    const wish = { key: randomUUID(), skuId, materialIds: [await makeOriginal(product, randomBytes(12), 'Harbour')] };
    const refused = await buyer.call('/project/take', wish);
    expect([refused.status, refused.body.fields]).toEqual([400, { poNumber: 'Please fill in this field' }]);
    const { orderId } = (await buyer.call('/project/take', { ...wish, references: GIVEN })).body;
    expect((await viewer.detail(orderId)).references).toEqual(GIVEN);
    const { licenceId } = (await viewer.call('/licence/list', { orderId })).body.infos[0];
    const { url } = (await viewer.call('/licence/certificate', { licenceId })).body;
    const words = linesOf(Buffer.from(await (await fetch(url)).arrayBuffer())).join('\n');
    expect(words).toContain('PO-2026-0417');
    expect(words).toContain('MKT-320');
    const changed = await buyer.call('/order/saveLicence', {
      orderId,
      licence: licenceInfo(),
      references: { poNumber: 'PO-3' },
    });
    expect(changed.body.problem).toBe('changed-meanwhile');
  });
});
