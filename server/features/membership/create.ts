import { buyerIn, type Context, type MemberContext, transaction } from '../../context.ts';
import { must, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { once } from '../idempotency/idempotency.ts';
import { lockPlan } from './plans.queries.ts';
import { insertProductOrder } from './product-orders.queries.ts';
import { lockOwnProductOrder, lockProductOrder, moveProductOrder } from './product-orders.ts';

interface Wish {
  key: string;
  planId: number;
  /** The version of the plan that the buyer saw. */
  version: number;
}

/** Orders a plan as the buyer saw it; of a company only its administrators do. */
export async function orderPlan(ctx: MemberContext, wish: Wish): Promise<{ productOrderId: number } | Problem> {
  return await once(ctx, { call: 'vip.order', body: wish }, async (tx) => {
    const buyer = buyerIn(tx);
    if (buyer.customerId !== null && tx.actor.companyRole !== 'admin') return problem('company-role');
    const plan = await lockPlan(tx.db, wish.planId, 'share');
    if (!plan) return problem('not-found');
    if (plan.withdrawnAt !== null || plan.version !== wish.version) return problem('plan-changed');
    const { id } = await insertProductOrder(tx.db, buyer, plan);
    const { version, percent, days, priceFen } = plan;
    await recordChange(tx, {
      action: 'product-order.awaiting',
      subject: `product-order:${id}`,
      after: { state: 'awaiting', planId: plan.id, version, percent, days, totalFen: priceFen },
    });
    return { productOrderId: id };
  });
}

export async function cancelProductOrder(ctx: MemberContext, { productOrderId }: { productOrderId: number }) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOwnProductOrder(tx, productOrderId);
    if (!order) return problem('not-found');
    if (order.state === 'paid' || order.state === 'confirmed') return problem('already-paid');
    if (order.state === 'closed') return problem('changed-meanwhile');
    const { id, state: from } = order;
    return (await moveProductOrder(tx, { id, from, to: 'closed', by: 'buyer', closeReason: 'cancelled' })) ?? {};
  });
}

/** Closes a product order that was not paid in time. */
export async function expireProductOrder(ctx: Context, id: number, now: Date): Promise<void> {
  await transaction(ctx, async (tx) => {
    const order = await lockProductOrder(tx, id);
    if (order?.state !== 'awaiting' || order.payBy === null || order.payBy >= now) return;
    const closeReason = 'payment-expired';
    must(await moveProductOrder(tx, { id, from: 'awaiting', to: 'closed', by: 'system', closeReason }));
  });
}
