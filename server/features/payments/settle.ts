import type { BookingRefusal, GatewayName } from '#contract/domain/payment.ts';
import { type Context, transaction } from '../../context.ts';
import type { Trade } from '../../platform/payment-gateways/gateway.ts';
import { recordChange } from '../audit/audit.ts';
import { type Attempt, endAttempt, findByOutTradeNo } from './attempts.queries.ts';
import { lockPayable } from './payables/lock.ts';
import { addPayment } from './ledger.ts';
import { isOnRecord } from './payments.queries.ts';
import { tellRefundDue } from './mails.ts';

/** Result of news about a payment; `payment_notices.taken` says which results need no further attention. */
type Settlement = 'settled' | 'refund-due' | 'known' | 'unpaid' | BookingRefusal;

const running = new Map<string, Promise<Settlement>>();

/**
 * The only way for money from gateways into the ledger, whether a notice came or the gateway was asked. The money pays
 * for its order or must be refunded; it is never dropped and never counted twice.
 */
export async function settle(ctx: Context, gateway: GatewayName, trade: Trade): Promise<Settlement> {
  const { outTradeNo, paid } = trade;
  if (trade.state !== 'paid' || !paid) return 'unpaid';
  // Identical news at the same moment waits here, so that it takes no database connection.
  const news = JSON.stringify([gateway, outTradeNo, paid.tradeNo, paid.amountFen]);
  const first = running.get(news);
  if (first) return await first.then((outcome) => (isBooked(outcome) ? 'known' : outcome));
  const work = book(ctx, gateway, outTradeNo, paid).finally(() => running.delete(news));
  running.set(news, work);
  return await work;
}

const isBooked = (outcome: Settlement) => outcome === 'settled' || outcome === 'refund-due';

type Paid = NonNullable<Trade['paid']>;

async function book(ctx: Context, gateway: GatewayName, outTradeNo: string, paid: Paid): Promise<Settlement> {
  const attempt = await findByOutTradeNo(ctx.db, gateway, outTradeNo);
  if (!attempt) return 'unknown-order';
  if (attempt.amountFen !== paid.amountFen) return 'amount';
  if (await isOnRecord(ctx.db, gateway, paid.tradeNo)) return 'known';
  return await transaction(ctx, async (tx) => await bookLocked(tx, attempt, paid));
}

async function bookLocked(tx: Context, attempt: Attempt, paid: Paid): Promise<Settlement> {
  const payable = await lockPayable(tx, attempt);
  if (!payable) throw new Error('a payment for nothing');
  const against = await payable.against();
  const { amountFen } = paid;
  const paymentId = await addPayment(tx, {
    paidFor: attempt,
    way: attempt.gateway,
    tradeNo: paid.tradeNo,
    attemptId: attempt.id,
    amountFen,
    state: against ? 'refund_due' : 'settled',
    reason: against?.reason ?? '',
    payer: paid.payer.slice(0, 100),
    paidAt: paid.at,
    voucherKey: null,
  });
  if (paymentId === undefined) return 'known';
  await markPaid(tx, attempt);
  if (!against) {
    await payable.confirm('system', amountFen);
    return 'settled';
  }
  if (against.closes) await payable.close('system');
  await tellRefundDue(tx, payable, { amountFen, reason: against.reason });
  return 'refund-due';
}

async function markPaid(tx: Context, { id, state }: Attempt): Promise<void> {
  if (!(await endAttempt(tx.db, id, 'paid'))) return;
  await recordChange(tx, {
    action: 'payment-attempt.paid',
    subject: `payment-attempt:${id}`,
    before: { state },
    after: { state: 'paid' },
  });
}
