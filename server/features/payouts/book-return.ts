import type { ReturnReport } from '#contract/calls/payouts.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, must, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { lockStatements } from '../statements/statements.ts';
import { lockBatch } from './batches.queries.ts';
import { listLines } from './lines.queries.ts';
import { type ReadLine, readReturn, reportOf, type ReturnFile } from './return-file.ts';
import { insertReturn, isBooked } from './returns.queries.ts';
import { bookBounced, bookPaid, closeAnswered } from './settle.ts';
import { readTemplate } from './templates.queries.ts';

/** Shows what the bank's answer says, or books it: every line, or none when one of them is wrong. */
export async function bookReturn(
  ctx: MemberContext,
  { id, file, apply }: { id: number; file: string; apply: boolean },
): Promise<ReturnReport | Problem> {
  return await transaction(ctx, async (tx) => {
    const batch = await lockBatch(tx.db, id);
    if (!batch) return problem('not-found');
    if (batch.state !== 'released' && batch.state !== 'closed') return problem('not-released');
    const payouts = await listLines(tx.db, id);
    const template = await readTemplate(tx.db, batch.templateVersion);
    const read = readReturn(file, { batch, template, payouts });
    if (isProblem(read)) return read;
    if (await isBooked(tx.db, read.fileHash)) return problem('return-booked');
    const wrong = read.lines.length === 0 || read.lines.some(({ fault }) => fault !== null);
    if (wrong || !apply) return reportOf(read.lines, payouts, false);
    if (read.lines.some(({ payout }) => payout?.userId === tx.actor.userId)) return problem('own-payout');
    const refused = await book(tx, id, read);
    return refused ?? reportOf(read.lines, payouts, true);
  });
}

async function book(tx: MemberContext, batchId: number, { fileHash, lines }: ReturnFile): Promise<Problem | undefined> {
  const count = (result: 'paid' | 'bounced') => lines.filter((line) => line.result === result).length;
  const counts = { paidCount: count('paid'), bouncedCount: count('bounced') };
  const booked = await insertReturn(tx.db, { batchId, fileHash, ...counts, bookedBy: tx.actor.userId });
  if (!booked) return problem('return-booked');
  await recordChange(tx, {
    action: 'payout.return-booked',
    subject: `payout:${batchId}`,
    after: { fileHash, ...counts },
  });
  await lockStatements(
    tx.db,
    lines.map(({ payout }) => payout!.statementId),
  );
  for (const line of lines) await settle(tx, line);
  await closeAnswered(tx, batchId);
  return undefined;
}

/** The batch is locked and every line was looked at, so that nothing can be refused any more. */
async function settle(tx: MemberContext, { payout, result, reference, reason }: ReadLine): Promise<void> {
  if (result === 'paid') must(await bookPaid(tx, payout!.id, reference));
  else must(await bookBounced(tx, payout!.id, reason));
}
