import type { Context } from '../../context.ts';
import { recordChanges } from '../audit/audit.ts';
import { textFor } from '../../platform/http/reply.ts';
import { countTouched, insertReversals, refuseOpen, revokeValid } from './revoke.queries.ts';

/** Ends all licences of an order whose money goes back, and takes back what their makers were to be paid. */
export async function revokeLicences(ctx: Context, orderId: number, reason: string): Promise<void> {
  await revoke(ctx, { orderId }, reason);
  await insertReversals(ctx.db, orderId);
}

/** The ids of those that were valid until now; what was to be put right on them no longer is. */
export async function revoke(
  ctx: Context,
  which: { orderId: number } | { licenceId: number },
  reason: string,
): Promise<number[]> {
  const ids = await revokeValid(ctx.db, which, reason);
  const answer = textFor(ctx.language).correction.revoked;
  const refused = await refuseOpen(ctx.db, ids, { answer, by: ctx.actor?.userId ?? null });
  await recordChanges(ctx, [
    ...ids.map((id) => ({
      action: 'licence.revoked',
      subject: `licence:${id}`,
      before: { state: 'valid' },
      after: { state: 'revoked' },
      reason,
    })),
    ...refused.map((id) => ({ action: 'licence.correction-refused', subject: `licence:${id}`, reason: answer })),
  ]);
  return ids;
}

/** How often anything of an order was handed out: money back is a matter of course only while nothing was. */
export async function touched(ctx: Context, orderId: number): Promise<{ downloads: number; certificates: number }> {
  return await countTouched(ctx.db, orderId);
}
