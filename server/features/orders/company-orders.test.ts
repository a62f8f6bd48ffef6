import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { licenceInfo, mailsTo, makeBuyer } from '#tests/support/buyers.ts';
import { belong, makeCompany, setCompanyStatus } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { signIn } from '#tests/support/people.ts';

const product = await startProduct();
const film = await makeMaterial(product, { kind: 'video' });
const [lin, wei, stranger] = [await makeBuyer(product), await makeBuyer(product), await makeBuyer(product)];
type Buyer = typeof lin;
const company = await makeCompany(product);
const another = await makeCompany(product, '近水文化有限公司');

let orderId: number;
let quoteId: number;
beforeAll(async () => {
  await belong(product, lin.account, company);
  orderId = await lin.order([film]);
  ({ quoteId } = (await lin.detail(orderId)).quote);
});
beforeEach(async () => {
  await setCompanyStatus(product, company, 1);
  for (const { account } of [lin, wei]) await belong(product, account, company);
  await belong(product, stranger.account, another);
});

const READING: [string, () => object][] = [
  ['/order/detail', () => ({ orderId })],
  ['/order/quotePaper', () => ({ orderId, quoteId })],
  ['/payment/ofOrder', () => ({ orderId })],
  ['/payment/check', () => ({ orderId })],
];
const CHANGING: [string, () => object][] = [
  ['/order/saveLicence', () => ({ orderId, licence: licenceInfo() })],
  ['/order/say', () => ({ orderId, words: 'Hello' })],
  ['/order/close', () => ({ orderId, reason: 'cancelled' })],
  ['/payment/start', () => ({ key: randomUUID(), orderId, quoteId, gateway: 'alipay' })],
  ['/payment/askRefund', () => ({ key: randomUUID(), orderId, words: 'Wrong one' })],
];

const statusOf = async ({ call }: Buyer, path: string, input: object) => (await call(path, input)).status;
const listed = async ({ call }: Buyer) => {
  const { total } = (await call('/order/list')).body;
  const { counts } = (await call('/order/counts')).body;
  return [total, counts.quoted];
};

describe('an order of a company', () => {
  test.each(READING)('[D9] %s answers every member, and nobody else', async (path, input) => {
    for (const member of [lin, wei]) expect(await statusOf(member, path, input())).toBe(200);
    const foreign = await stranger.call(path, input());
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await stranger.call(path, { ...input(), orderId: 999_999 })).body);
  });

  test('says to a colleague who bought it, and that they may only look', async () => {
    const nothing = { say: false, close: false, askChange: false, pay: false, editLicence: false, askRefund: false };
    expect(await wei.detail(orderId)).toMatchObject({ boughtBy: 'Wei', may: nothing });
    expect(await lin.detail(orderId)).toMatchObject({ boughtBy: null, may: { say: true, close: true, pay: true } });
  });

  test.each(CHANGING)('%s is for its buyer alone', async (path, input) => {
    expect(await statusOf(wei, path, input())).toBe(404);
  });

  test.each([...READING, ...CHANGING])('[D9] %s: whoever leaves has lost it, even its buyer', async (path, input) => {
    for (const to of [null, another]) {
      await belong(product, lin.account, to);
      expect(await statusOf(lin, path, input())).toBe(404);
    }
    await belong(product, wei.account, null);
    expect(await statusOf(wei, path, input())).toBe(404);
  });

  test.each([...READING, ...CHANGING])('%s: a closed company has lost it', async (path, input) => {
    await setCompanyStatus(product, company, 0);
    for (const member of [lin, wei]) expect(await statusOf(member, path, input())).toBe(404);
  });

  test('is in its buyer’s list and form for as long as they belong', async () => {
    const last = async () => (await lin.call('/order/lastLicence')).body.licence?.projectName;
    expect([await listed(lin), await last()]).toEqual([[1, 1], '春季新品']);
    expect(await listed(wei)).toEqual([0, 0]);
    await belong(product, lin.account, null);
    expect([await listed(lin), await last()]).toEqual([[0, 0], undefined]);
  });

  test('is found by its company by number, words and code, also by one sign, and by no other company', async () => {
    const { number, lines } = await lin.detail(orderId);
    const { code } = lines[0];
    const found = async ({ call }: Buyer, keyword: string) =>
      (await call('/company/orders', { keyword })).body.infos.map((row: { orderId: number }) => row.orderId);
    for (const keyword of [number, number.slice(3).toLowerCase(), number.slice(-1), '春季', '海', '山海文化', code])
      expect([keyword, await found(wei, keyword), await found(stranger, keyword)]).toEqual([keyword, [orderId], []]);
    for (const keyword of ['FH99999999', '春季%', '秋季新品', 'V99999999'])
      expect([keyword, await found(wei, keyword)]).toEqual([keyword, []]);
  });

  test('its receipts and the buyer’s billing follow the same rule', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into payments (gateway, order_id, quote_id, amount_fen, state, paid_at, voucher_key)
      values ('transfer', ${orderId}, ${quoteId}, 1, 'rejected', clock_now(), 'vouchers/one.jpg') returning id`.execute(
      product.db,
    );
    const input = { paymentId: rows[0]!.id };
    const sees = async (person: Buyer) => [
      await statusOf(person, '/payment/voucherPicture', input),
      (await person.call('/bill/list')).body.total,
    ];
    expect(await sees(lin)).toEqual([200, 1]);
    expect(await sees(wei)).toEqual([200, 0]);
    await belong(product, lin.account, null);
    expect(await sees(lin)).toEqual([404, 0]);
  });

  test('is no longer told to a buyer who left', async () => {
    const sales = await signIn(product, 'sales');
    const say = async (words: string) => product.call('/office/sales/say', { orderId, words }, { token: sales });
    await say('Still there?');
    await belong(product, lin.account, null);
    await say('Gone');
    const mails = (await mailsTo(product, lin.account)).join('\n');
    expect(mails).toContain('Still there?');
    expect(mails).not.toContain('Gone');
  });
});

test('a private order stays with its buyer, whatever company they join or leave', async () => {
  await belong(product, stranger.account, null);
  const own = await stranger.order([film]);
  for (const to of [company, another, null]) {
    await belong(product, stranger.account, to);
    expect(await statusOf(stranger, '/order/detail', { orderId: own })).toBe(200);
    expect(await statusOf(wei, '/order/detail', { orderId: own })).toBe(404);
  }
});
