import type { Buyer, Context } from '../../context.ts';
import { lockDiscount, noteUse, readDiscount } from '../membership/membership.ts';
import { vipDiscounts, vipTerms } from '../prices/prices.ts';

interface Line {
  materialId: number;
  priceFen: number;
  /** The discount of sales. */
  discountFen: number;
}

interface Discounted<L> {
  /** The membership that gave the discount; null when none did. */
  membershipId: number | null;
  lines: (L & { vipFen: number })[];
}

/** Takes off what the buyer's membership gives, on a quote that the caller's transaction makes. */
export async function withVip<L extends Line>(
  tx: Context,
  buyer: Buyer,
  lines: readonly L[],
  floors?: Parameters<typeof vipDiscounts>[3],
): Promise<Discounted<L>> {
  const discount = await lockDiscount(tx, buyer);
  const taken = discount ? await vipDiscounts(tx, discount, lines, floors) : [];
  const discounted = lines.map((line, place) => {
    const vipFen = taken[place] ?? 0;
    return { ...line, vipFen, discountFen: line.discountFen + vipFen };
  });
  if (!discount || taken.every((fen) => fen === 0)) return { membershipId: null, lines: discounted };
  await noteUse(tx, discount);
  return { membershipId: discount.membershipId, lines: discounted };
}

/** By what rule the buyer's membership takes something off a quote that is being written; null when they have none. */
export async function vipOfDraft(
  ctx: Pick<Context, 'db'>,
  buyer: Buyer,
  lines: readonly { id: number; materialId: number }[],
) {
  const discount = await readDiscount(ctx, buyer);
  if (!discount) return null;
  const ids = lines.map(({ materialId }) => materialId);
  const terms = await vipTerms(ctx, discount, ids);
  return {
    percent: discount.percent,
    lines: lines.flatMap(({ id: lineId, materialId }) => {
      const found = terms.get(materialId);
      return found ? [{ lineId, ...found }] : [];
    }),
  };
}
