import { expect, test } from 'vitest';
import { findViolations } from '#server/features/payments/invariants.ts';
import { makeBuyer } from '#tests/support/buyers.ts';
import { addTitle, applyFor, issueByHand } from '#tests/support/invoices.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';
import { findInvoiceViolations } from './invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const finance = await signIn(product, 'finance');
const violations = async () => [...(await findViolations(product.db)), ...(await findInvoiceViolations(product.db))];

test('[C31] video and photos together: one payment, a licence for each, one invoice, and all of it agrees', async () => {
  const buyer = await makeBuyer(product);
  const materialIds = [await makeMaterial(product, { kind: 'photo' }), await makeMaterial(product, { kind: 'video' })];
  const orderId = await buyer.order(materialIds);
  const { quote, totalFen } = await buyer.detail(orderId);
  const { target } = await startPaying(product, { orderId, quoteId: quote.quoteId }, { token: buyer.token });
  await payAt(target);
  expect((await buyer.call('/payment/check', { orderId })).body.state).toBe('confirmed');
  const { infos } = (await buyer.call('/licence/list', { orderId })).body;
  expect(infos.map(({ materialId, kind }: { materialId: number; kind: string }) => [materialId, kind])).toEqual([
    [materialIds[1], 'video'],
    [materialIds[0], 'photo'],
  ]);
  const listed = async (kind: string) => (await buyer.call('/licence/list', { kind })).body.total;
  expect([await listed('photo'), await listed('video'), await listed('music')]).toEqual([1, 1, 0]);
  const titleId = await addTitle(product, buyer.token);
  const { id } = (await applyFor(product, buyer.token, { orderIds: [orderId], titleId })).body;
  await issueByHand(product, finance, { id, amountFen: totalFen, taxFen: quote.vatFen });
  expect((await buyer.call('/invoice/orders')).body.infos).toEqual([]);
  expect(await violations()).toEqual([]);
});
