import { randomUUID } from 'node:crypto';
import type { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import type { LicenceCorrection, licenceCalls } from '#contract/calls/licences.ts';
import type { membershipCalls } from '#contract/calls/membership.ts';
import type { orderCalls } from '#contract/calls/orders.ts';
import type { packageCalls } from '#contract/calls/packages.ts';
import type { paymentCalls } from '#contract/calls/payments.ts';
import type { priceCalls } from '#contract/calls/prices.ts';
import type { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { startOfDayInChina } from '#contract/domain/china-time.ts';
import { NO_SPECIAL_TERMS, type Scope } from '#contract/domain/licence-terms.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import type { Context, MemberContext } from '../../../context.ts';
import type { Handlers } from '../../../handler.ts';
import { isProblem, type Problem } from '../../../platform/problem.ts';
import { letLicencesAge } from '../../licences/licences.ts';
import { letOrderAge, linesOf, type LockedOrder, lockOrder } from '../../orders/orders.ts';
import { letPaymentsAge } from '../../payments/payments.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { findLicenceOf, hoursUntilDue } from '../orders.queries.ts';
import { hoursSinceMiddle, quarterBefore } from '../quarters.ts';

/** The handlers for orders as the site calls them; passed in because a feature may import only the face of another. */
export interface Trade {
  orders: Pick<Handlers<typeof orderCalls>, 'say' | 'close'>;
  sales: Pick<Handlers<typeof salesDeskCalls>, 'quote' | 'say'>;
  payments: Pick<Handlers<typeof paymentCalls>, 'askRefund'>;
  finance: Pick<Handlers<typeof financeDeskCalls>, 'confirm' | 'approveRefund' | 'sendBack'>;
  licences: Pick<Handlers<typeof licenceCalls>, 'askCorrection'>;
  vip: Pick<Handlers<typeof membershipCalls>, 'plans' | 'order'>;
  packages: Pick<Handlers<typeof packageCalls>, 'list' | 'order' | 'mine' | 'take'>;
  prices: Pick<Handlers<typeof priceCalls>, 'vip'>;
  claim(
    tx: MemberContext,
    claimed: ({ orderId: number; quoteId: number } | { productOrderId: number }) & { amountFen: number; payer: string },
    kept: { paidAt: Date; voucherKey: string },
  ): Promise<{ paymentId: number } | Problem>;
}

/** An order in the making, with the transaction that makes it. */
interface Telling {
  tx: Context;
  trade: Trade;
  orderId: number;
  buyer: MemberContext;
  sales: MemberContext;
  finance: MemberContext;
  /** YYYY-MM-DD in China. */
  today: string;
  payer: string;
  voucherKey: string | undefined;
  /** Prices that sales quote for each line. */
  prices: readonly number[];
  discountPercent: number;
  paymentId?: number;
}

export type Step = (telling: Telling) => Promise<unknown>;

async function orderOf({ tx, orderId }: Telling): Promise<LockedOrder & { quoteId: number; totalFen: number }> {
  const order = await lockOrder(tx, orderId);
  if (!order?.quoteId || !order.totalFen) throw new Error(`order ${orderId} has no quote`);
  return { ...order, quoteId: order.quoteId, totalFen: order.totalFen };
}

function paymentOf({ paymentId }: Telling): number {
  if (paymentId === undefined) throw new Error('nothing was paid');
  return paymentId;
}

/** Moves everything about an order this many hours into the past. The audit trail keeps the real time. */
async function letTimePass({ db }: Context, orderId: number, hours: number): Promise<void> {
  await letOrderAge(db, orderId, hours);
  await letPaymentsAge(db, orderId, hours);
  await letLicencesAge(db, orderId, hours);
}

export const hours =
  (count: number): Step =>
  async ({ tx, orderId }) =>
    await letTimePass(tx, orderId, count);

export const days = (count: number): Step => hours(count * 24);

/** Into the middle of a quarter, this many before the newest that has statements. */
export const toQuarter =
  (count: number): Step =>
  async ({ tx, orderId }) => {
    const now = await currentTime(tx.db);
    await letTimePass(tx, orderId, hoursSinceMiddle(now, quarterBefore(now, count)));
  };

export const untilDue =
  (hoursBefore: number): Step =>
  async ({ tx, orderId }) =>
    await letTimePass(tx, orderId, await hoursUntilDue(tx.db, orderId, hoursBefore));

export const says =
  (words: string): Step =>
  async ({ trade, buyer, orderId }) =>
    await trade.orders.say(buyer, { orderId, words, asksChange: false });

export const asksChange =
  (words: string): Step =>
  async ({ trade, buyer, orderId }) =>
    await trade.orders.say(buyer, { orderId, words, asksChange: true });

export const closes =
  (reason: 'cancelled' | 'quote-rejected', words: string): Step =>
  async ({ trade, buyer, orderId }) =>
    await trade.orders.close(buyer, { orderId, reason, words });

export const answers =
  (words: string): Step =>
  async ({ trade, sales, orderId }) =>
    await trade.sales.say(sales, { orderId, words });

/** Sales quote the order, for the use as ordered unless they offer another scope. */
export const isQuoted =
  (note: string, scope: Partial<Scope> = {}): Step =>
  async ({ tx, trade, sales, orderId, prices, discountPercent }) => {
    const lines = (await linesOf(tx, orderId)).map(({ lineId, terms }, place) => ({
      lineId,
      priceFen: prices[place] ?? 0,
      terms: scope.terms ?? terms,
      special: scope.special ?? NO_SPECIAL_TERMS,
    }));
    const basedOn = (await lockOrder(tx, orderId))?.quoteVersion ?? 0;
    const validDays = ORDER_LIMITS.quoteDays;
    return await trade.sales.quote(sales, { orderId, basedOn, lines, discountPercent, note, validDays });
  };

export const transfers: Step = async (telling) => {
  const { trade, buyer, orderId, payer, today, voucherKey } = telling;
  if (voucherKey === undefined) throw new Error('there is no receipt');
  const { quoteId, totalFen: amountFen } = await orderOf(telling);
  const kept = { paidAt: startOfDayInChina(today), voucherKey };
  const claimed = await trade.claim(buyer, { orderId, quoteId, amountFen, payer }, kept);
  if (!isProblem(claimed)) telling.paymentId = claimed.paymentId;
  return claimed;
};

export const isFound: Step = async (telling) => {
  const { trade, finance, today } = telling;
  const { number, totalFen: amountFen } = await orderOf(telling);
  const tradeNo = `BT${number.slice(2)}0317`;
  const found = { paymentId: paymentOf(telling), tradeNo, amountFen, receivedOn: today };
  return await trade.finance.confirm(finance, { key: randomUUID(), ...found });
};

export const asksRefund =
  (words: string): Step =>
  async ({ trade, buyer, orderId }) =>
    await trade.payments.askRefund(buyer, { key: randomUUID(), orderId, words });

export const isRefunded =
  (answer: string): Step =>
  async ({ trade, finance, orderId }) =>
    await trade.finance.approveRefund(finance, { key: randomUUID(), orderId, answer, redReason: '03' });

export const isSentBack: Step = async (telling) => {
  const { trade, finance, orderId } = telling;
  const tradeNo = `BT${String(orderId).padStart(8, '0')}0529`;
  return await trade.finance.sendBack(finance, { key: randomUUID(), paymentId: paymentOf(telling), tradeNo });
};

export const asksCorrection =
  (changed: Partial<LicenceCorrection>, words: string): Step =>
  async (telling) => {
    const { tx, trade, buyer, orderId } = telling;
    const { licenseeType, licensee, creditCode, projectName, brand, endClient } = (await orderOf(telling)).licence;
    const said = { licenseeType, licensee, creditCode, projectName, brand, endClient };
    const licenceId = await findLicenceOf(tx.db, orderId);
    return await trade.licences.askCorrection(buyer, { licenceId, wanted: { ...said, ...changed }, words });
  };
