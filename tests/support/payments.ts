import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { GatewayName } from '#contract/domain/payment.ts';
import type { PaymentTarget } from '#server/platform/payment-gateways/gateway.ts';
import { quotedOrder, type QuotedOrder } from './orders.ts';
import type { Product } from './product.ts';
import { payAt } from './sandbox.ts';

interface Started {
  target: PaymentTarget;
  outTradeNo: string;
  attemptId: number;
}

/** Starts a payment of an order at a gateway. */
export async function startPaying(
  product: Product,
  { orderId, quoteId }: Pick<QuotedOrder, 'orderId' | 'quoteId'>,
  { token, gateway = 'alipay' }: { token: string; gateway?: GatewayName },
): Promise<Started> {
  const wish = { key: randomUUID(), orderId, quoteId, gateway };
  const { body } = await product.call('/payment/start', wish, { token });
  expect(body).toMatchObject({ success: true });
  const attempt = await product.db
    .selectFrom('paymentAttempts')
    .select(['id', 'outTradeNo'])
    .where('orderId', '=', orderId)
    .where('gateway', '=', gateway)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { target: body.target, outTradeNo: attempt.outTradeNo, attemptId: attempt.id };
}

export async function paidOrder(
  product: Product,
  { token, gateway, ...options }: { token: string; gateway?: GatewayName } & Parameters<typeof quotedOrder>[1],
): Promise<QuotedOrder> {
  const order = await quotedOrder(product, options);
  const { target } = await startPaying(product, order, { token, ...(gateway ? { gateway } : {}) });
  await payAt(target);
  const { body } = await product.call('/payment/check', { orderId: order.orderId }, { token });
  expect(body).toMatchObject({ state: 'confirmed' });
  return order;
}
