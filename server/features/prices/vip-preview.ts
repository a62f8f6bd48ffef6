import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { buyerIn, type MemberContext } from '../../context.ts';
import { readDiscount } from '../membership/membership.ts';
import { priceLines } from './prices.ts';
import { vipDiscounts } from './vip.ts';

/** What the caller's membership would take off these lines today; lines without a price count for nothing. */
export async function previewVip(
  ctx: MemberContext,
  { lines }: { lines: { materialId: number; terms: LicenceTerms }[] },
): Promise<{ percent: number; vipFen: number }> {
  const discount = await readDiscount(ctx, buyerIn(ctx));
  if (!discount) return { percent: 0, vipFen: 0 };
  const priced = (await priceLines(ctx, lines)).flatMap(({ materialId, fen }) =>
    fen === null ? [] : [{ materialId, priceFen: fen, discountFen: 0 }],
  );
  const taken = await vipDiscounts(ctx, discount, priced);
  return { percent: discount.percent, vipFen: taken.reduce((sum, fen) => sum + fen, 0) };
}
