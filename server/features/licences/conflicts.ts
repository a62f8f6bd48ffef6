import type { Context } from '../../context.ts';
import { findConflicts, lockMaterials } from './issue.queries.ts';

/**
 * Materials of an order that cannot be licensed any more: somebody else has bought them out, or they are to be bought
 * out while others hold licences that have not ended. In the transaction that then issues licences it holds until that
 * commits, for nobody else can issue one for the same material meanwhile.
 */
export async function conflictsOf(ctx: Context, orderId: number): Promise<number[]> {
  await lockMaterials(ctx.db, orderId);
  return await findConflicts(ctx.db, orderId);
}
