import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { lockBatch } from './batches.queries.ts';
import { findLine } from './lines.queries.ts';
import { readBatch } from './present.ts';
import { bookBounced, bookPaid, closeAnswered } from './settle.ts';

type Done = Promise<Record<never, never> | Problem>;

/** Books one line of a released batch. The amount is compared, so that nobody notes another than was sent. */
export async function payLine(
  ctx: MemberContext,
  { id, amountFen, reference }: { id: number; amountFen: number; reference: string },
) {
  const batchId = await transaction(ctx, async (tx) => {
    const line = await findLine(tx.db, id);
    if (!line || line.batchId === null) return problem('not-found');
    const batch = await lockBatch(tx.db, line.batchId);
    if (batch?.state !== 'released') return problem('changed-meanwhile');
    if (line.userId === tx.actor.userId) return problem('own-payout');
    if (line.amountFen !== amountFen) return problem('payout-differs');
    const refused = await bookPaid(tx, id, reference);
    if (refused) return refused;
    await closeAnswered(tx, line.batchId);
    return line.batchId;
  });
  return isProblem(batchId) ? batchId : await readBatch(ctx, { id: batchId });
}

/** Books that the bank sent a payment back, of a batch or by itself. */
export async function bounceLine(ctx: MemberContext, { id, reason }: { id: number; reason: string }): Done {
  return await transaction(ctx, async (tx) => {
    const line = await findLine(tx.db, id);
    if (!line) return problem('not-found');
    const batch = line.batchId === null ? undefined : await lockBatch(tx.db, line.batchId);
    if (batch?.state === 'prepared') return problem('not-released');
    // Noted, and not confirmed yet.
    if (!batch && line.state === 'waiting') return problem('changed-meanwhile');
    if (line.userId === tx.actor.userId) return problem('own-payout');
    const refused = await bookBounced(tx, id, reason);
    if (refused) return refused;
    if (batch) await closeAnswered(tx, batch.id);
    return {};
  });
}
