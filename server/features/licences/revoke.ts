import type { Context } from '../../context.ts';
import { recordChanges } from '../audit/audit.ts';
import { countTouched, insertReversals, revokeValid } from './revoke.queries.ts';

/** Ends all licences of an order whose money goes back, and takes back what their makers were to be paid. */
export async function revokeLicences(ctx: Context, orderId: number, reason: string): Promise<void> {
  const ids = await revokeValid(ctx.db, { orderId }, reason);
  await insertReversals(ctx.db, orderId);
  await recordRevoked(ctx, ids, reason);
}

export async function recordRevoked(ctx: Context, ids: readonly number[], reason: string): Promise<void> {
  await recordChanges(
    ctx,
    ids.map((id) => ({
      action: 'licence.revoked',
      subject: `licence:${id}`,
      before: { state: 'valid' },
      after: { state: 'revoked' },
      reason,
    })),
  );
}

/** How often anything of an order was handed out: money back is a matter of course only while nothing was. */
export async function touched(ctx: Context, orderId: number): Promise<{ downloads: number; certificates: number }> {
  return await countTouched(ctx.db, orderId);
}
