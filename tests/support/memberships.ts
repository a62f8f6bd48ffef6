import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { GatewayName } from '#contract/domain/payment.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import type { Product } from './product.ts';
import { payAt } from './sandbox.ts';

interface PlanOptions {
  days?: number;
  percent?: number;
  priceFen?: number;
  kinds?: PriceKind[];
}

/** A plan on sale. */
export async function makePlan(product: Product, options: PlanOptions = {}): Promise<number> {
  const { days = 30, percent = 20, priceFen = 19_900, kinds = ['video', 'photo', 'music'] } = options;
  const { rows } = await sql<{ id: number }>`
    insert into membership_plans (name_zh, name_en, days, percent, price_fen, kinds)
    values ('月度会员', 'Monthly', ${days}, ${percent}, ${priceFen}, ${kinds}) returning id`.execute(product.db);
  return rows[0]!.id;
}

type Buyer = { token: string };

export async function orderPlan(product: Product, { token }: Buyer, planId: number): Promise<number> {
  const { body } = await product.call('/vip/order', { key: randomUUID(), planId, version: 1 }, { token });
  expect(body).toMatchObject({ success: true });
  return body.productOrderId;
}

/** Begins to pay a product order at a gateway. */
export async function startPayingProduct(
  product: Product,
  { token }: Buyer,
  productOrderId: number,
  gateway: GatewayName = 'alipay',
) {
  const wish = { key: randomUUID(), productOrderId, gateway };
  const { body } = await product.call('/payment/start', wish, { token });
  expect(body).toMatchObject({ success: true });
  const { outTradeNo } = await product.db
    .selectFrom('paymentAttempts')
    .select('outTradeNo')
    .where('productOrderId', '=', productOrderId)
    .where('gateway', '=', gateway)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { target: body.target, outTradeNo };
}

/** Buys a plan and pays for it; returns the product order. */
export async function becomeVip(product: Product, buyer: Buyer, plan: PlanOptions | number = {}): Promise<number> {
  const planId = typeof plan === 'number' ? plan : await makePlan(product, plan);
  const productOrderId = await orderPlan(product, buyer, planId);
  const { target } = await startPayingProduct(product, buyer, productOrderId);
  await payAt(target);
  const { body } = await product.call('/payment/check', { productOrderId }, { token: buyer.token });
  expect(body).toMatchObject({ state: 'confirmed' });
  return productOrderId;
}
