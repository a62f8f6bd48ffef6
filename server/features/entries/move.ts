import { type EntryActor, type EntryState, mayMoveEntry } from '#contract/domain/entry.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange, recordChanges } from '../audit/audit.ts';
import { type Move, updateState, updateStates } from './move.queries.ts';

/** The one way in which an entry changes its state; call it in the transaction that goes with it. */
export async function moveEntry(tx: Context, move: Move & { by: EntryActor }): Promise<Problem | undefined> {
  const { id, from, to, by, rejection } = move;
  if (!mayMoveEntry(from, to, by)) return problem('changed-meanwhile');
  if (!(await updateState(tx.db, move))) return problem('changed-meanwhile');
  const reason = rejection ? [rejection.code, rejection.words].filter(Boolean).join(': ') : '';
  await recordChange(tx, { ...changeOf(id, from, to), ...(reason === '' ? {} : { reason }) });
  return undefined;
}

/** Moves the entries that a jury has decided about, and returns those that were still as it saw them. */
export async function moveJudged(
  tx: Context,
  ids: readonly number[],
  { from, to }: { from: EntryState; to: EntryState },
): Promise<number[]> {
  if (!mayMoveEntry(from, to, 'jury')) throw new Error(`a jury moves no entry from ${from} to ${to}`);
  const moved = await updateStates(tx.db, ids, { from, to });
  await recordChanges(
    tx,
    moved.map((id) => changeOf(id, from, to)),
  );
  return moved;
}

function changeOf(id: number, from: EntryState, to: EntryState) {
  return { action: `entry.${to}`, subject: `entry:${id}`, before: { state: from }, after: { state: to } };
}
