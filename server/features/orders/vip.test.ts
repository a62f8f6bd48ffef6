import { expect, test } from 'vitest';
import { FOR_EVER, makeBuyer, pricedLine } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { becomeVip } from '#tests/support/memberships.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { readOrderForPaper } from './orders.ts';
import { systemContext } from '#server/system-context.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const sales = await signIn(product, 'sales');
const [film, photo] = [await makeMaterial(product, { kind: 'video' }), await makeMaterial(product, { kind: 'photo' })];
const PHOTO_FEN = 16_000;
const office = async (path: string, input: object) =>
  (await product.call(`/office/sales${path}`, input, { token: sales })).body;

/** The membership on a buyer’s newest quote, and whether any was used. */
async function usedBy(orderId: number, productOrderId: number) {
  const { membershipId } = await product.db
    .selectFrom('quotes')
    .select('membershipId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id, usedAt } = await product.db
    .selectFrom('memberships')
    .select(['id', 'usedAt'])
    .where('productOrderId', '=', productOrderId)
    .executeTakeFirstOrThrow();
  return { named: membershipId === id, used: usedAt !== null };
}

test('a membership takes off what it covers, is named by the quote then, and only then counts as used', async () => {
  const buyer = await makeBuyer(product);
  const bought = await becomeVip(product, buyer, { percent: 20, kinds: ['photo'] });
  const plain = await buyer.order([film]);
  expect((await buyer.detail(plain)).quote).toMatchObject({ totalFen: 48_000, discountFen: 0, vipFen: 0 });
  expect(await usedBy(plain, bought)).toEqual({ named: false, used: false });
  expect((await pricedLine(product, photo)).priceFen).toBe(PHOTO_FEN);
  const both = await buyer.order([film, photo]);
  expect((await buyer.detail(both)).quote).toMatchObject({
    totalFen: 60_800,
    discountFen: 3200,
    vipFen: 3200,
    lines: [
      { vipFen: 0, discountFen: 0, amountFen: 48_000 },
      { vipFen: 3200, discountFen: 3200, amountFen: 12_800 },
    ],
  });
  expect(await usedBy(both, bought)).toEqual({ named: true, used: true });
});

test('sales see it before they quote and no longer once it is closed; their own discount comes on top', async () => {
  const buyer = await makeBuyer(product);
  const orderId = await buyer.order([photo, film], FOR_EVER);
  expect((await office('/detail', { orderId })).vip).toBeNull();
  await becomeVip(product, buyer, { percent: 20, kinds: ['photo'] });
  const { lines } = await buyer.detail(orderId);
  const [pictured, filmed] = lines.map(({ lineId }: { lineId: number }) => lineId);
  const { vip } = await office('/detail', { orderId });
  expect(vip.percent).toBe(20);
  expect(vip.lines).toEqual([
    { lineId: pictured, percent: 20, floorFen: 0 },
    { lineId: filmed, percent: 0, floorFen: 0 },
  ]);
  const wanted = [pictured, filmed].map((lineId) => ({ lineId, priceFen: 10_000 }));
  const { quoteId } = await office('/quote', { orderId, basedOn: 0, discountPercent: 10, lines: wanted });
  expect((await buyer.detail(orderId)).quote).toMatchObject({ totalFen: 16_000, discountFen: 4000, vipFen: 2000 });
  const paper = await readOrderForPaper(systemContext(product.services, 'test'), orderId, quoteId);
  expect(paper).toMatchObject({ totalFen: 16_000, discountFen: 4000, vipFen: 2000 });
  await buyer.call('/order/close', { orderId, reason: 'cancelled' });
  expect((await office('/detail', { orderId })).vip).toBeNull();
});
