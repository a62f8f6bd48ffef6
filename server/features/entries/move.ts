import { type EntryActor, mayMoveEntry } from '#contract/domain/entry.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { type Move, updateState } from './move.queries.ts';

/** The one way in which an entry changes its state; call it in the transaction that goes with it. */
export async function moveEntry(tx: Context, move: Move & { by: EntryActor }): Promise<Problem | undefined> {
  const { id, from, to, by, rejection } = move;
  if (!mayMoveEntry(from, to, by)) return problem('changed-meanwhile');
  if (!(await updateState(tx.db, move))) return problem('changed-meanwhile');
  const reason = rejection ? [rejection.code, rejection.words].filter(Boolean).join(': ') : '';
  await recordChange(tx, {
    action: `entry.${to}`,
    subject: `entry:${id}`,
    before: { state: from },
    after: { state: to },
    ...(reason === '' ? {} : { reason }),
  });
  return undefined;
}
