import type { Hold } from '#contract/domain/payout.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { lockStatements } from '../statements/statements.ts';
import { insertSingle, lockBatch } from './batches.queries.ts';
import { holdsOf } from './due.ts';
import { listDue } from './due.queries.ts';
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
    if (line.userId === tx.actor.userId) return problem('own-payout');
    const refused = await bookBounced(tx, id, reason);
    if (refused) return refused;
    if (batch) await closeAnswered(tx, batch.id);
    return {};
  });
}

const REFUSALS: Record<Exclude<Hold, 'letters'>, ProblemCode> = {
  'real-name': 'payee-unnamed',
  account: 'payee-without-account',
  holder: 'holder-changed',
  bounced: 'account-bounced',
  category: 'tax-category-needed',
  invoice: 'invoice-needed',
};

/** Notes that one statement was paid by itself, to the account that receives, under the bank's number. */
export async function remitStatement(
  ctx: MemberContext,
  { id, netFen, reference }: { id: number; netFen: number; reference: string },
): Done {
  return await transaction(ctx, async (tx) => {
    await lockStatements(tx.db, [id]);
    const [due] = await listDue(tx.db, [id]);
    if (!due) return problem('changed-meanwhile');
    if (due.userId === tx.actor.userId) return problem('own-payout');
    const [hold] = holdsOf(due, 'none');
    if (hold && hold !== 'letters') return problem(REFUSALS[hold]);
    if (due.netFen !== netFen) return problem('payout-differs');
    return (await bookPaid(tx, await insertSingle(tx.db, due), reference)) ?? {};
  });
}
