import type { Hold } from '#contract/domain/payout.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { lockStatements } from '../statements/statements.ts';
import { holdsOf } from './due.ts';
import { listDue } from './due.queries.ts';
import { tellNoted } from './mails.ts';
import * as queries from './noted.queries.ts';
import { bookPaid } from './settle.ts';

type Done = Promise<Record<never, never> | Problem>;

const REFUSALS: Record<Exclude<Hold, 'letters'>, ProblemCode> = {
  'real-name': 'payee-unnamed',
  account: 'payee-without-account',
  holder: 'holder-changed',
  bounced: 'account-bounced',
  category: 'tax-category-needed',
  invoice: 'invoice-needed',
};

/** Notes that one statement was paid by itself, to the account that receives, under the bank's number. */
export async function noteRemitted(
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
    const noted = { notedBy: tx.actor.userId, notedReference: reference };
    const line = await queries.insertNoted(tx.db, due, noted);
    await recordChange(tx, {
      action: 'payout-line.noted',
      subject: `payout-line:${line}`,
      after: { state: 'waiting', amountFen: netFen },
      reason: reference,
    });
    await tellNoted(tx, due, reference);
    return {};
  });
}

/** Confirms a payment that somebody else has noted: its statement is remitted. */
export async function confirmNoted(ctx: MemberContext, { id }: { id: number }): Done {
  return await transaction(ctx, async (tx) => {
    const noted = await lockNoted(tx, id);
    if (isProblem(noted)) return noted;
    if (noted.notedBy === tx.actor.userId) return problem('own-note');
    await queries.saveConfirmer(tx.db, id, tx.actor.userId);
    return (await bookPaid(tx, id, noted.notedReference)) ?? {};
  });
}

/** Withdraws a noted payment: its statement is due again. */
export async function withdrawNoted(ctx: MemberContext, { id, reason }: { id: number; reason: string }): Done {
  return await transaction(ctx, async (tx) => {
    const noted = await lockNoted(tx, id);
    if (isProblem(noted)) return noted;
    await queries.cancelNoted(tx.db, id);
    await recordChange(tx, {
      action: 'payout-line.cancelled',
      subject: `payout-line:${id}`,
      before: { state: 'waiting' },
      after: { state: 'cancelled', amountFen: noted.amountFen },
      reason,
    });
    return {};
  });
}

/** A noted payment of somebody else's statement, which nobody else decides about meanwhile. */
async function lockNoted(tx: MemberContext, id: number): Promise<queries.NotedRow | Problem> {
  const found = await queries.findNoted(tx.db, id);
  if (!found) return problem('changed-meanwhile');
  if (found.userId === tx.actor.userId) return problem('own-payout');
  await lockStatements(tx.db, [found.statementId]);
  return (await queries.findNoted(tx.db, id)) ?? problem('changed-meanwhile');
}
