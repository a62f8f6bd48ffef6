import { mayBuy } from '#contract/domain/company.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { buyerIn, type MemberContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { findCompanyName, runningPools } from '../membership/membership.ts';
import { listTakings } from './take.queries.ts';

/** What the caller can take from today. */
export async function readMine(ctx: MemberContext) {
  const holder = buyerIn(ctx);
  const { customerId } = holder;
  const pools = await runningPools(ctx, holder);
  return {
    infos: pools.map(({ id: poolId, productOrderId, nameZh, nameEn, kind, quota, used, endsOn, ...pool }) => ({
      poolId,
      productOrderId,
      name: inLanguage(ctx.language, nameZh, nameEn),
      kind,
      terms: { scene: pool.scene, channel: pool.channel, period: pool.period, area: pool.area },
      quota,
      used,
      endsOn: endsOn!,
    })),
    mayTake: customerId === null || mayBuy(ctx.actor.companyRole),
    company: customerId === null ? null : await findCompanyName(ctx.db, customerId),
  };
}

interface Page {
  productOrderId: number;
  pageNo: number;
  pageSize: number;
}

/** What was taken from a package that the caller may read; any other counts as not found. */
export async function readTakings(ctx: MemberContext, page: Page) {
  const found = await listTakings(ctx.db, { ...page, userId: ctx.actor.userId });
  if (!found) return problem('not-found');
  return {
    total: found.total,
    infos: found.rows.map(({ takenAt, titleZh, titleEn, ...row }) => ({
      ...row,
      takenAt: takenAt.toISOString(),
      title: inLanguage(ctx.language, titleZh, titleEn),
    })),
  };
}
