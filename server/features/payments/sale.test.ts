import { expect, test } from 'vitest';
import { FOR_EVER, makeBuyer } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startPaying } from '#tests/support/payments.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });

/** The owners' sales of an order, by line. */
const salesOf = (orderId: number) =>
  product.db
    .selectFrom('sales')
    .innerJoin('orderLines', 'orderLines.id', 'sales.lineId')
    .innerJoin('users', 'users.id', 'sales.ownerId')
    .select(['orderLines.materialId', 'sales.amountFen', 'users.email'])
    .where('orderLines.orderId', '=', orderId)
    .orderBy('orderLines.position')
    .execute();

test('[D12] [R297] from a quote less 7 % to payment, licence and sale, to the fen', async () => {
  const films = [await makeMaterial(product, { kind: 'video' }), await makeMaterial(product, { kind: 'video' })];
  const buyer = await makeBuyer(product);
  const orderId = await buyer.order(films, FOR_EVER);
  const [first, second] = (await buyer.detail(orderId)).lines as { lineId: number }[];
  const quoted = await product.call(
    '/office/sales/quote',
    {
      orderId,
      basedOn: 0,
      discountPercent: 7,
      lines: [
        { lineId: first?.lineId, priceFen: 99_999 },
        { lineId: second?.lineId, priceFen: 64_000 },
      ],
    },
    { token: await signIn(product, 'sales') },
  );
  const { quoteId } = quoted.body as { quoteId: number };

  const waiting = await buyer.detail(orderId);
  expect(waiting).toMatchObject({ state: 'quoted', totalFen: 152_520 });
  expect(waiting.quote).toMatchObject({
    totalFen: 152_520,
    discountFen: 11_479,
    netFen: 143_887,
    vatFen: 8633,
    lines: [
      { lineId: first?.lineId, priceFen: 99_999, discountFen: 6999, amountFen: 93_000 },
      { lineId: second?.lineId, priceFen: 64_000, discountFen: 4480, amountFen: 59_520 },
    ],
  });

  const { target, outTradeNo } = await startPaying(product, { orderId, quoteId }, buyer);
  await payAt(target);
  expect((await buyer.call('/payment/check', { orderId })).body).toMatchObject({ state: 'confirmed' });
  expect((await sandbox.gateways.alipay.ask(outTradeNo)).paid).toMatchObject({ amountFen: 152_520 });
  expect((await buyer.call('/payment/ofOrder', { orderId })).body.payments).toMatchObject([
    { state: 'settled', amountFen: 152_520 },
  ]);
  expect((await buyer.call('/bill/list')).body).toMatchObject({
    infos: [{ amountFen: 152_520 }],
    paidFen: 152_520,
    refundedFen: 0,
  });

  const licences = await product.db
    .selectFrom('licences')
    .select(['materialId', 'amountFen', 'state'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  expect(licences).toEqual([
    { materialId: films[0], amountFen: 93_000, state: 'valid' },
    { materialId: films[1], amountFen: 59_520, state: 'valid' },
  ]);
  const email = 'photographer@framehall.test';
  expect(await salesOf(orderId)).toEqual([
    { materialId: films[0], amountFen: 93_000, email },
    { materialId: films[1], amountFen: 59_520, email },
  ]);
});
