import type { Plan, ProductOrder } from '#contract/calls/membership.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { MEMBERSHIP_LIMITS } from '#contract/domain/membership.ts';
import { buyerIn, type Context, type MemberContext } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem } from '../../platform/problem.ts';
import { daysIfBought, findMembershipOf } from './memberships.queries.ts';
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

async function present(ctx: MemberContext, row: ReadRow, now: Date): Promise<ProductOrder> {
  const { id, nameZh, nameEn, buyerId, customerId, changeable, payBy, createdAt, paidAt, days, ...rest } = row;
  const { number, planId, percent, kinds, totalFen, state, closeReason, refund, refundWords, refundAnswer } = rest;
  const membership = await findMembershipOf(ctx.db, id);
  const begins =
    membership ?? (state === 'closed' ? undefined : await daysIfBought(ctx.db, { userId: buyerId, customerId }, days));
  const inTime = paidAt !== null && now.getTime() <= paidAt.getTime() + MEMBERSHIP_LIMITS.refundDays * DAY;
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
    payBy: payBy.toISOString(),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    forCompany: customerId !== null,
    startsOn: begins?.startsOn ?? null,
    endsOn: begins?.endsOn ?? null,
    standing: membership?.standing ?? null,
    may: {
      pay: changeable && state === 'awaiting' && payBy > now,
      cancel: changeable && state === 'awaiting',
      askRefund:
        changeable &&
        (state === 'paid' || state === 'confirmed') &&
        refund === 'none' &&
        inTime &&
        !membership?.usedAt &&
        membership?.standing !== 'revoked',
    },
  };
}
