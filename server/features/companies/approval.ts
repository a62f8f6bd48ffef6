import type { Context } from '../../context.ts';
import { isAbove, listApprovers } from './limits.queries.ts';

interface Committed {
  buyerId: number;
  customerId: number | null;
  totalFen: number;
}

/** Whether a colleague has to approve what somebody has just ordered for a company; nobody does for themselves. */
export async function needsApproval(ctx: Context, { buyerId, customerId, totalFen }: Committed): Promise<boolean> {
  return customerId !== null && (await isAbove(ctx.db, { userId: buyerId, customerId }, totalFen));
}

/** Who approves orders of a member of a company. */
export async function approversOf(ctx: Context, customerId: number, buyerId: number): Promise<number[]> {
  return await listApprovers(ctx.db, customerId, buyerId);
}
