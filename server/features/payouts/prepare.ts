import { mayMoveBatch } from '#contract/domain/payout.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { lockStatements } from '../statements/statements.ts';
import * as queries from './batches.queries.ts';
import { holdsOf } from './due.ts';
import { listDue } from './due.queries.ts';
import { makeFile } from './file.ts';
import { cancelLines, listLines } from './lines.queries.ts';
import { tellPrepared, tellReleased } from './mails.ts';
import { readBatch } from './present.ts';
import { newestTemplate } from './templates.queries.ts';

/** Gathers statements into a batch. Of two at once over the same statements the second finds them taken. */
export async function prepareBatch(ctx: MemberContext, wanted: { ids: number[]; totalFen: number }) {
  const id = await transaction(ctx, async (tx) => {
    await lockStatements(tx.db, wanted.ids);
    const [due, { version, template }] = [await listDue(tx.db, wanted.ids), await newestTemplate(tx.db)];
    if (due.length < wanted.ids.length) return problem('changed-meanwhile');
    if (due.some((row) => holdsOf(row, template.encoding).length > 0)) return problem('changed-meanwhile');
    if (due.reduce((sum, { netFen }) => sum + netFen!, 0) !== wanted.totalFen) return problem('changed-meanwhile');
    return await add(tx, { templateVersion: version, preparedBy: tx.actor.userId, due });
  });
  return isProblem(id) ? id : await readBatch(ctx, { id });
}

async function add(tx: MemberContext, batch: Parameters<typeof queries.insertBatch>[1]): Promise<number> {
  const id = await queries.insertBatch(tx.db, batch);
  const made = (await queries.findBatch(tx.db, id))!;
  const { fileHash } = await makeFile(tx, made);
  await queries.saveHash(tx.db, id, fileHash);
  const { number, lineCount, totalFen } = made;
  await recordChange(tx, {
    action: 'payout.prepared',
    subject: `payout:${id}`,
    after: { state: 'prepared', number, lineCount, totalFen, fileHash },
  });
  await tellPrepared(tx, made);
  return id;
}

/** Releases what somebody else prepared: the very file that they name, to accounts that are still those to pay. */
export async function releaseBatch(ctx: MemberContext, { id, fileHash }: { id: number; fileHash: string }) {
  const refused = await transaction(ctx, async (tx) => {
    const batch = await queries.lockBatch(tx.db, id);
    if (!batch) return problem('not-found');
    if (!mayMoveBatch(batch.state, 'released')) return problem('changed-meanwhile');
    if (batch.preparedById === tx.actor.userId) return problem('own-batch');
    const lines = await listLines(tx.db, id);
    if (lines.some(({ userId }) => userId === tx.actor.userId)) return problem('own-payout');
    if (batch.fileHash !== fileHash || (await makeFile(tx, batch)).fileHash !== fileHash)
      return problem('changed-meanwhile');
    if (await queries.isOutdated(tx.db, id)) return problem('batch-outdated');
    const moved = await move(tx, batch, 'released');
    if (moved) return moved;
    for (const line of lines) await tellReleased(tx, line);
    return undefined;
  });
  return refused ?? (await readBatch(ctx, { id }));
}

/** Gives a batch up before it is released; its statements are due again. */
export async function cancelBatch(ctx: MemberContext, { id, reason }: { id: number; reason: string }) {
  const refused = await transaction(ctx, async (tx) => {
    const batch = await queries.lockBatch(tx.db, id);
    if (!batch) return problem('not-found');
    if (!mayMoveBatch(batch.state, 'cancelled')) return problem('changed-meanwhile');
    await cancelLines(tx.db, id);
    return await move(tx, batch, 'cancelled', reason);
  });
  return refused ?? (await readBatch(ctx, { id }));
}

async function move(
  tx: MemberContext,
  { id, state: from }: queries.BatchRow,
  to: 'released' | 'cancelled',
  reason?: string,
): Promise<Problem | undefined> {
  if (!(await queries.saveBatchMove(tx.db, { id, from, to, by: tx.actor.userId }))) return problem('changed-meanwhile');
  await recordChange(tx, {
    action: `payout.${to}`,
    subject: `payout:${id}`,
    before: { state: from },
    after: { state: to },
    ...(reason === undefined ? {} : { reason }),
  });
  return undefined;
}
