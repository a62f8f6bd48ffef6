import { randomBytes } from 'node:crypto';
import { pages } from '#contract/domain/pages.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import type { MemberContext } from '../../context.ts';
import type { PaymentTarget } from '../../platform/payment-gateways/gateway.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { productOrderPath } from '../membership/membership.ts';
import { once } from '../idempotency/idempotency.ts';
import { type Attempt, findAttempt, findOpen, insertAttempt, saveTarget } from './attempts.queries.ts';
import { askGateway } from './ask-gateway.ts';
import { idOf } from '../orders/orders.ts';
import { lockOwnPayable } from './payables/lock.ts';
import { type NamedToPay, type PaidFor, paidForOf } from './payables/payable.ts';
import { type Brought, payerOf } from './payers.ts';
import { findOwn } from './payments.queries.ts';

type Wish = NamedToPay & {
  key: string;
  gateway: GatewayName;
  phone?: boolean | undefined;
  inside?: Brought | undefined;
};

/** From where somebody pays: by a phone, or as somebody inside the gateway's own browser. */
type From = Pick<Attempt, 'phone' | 'payer'>;

/** Starts a payment at a gateway. The attempt is stored before the gateway is asked, so that a crash cannot lose it. */
export async function startPayment(
  ctx: MemberContext,
  wish: Wish,
): Promise<{ target: PaymentTarget; expiresAt: string } | Problem> {
  const paidFor = paidForOf(wish);
  if (!(await findOwn(ctx.db, paidFor, ctx.actor.userId))) return problem('not-found');
  if (!ctx.gateways[wish.gateway]) return problem('gateway-failed');
  const payer = wish.inside ? await payerOf(ctx, wish.inside) : '';
  if (isProblem(payer)) return payer;
  const from = { phone: wish.phone ?? false, payer };
  const old = await findOpen(ctx.db, paidFor, wish.gateway);
  // A trade has one kind of page: what was begun at a desk is closed before it begins anew on a phone.
  if (old && !servesFor(old, from)) await askGateway(ctx, { ...old, dead: true });
  const begun = await once(ctx, { call: 'payments.start', body: wish }, (tx) => begin(tx, paidFor, wish, from));
  if (isProblem(begun)) return begun;
  return await goOn(ctx, begun.attemptId);
}

/** Whether an open attempt can be gone on with from where the buyer is. */
function servesFor({ dead, phone, payer }: Attempt, from: From): boolean {
  return !dead && phone === from.phone && payer === from.payer;
}

async function begin(
  tx: MemberContext,
  paidFor: PaidFor,
  { gateway }: Wish,
  from: From,
): Promise<{ attemptId: number } | Problem> {
  const payable = await lockOwnPayable(tx, paidFor);
  const refused = payable ? await payable.notPayable() : problem('not-found');
  if (refused || !payable?.totalFen || !payable.payBy) return refused ?? problem('quote-replaced');
  const open = await findOpen(tx.db, paidFor, gateway);
  // The gateway could not say whether the old attempt was paid.
  if (open && !servesFor(open, from)) return problem('gateway-failed');
  if (open) return { attemptId: open.id };
  const outTradeNo = `${payable.number}T${randomBytes(10).toString('hex')}`;
  const { totalFen: amountFen, payBy } = payable;
  const attemptId = await insertAttempt(tx.db, { paidFor, gateway, ...from, outTradeNo, amountFen, payBy });
  await recordChange(tx, {
    action: 'payment-attempt.open',
    subject: `payment-attempt:${attemptId}`,
    after: { state: 'open', gateway, outTradeNo, amountFen, ...idOf(paidFor) },
  });
  return { attemptId };
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
  if (!attempt || attempt.target === '' || attempt.state === 'closed') return problem('changed-meanwhile');
  return { target: JSON.parse(attempt.target) as PaymentTarget, expiresAt: attempt.expiresAt.toISOString() };
}

async function beginAtGateway(ctx: MemberContext, attempt: Attempt): Promise<PaymentTarget | Problem> {
  const { outTradeNo, amountFen, expiresAt, gateway, phone, payer } = attempt;
  const back = new URL(pathBack(attempt), ctx.config.publicUrl);
  const subject = `Framehall ${outTradeNo.split('T', 1)[0]}`;
  try {
    const target = await ctx.gateways[gateway]?.begin({
      outTradeNo,
      amountFen,
      subject,
      expiresAt,
      returnUrl: back.href,
      phone: phone ? { address: ctx.request.address } : undefined,
      payer: payer || undefined,
    });
    return target ?? problem('gateway-failed');
  } catch (error) {
    ctx.log.warn({ err: error }, 'a payment could not be begun');
    return problem('gateway-failed');
  }
}

/** Where the buyer comes back to from a gateway. */
function pathBack({ orderId, productOrderId }: Attempt): string {
  if (orderId === null) return productOrderPath({ id: productOrderId });
  return `${pages.orderSuccess.paths[0]}?orderId=${orderId}`;
}
