import type { RedReason, RedState } from '#contract/domain/invoice.ts';
import type { Context } from '../../../context.ts';
import { must } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import type { Thing } from '../../orders/orders.ts';
import { tellRejected } from '../mails.ts';
import { moveInvoice } from '../move.ts';
import { dropLine, findHolding, findLiveLine } from './red.queries.ts';
import { askRed } from './red.ts';

/**
 * Takes a thing whose money goes back out of its invoice: from an application that nobody has begun at once, from any
 * other by asking for that thing's part. The caller has locked the thing.
 */
export async function takeBackForRefund(tx: Context, thing: Thing, reason: RedReason): Promise<void> {
  const line = await findLiveLine(tx.db, thing);
  if (!line || line.redFlushId !== null) return;
  const { invoiceId, lineId, state } = line;
  if (state === 'applied') return await dropFromApplication(tx, invoiceId, lineId);
  if (state === 'issuing' || state === 'issued' || state === 'red-requested')
    await askRed(tx, { invoiceId, state, lineIds: [lineId], reason, by: 'finance' });
}

export async function dropFromApplication(tx: Context, invoiceId: number, lineId: number): Promise<void> {
  if (await dropLine(tx.db, invoiceId, lineId))
    return await recordChange(tx, {
      action: 'invoice.line-dropped',
      subject: `invoice:${invoiceId}`,
      after: { lineId },
    });
  const set = { reason: 'refunded' } as const;
  must(await moveInvoice(tx, { id: invoiceId, from: 'applied', to: 'rejected', by: 'finance', set }));
  await tellRejected(tx, invoiceId, { reason: 'refunded', words: '' });
}

/** The red-flush that the refund of a thing waits for; null when none. */
export async function holdingRed(
  { db }: Pick<Context, 'db'>,
  thing: Thing,
): Promise<{ invoiceId: number; state: RedState; confirmBy: string | null } | null> {
  const found = await findHolding(db, thing);
  return found ? { ...found, confirmBy: found.confirmBy?.toISOString() ?? null } : null;
}
