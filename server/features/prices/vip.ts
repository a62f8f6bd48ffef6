import { vipDiscountOf } from '#contract/domain/membership.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import type { Context } from '../../context.ts';
import type { Discount } from '../membership/membership.ts';
import { type FloorRow, readFloors } from './prices.queries.ts';

interface Line {
  materialId: number;
  priceFen: number;
  /** The discount of sales. */
  discountFen: number;
}

interface VipTerms {
  /** 0 for kinds that the membership does not cover. */
  percent: number;
  floorFen: number;
}

/** By what rule a membership takes something off each material; their floors may be known already. */
export async function vipTerms(
  ctx: Pick<Context, 'db'>,
  { percent, kinds }: Pick<Discount, 'percent' | 'kinds'>,
  materialIds: readonly number[],
  known?: readonly FloorRow[],
): Promise<Map<number, VipTerms>> {
  const rows = known ?? (await readFloors(ctx.db, materialIds));
  return new Map(
    rows.map(({ id, kind, floorFen }) => [id, { percent: kinds.includes(priceKindOf(kind)) ? percent : 0, floorFen }]),
  );
}

/** What a membership takes off each line. */
export async function vipDiscounts(
  ctx: Pick<Context, 'db'>,
  discount: Pick<Discount, 'percent' | 'kinds'>,
  lines: readonly Line[],
  known?: readonly FloorRow[],
): Promise<number[]> {
  const ids = lines.map(({ materialId }) => materialId);
  const terms = await vipTerms(ctx, discount, ids, known);
  return lines.map(({ materialId, priceFen, discountFen }) => {
    const found = terms.get(materialId);
    return found ? vipDiscountOf({ priceFen, discountFen, ...found }) : 0;
  });
}
