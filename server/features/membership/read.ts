import type { Plan, Pool, ProductOrder } from '#contract/calls/membership.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { MEMBERSHIP_LIMITS } from '#contract/domain/membership.ts';
import { buyerIn, type Context, type MemberContext } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem } from '../../platform/problem.ts';
import { daysFromToday, daysIfBought, findMembershipOf } from './memberships.queries.ts';
import { findPoolOf, type PoolRow } from './pools.queries.ts';
import { findPlan, listPlans, type PlanRow } from './plans.queries.ts';
import { findCompanyName, type ReadRow, listReadable } from './product-orders.queries.ts';

function presentPlan(ctx: Context, plan: PlanRow): Plan {
  const { id: planId, version, nameZh, nameEn, days, percent, kinds, priceFen } = plan;
  return { planId, version, name: inLanguage(ctx.language, nameZh, nameEn), days, percent, kinds, priceFen };
}

export async function readPlans(ctx: Context): Promise<{ infos: Plan[] }> {
  return { infos: (await listPlans(ctx.db)).map((plan) => presentPlan(ctx, plan)) };
}

/** What the caller would get if they bought a plan now. */
export async function previewPlan(ctx: MemberContext, { planId }: { planId: number }) {
  const plan = await findPlan(ctx.db, planId);
  if (!plan || plan.withdrawnAt !== null) return problem('not-found');
  const buyer = buyerIn(ctx);
  const { customerId } = buyer;
  return {
    plan: presentPlan(ctx, plan),
    ...(await daysIfBought(ctx.db, buyer, plan.days)),
    company: customerId === null ? null : await findCompanyName(ctx.db, customerId),
    mayBuy: customerId === null || ctx.actor.companyRole === 'admin',
  };
}

export async function readProductOrders(ctx: MemberContext): Promise<{ infos: ProductOrder[] }> {
  const rows = await listReadable(ctx.db, ctx.actor.userId);
  const now = await currentTime(ctx.db);
  return { infos: await Promise.all(rows.map((row) => present(ctx, row, now))) };
}

/** A product order that the caller may read; any other counts as not found. */
export async function readProductOrder(ctx: MemberContext, { productOrderId }: { productOrderId: number }) {
  const [row] = await listReadable(ctx.db, ctx.actor.userId, productOrderId);
  if (!row) return problem('not-found');
  return { order: await present(ctx, row, await currentTime(ctx.db)) };
}

const DAY = 24 * 60 * 60 * 1000;

function presentPool({ id: poolId, kind, scene, channel, period, area, quota, used }: PoolRow): Pool {
  return { poolId, kind, terms: { scene, channel, period, area }, quota, used };
}

/** What a product order gives, or would give if it were paid now: its days, and whether it was used. */
async function givenBy(ctx: MemberContext, { id, buyerId, customerId, state, days, packageId }: ReadRow) {
  const pool = packageId === null ? undefined : await findPoolOf(ctx.db, id);
  const membership = packageId === null ? await findMembershipOf(ctx.db, id) : undefined;
  const begun = pool?.startsOn ? pool : membership;
  const holder = { userId: buyerId, customerId };
  const soon = async () => (pool ? daysFromToday(ctx.db, days) : daysIfBought(ctx.db, holder, days));
  const { startsOn, endsOn } = begun ?? (state === 'closed' ? NO_DAYS : await soon());
  return {
    pool: pool ? presentPool(pool) : null,
    startsOn,
    endsOn,
    standing: begun?.standing ?? null,
    used: pool ? pool.used > 0 : Boolean(membership?.usedAt),
  };
}

const NO_DAYS = { startsOn: null, endsOn: null };

async function present(ctx: MemberContext, row: ReadRow, now: Date): Promise<ProductOrder> {
  const { id, nameZh, nameEn, customerId, changeable, payBy, createdAt, paidAt, days, quoteDueAt, ...rest } = row;
  const { number, planId, percent, kinds, totalFen, state, closeReason, refund, refundWords, refundAnswer } = rest;
  const { used, ...given } = await givenBy(ctx, row);
  const inTime = paidAt !== null && now.getTime() <= paidAt.getTime() + MEMBERSHIP_LIMITS.refundDays * DAY;
  const isPaid = state === 'paid' || state === 'confirmed';
  return {
    productOrderId: id,
    number,
    planId,
    name: inLanguage(ctx.language, nameZh, nameEn),
    days,
    percent,
    kinds,
    totalFen,
    state,
    closeReason,
    refund,
    refundWords,
    refundAnswer,
    requestWords: row.requestWords,
    quoteDueAt: quoteDueAt?.toISOString() ?? null,
    answerWords: row.answerWords,
    payBy: payBy?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    forCompany: customerId !== null,
    ...given,
    may: {
      pay: changeable && state === 'awaiting' && payBy !== null && payBy > now,
      cancel: changeable && (state === 'awaiting' || state === 'requested'),
      askRefund: changeable && isPaid && refund === 'none' && inTime && !used && given.standing !== 'revoked',
    },
  };
}
