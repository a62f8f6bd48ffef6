import { MEMBERSHIP_LIMITS } from '#contract/domain/membership.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { planWords, tellProductBuyer } from '../mails.ts';
import { stopProduct } from '../products.ts';
import { lockPlan, type PlanRow } from '../plans.queries.ts';
import { lockProductOrder } from '../product-orders.ts';
import { countOnSale, insertPlan, listSold, type Offer, type SoldRow, updatePlan, withdraw } from './desk.queries.ts';

const offerOf = ({ nameZh, nameEn, days, percent, priceFen, kinds }: PlanRow | Offer): Offer => ({
  nameZh,
  nameEn,
  days,
  percent,
  priceFen,
  kinds,
});

export async function addPlan(ctx: MemberContext, offer: Offer): Promise<{ planId: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    if ((await countOnSale(tx.db)) >= MEMBERSHIP_LIMITS.plans) return problem('plans-full');
    const planId = await insertPlan(tx.db, offer);
    await recordChange(tx, { action: 'plan.added', subject: `plan:${planId}`, after: { ...offerOf(offer) } });
    return { planId };
  });
}

/** Changes a plan that is still as the caller saw it. */
export async function changePlan(
  ctx: MemberContext,
  { planId, version, ...offer }: Offer & { planId: number; version: number },
) {
  return await transaction(ctx, async (tx) => {
    const before = await lockPlan(tx.db, planId, 'update');
    if (!before) return problem('not-found');
    if (!(await updatePlan(tx.db, { planId, version }, offer))) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: 'plan.changed',
      subject: `plan:${planId}`,
      before: { ...offerOf(before) },
      after: { ...offerOf(offer) },
    });
    return {};
  });
}

export async function withdrawPlan(ctx: MemberContext, plan: { planId: number; version: number }) {
  return await transaction(ctx, async (tx) => {
    if (!(await lockPlan(tx.db, plan.planId, 'update'))) return problem('not-found');
    if (!(await withdraw(tx.db, plan))) return problem('changed-meanwhile');
    await recordChange(tx, { action: 'plan.withdrawn', subject: `plan:${plan.planId}`, after: { onSale: false } });
    return {};
  });
}

export async function readSold(ctx: MemberContext, filter: Omit<Parameters<typeof listSold>[1], 'language'>) {
  const { total, rows } = await listSold(ctx.db, { ...filter, language: ctx.language });
  return { total, infos: rows.map(presentSold) };
}

const presentSold = ({ createdAt, quoteDueAt, ...row }: SoldRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  quoteDueAt: quoteDueAt?.toISOString() ?? null,
});

/** Ends a membership or a package without sending money back; refused while finance decide on its refund. */
export async function revoke(ctx: MemberContext, { productOrderId, words }: { productOrderId: number; words: string }) {
  return await transaction(ctx, async (tx) => {
    const order = await lockProductOrder(tx, productOrderId);
    if (!order) return problem('not-found');
    if (order.state !== 'confirmed' || order.refund === 'requested') return problem('changed-meanwhile');
    const refused = await stopProduct(tx, order, { reason: 'revoked', words });
    if (refused) return refused;
    const template = order.packageId === null ? 'membershipRevoked' : 'packageRevoked';
    await tellProductBuyer(tx, order, template, (language) => ({ plan: planWords(language, order), words }));
    return {};
  });
}
