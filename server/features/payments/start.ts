import { randomBytes } from 'node:crypto';
import { pages } from '#contract/domain/pages.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import type { Context, MemberContext } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import type { PaymentTarget } from '../../platform/payment-gateways/gateway.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { conflictsOf } from '../licences/licences.ts';
import { type LockedOrder, lockOwnOrder } from '../orders/orders.ts';
import { once } from '../idempotency/idempotency.ts';
import { type Attempt, findAttempt, findOpen, insertAttempt, saveTarget } from './attempts.queries.ts';
import { askGateway } from './ask-gateway.ts';
import { findHolding, findOwnOrder } from './payments.queries.ts';

interface Wish {
  key: string;
  orderId: number;
  quoteId: number;
  gateway: GatewayName;
}

/** Starts a payment at a gateway. The attempt is stored before the gateway is asked, so that a crash cannot lose it. */
export async function startPayment(
  ctx: MemberContext,
  wish: Wish,
): Promise<{ target: PaymentTarget; expiresAt: string } | Problem> {
  if (!(await findOwnOrder(ctx.db, wish.orderId, ctx.actor.userId))) return problem('not-found');
  if (!ctx.gateways[wish.gateway]) return problem('gateway-failed');
  const old = await findOpen(ctx.db, wish.quoteId, wish.gateway);
  if (old?.orderId === wish.orderId && old.dead) await askGateway(ctx, old);
  const begun = await once(ctx, { call: 'payments.start', body: wish }, async (tx) => await begin(tx, wish));
  if (isProblem(begun)) return begun;
  return await goOn(ctx, begun.attemptId);
}

async function begin(tx: MemberContext, wish: Wish): Promise<{ attemptId: number } | Problem> {
  const order = await lockOwnOrder(tx, wish.orderId);
  const refused = order ? await notPayable(tx, order, wish.quoteId) : problem('not-found');
  if (refused || !order?.totalFen || !order.payBy) return refused ?? problem('quote-replaced');
  const open = await findOpen(tx.db, wish.quoteId, wish.gateway);
  // The gateway could not say whether the old attempt was paid.
  if (open?.dead) return problem('gateway-failed');
  if (open) return { attemptId: open.id };
  const { orderId, quoteId, gateway } = wish;
  const outTradeNo = `${order.number}T${randomBytes(10).toString('hex')}`;
  const amountFen = order.totalFen;
  const attemptId = await insertAttempt(tx.db, {
    orderId,
    quoteId,
    gateway,
    outTradeNo,
    amountFen,
    payBy: order.payBy,
  });
  await recordChange(tx, {
    action: 'payment-attempt.open',
    subject: `payment-attempt:${attemptId}`,
    after: { state: 'open', gateway, outTradeNo, amountFen, orderId },
  });
  return { attemptId };
}

/** Why this quote of an order cannot be paid now. The caller must hold the order's lock. */
export async function notPayable(tx: Context, order: LockedOrder, quoteId: number): Promise<Problem | undefined> {
  if (order.state === 'paid' || order.state === 'confirmed') {
    const holding = await findHolding(tx.db, order.id);
    return problem(holding?.state === 'claimed' ? 'payment-under-way' : 'already-paid');
  }
  if (order.approval === 'waiting' || order.approval === 'declined') return problem('approval-needed');
  if (order.state !== 'quoted' || order.quoteId !== quoteId) return problem('quote-replaced');
  if (!order.payBy || order.payBy <= (await currentTime(tx.db))) return problem('quote-replaced');
  return (await conflictsOf(tx, order.id)).length > 0 ? problem('bought-out') : undefined;
}

/** Where the buyer goes to pay; asks the gateway only the first time. */
async function goOn(
  ctx: MemberContext,
  attemptId: number,
): Promise<{ target: PaymentTarget; expiresAt: string } | Problem> {
  let attempt = await findAttempt(ctx.db, attemptId);
  if (attempt?.target === '' && attempt.state === 'open') {
    const target = await beginAtGateway(ctx, attempt);
    if (isProblem(target)) return target;
    await saveTarget(ctx.db, attemptId, JSON.stringify(target));
    attempt = await findAttempt(ctx.db, attemptId);
  }
  if (!attempt || attempt.target === '') return problem('changed-meanwhile');
  return { target: JSON.parse(attempt.target) as PaymentTarget, expiresAt: attempt.expiresAt.toISOString() };
}

async function beginAtGateway(ctx: MemberContext, attempt: Attempt): Promise<PaymentTarget | Problem> {
  const { outTradeNo, amountFen, expiresAt, orderId, gateway } = attempt;
  const back = new URL(`${pages.orderSuccess.paths[0]}?orderId=${orderId}`, ctx.config.publicUrl);
  const subject = `Framehall ${outTradeNo.split('T', 1)[0]}`;
  try {
    const target = await ctx.gateways[gateway]?.begin({
      outTradeNo,
      amountFen,
      subject,
      expiresAt,
      returnUrl: back.href,
    });
    return target ?? problem('gateway-failed');
  } catch (error) {
    ctx.log.warn({ err: error }, 'a payment could not be begun');
    return problem('gateway-failed');
  }
}
