import type { OwnMembership } from '#contract/calls/membership.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { vipDiscountOf } from '#contract/domain/membership.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import { buyerIn, type MemberContext } from '../../context.ts';
import { findLastDay, findRunning } from './memberships.queries.ts';
import { listPlans } from './plans.queries.ts';
import { findProductOrder } from './product-orders.queries.ts';
import { listBought, sumSaved } from './savings.queries.ts';

/** The membership that gives the caller discounts today, and what it has saved so far. */
export async function readMine(ctx: MemberContext): Promise<{ membership: OwnMembership | null }> {
  const holder = buyerIn(ctx);
  const running = await findRunning(ctx.db, holder);
  const order = running && (await findProductOrder(ctx.db, running.productOrderId));
  if (!order) return { membership: null };
  const { endsOn, daysLeft } = await findLastDay(ctx.db, holder);
  return {
    membership: {
      productOrderId: order.id,
      name: inLanguage(ctx.language, order.nameZh, order.nameEn),
      percent: running.percent,
      kinds: running.kinds,
      forCompany: holder.customerId !== null,
      endsOn,
      daysLeft,
      savedFen: await sumSaved(ctx.db, holder),
    },
  };
}

/** What each plan on sale would have saved the caller in the last twelve months. */
export async function readSavings(ctx: MemberContext) {
  const lines = await listBought(ctx.db, buyerIn(ctx));
  const infos = (await listPlans(ctx.db)).map(({ id, percent, kinds }) => ({
    planId: id,
    savedFen: lines
      .filter(({ kind }) => kinds.includes(priceKindOf(kind)))
      .reduce((sum, line) => sum + vipDiscountOf({ ...line, percent }), 0),
  }));
  const paidFen = lines.reduce((sum, { priceFen, discountFen }) => sum + priceFen - discountFen, 0);
  return { lines: lines.length, paidFen, infos };
}
