import { mayMovePayout } from '#contract/domain/payout.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { allowChangeAfterBounce } from '../bank/bank.ts';
import { lockStatements, moveStatement, tellRemitted } from '../statements/statements.ts';
import { findBatch, saveBatchMove } from './batches.queries.ts';
import { findLine, listLines, type PayoutRow, saveLineMove } from './lines.queries.ts';
import { tellBounced } from './mails.ts';

/** Books one payment as paid, in the caller's transaction: its statement is remitted, and the photographer is told. */
export async function bookPaid(tx: MemberContext, id: number, reference: string): Promise<Problem | undefined> {
  const line = await lockedLine(tx, id);
  if (!line || !mayMovePayout(line.state, 'paid')) return problem('changed-meanwhile');
  const refused = await moveLine(tx, line, 'paid', reference);
  if (refused) return refused;
  const move = { id: line.statementId, from: 'generated', to: 'remitted', by: 'finance', reason: reference } as const;
  const moved = await moveStatement(tx, { ...move, reference });
  if (moved) return moved;
  await tellRemitted(tx, line.statementId, { reference, bank: line.bank, end: line.numberEnd });
  return undefined;
}

/** Books that the bank sent a payment back: its statement is due again, and its owner may change the account. */
export async function bookBounced(tx: MemberContext, id: number, reason: string): Promise<Problem | undefined> {
  const line = await lockedLine(tx, id);
  if (!line || !mayMovePayout(line.state, 'bounced')) return problem('changed-meanwhile');
  const refused = await moveLine(tx, line, 'bounced', reason);
  if (refused) return refused;
  if (line.state === 'paid') {
    const move = { id: line.statementId, from: 'remitted', to: 'generated', by: 'finance', reason } as const;
    const moved = await moveStatement(tx, move);
    if (moved) return moved;
  }
  await allowChangeAfterBounce(tx, { userId: line.userId, reason });
  await tellBounced(tx, line, reason);
  return undefined;
}

/** A line whose statement nobody else decides about meanwhile. */
async function lockedLine(tx: MemberContext, id: number): Promise<PayoutRow | undefined> {
  const found = await findLine(tx.db, id);
  if (!found) return undefined;
  await lockStatements(tx.db, [found.statementId]);
  return await findLine(tx.db, id);
}

async function moveLine(
  tx: MemberContext,
  { id, state: from, amountFen }: PayoutRow,
  to: 'paid' | 'bounced',
  said: string,
): Promise<Problem | undefined> {
  if (!(await saveLineMove(tx.db, { id, from, to, said }))) return problem('changed-meanwhile');
  await recordChange(tx, {
    action: `payout-line.${to}`,
    subject: `payout-line:${id}`,
    before: { state: from },
    after: { state: to, amountFen },
    reason: said,
  });
  return undefined;
}

/** Closes a batch once the bank has answered every line. */
export async function closeAnswered(tx: MemberContext, batchId: number): Promise<void> {
  const lines = await listLines(tx.db, batchId);
  if (lines.some(({ state }) => state === 'waiting')) return;
  const batch = await findBatch(tx.db, batchId);
  if (batch?.state !== 'released') return;
  if (!(await saveBatchMove(tx.db, { id: batchId, from: 'released', to: 'closed', by: null }))) return;
  await recordChange(tx, {
    action: 'payout.closed',
    subject: `payout:${batchId}`,
    before: { state: 'released' },
    after: { state: 'closed' },
  });
}
