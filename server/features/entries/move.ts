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
  await recordChange(tx, { ...changeOf(id, { from, to }), ...(reason === '' ? {} : { reason }) });
  return undefined;
}

interface Step {
  from: EntryState;
  to: EntryState;
}

/** Moves the entries that a jury has decided about; those that are no longer as it saw them stay. */
export async function moveJudged(tx: Context, ids: readonly number[], step: Step): Promise<void> {
  if (!mayMoveEntry(step.from, step.to, 'jury'))
    throw new Error(`a jury moves no entry from ${step.from} to ${step.to}`);
  const moved = await updateStates(tx.db, ids, step);
  await recordChanges(
    tx,
    moved.map((id) => changeOf(id, step)),
  );
}

function changeOf(id: number, { from, to }: Step) {
  return { action: `entry.${to}`, subject: `entry:${id}`, before: { state: from }, after: { state: to } };
}
