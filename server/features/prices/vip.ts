import { vipDiscountOf } from '#contract/domain/membership.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import type { Context } from '../../context.ts';
import type { Discount } from '../membership/membership.ts';
import { readFloors } from './prices.queries.ts';

interface Line {
  materialId: number;
  priceFen: number;
  /** The discount of sales. */
  discountFen: number;
}

/** What a membership takes off each line: nothing for kinds that it does not cover. */
export async function vipDiscounts(
  ctx: Pick<Context, 'db'>,
  { percent, kinds }: Pick<Discount, 'percent' | 'kinds'>,
  lines: readonly Line[],
): Promise<number[]> {
  const rows = await readFloors(
    ctx.db,
    lines.map(({ materialId }) => materialId),
  );
  const floors = new Map(rows.map((row) => [row.id, row]));
  return lines.map(({ materialId, priceFen, discountFen }) => {
    const material = floors.get(materialId);
    if (!material || !kinds.includes(priceKindOf(material.kind))) return 0;
    return vipDiscountOf({ priceFen, discountFen, percent, floorFen: material.floorFen });
  });
}
