import type { CenterRow } from '#contract/calls/material-center.ts';
import { editableIn } from '#contract/domain/editing.ts';
import type { CenterTab } from '#contract/domain/material-center.ts';

type NextAction = 'describe' | 'fix' | 'submit' | 'withdraw' | 'appeal' | 'discard' | 'view';

/** The next step for a work; null while somebody else must act. */
export function nextAction(row: CenterRow): NextAction | null {
  if (row.state === 'incomplete') return row.missing.length > 0 ? 'describe' : 'submit';
  if (row.state === 'returned') return wasFixed(row) && row.missing.length === 0 ? 'submit' : 'fix';
  if (row.state === 'pending') return isAppeal(row) ? null : 'withdraw';
  if (row.state === 'online') return 'view';
  if (row.state !== 'rejected') return null;
  if (row.rejection !== null) return 'discard';
  return row.mayAppeal ? 'appeal' : null;
}

/** Whether the owner changed something after the return. */
function wasFixed({ decision, changedAt }: CenterRow): boolean {
  return decision !== null && Date.parse(changedAt) > Date.parse(decision.decidedAt);
}

/** Whether a rejected work is being reviewed again. */
export function isAppeal({ state, decision }: CenterRow): boolean {
  return state === 'pending' && decision?.verdict === 'reject';
}

export type BulkAction = 'submit' | 'edit' | 'withdraw' | 'takeOffline' | 'discard';

/** Actions on many works of a tab; the first that can change any of them is the next step. */
export const BULK_ACTIONS: Record<CenterTab, readonly BulkAction[]> = {
  waiting: ['submit', 'edit', 'discard'],
  pending: ['withdraw'],
  returned: ['submit', 'edit'],
  rejected: ['discard'],
  online: ['edit', 'takeOffline'],
  offline: [],
};

/** Whether an action applies to a work; it would leave others unchanged. */
export function fitFor(action: BulkAction, row: CenterRow): boolean {
  if (action === 'edit') return editableIn(row.state) !== 'none';
  if (action === 'submit') return row.state === 'incomplete' || row.state === 'returned';
  if (action === 'withdraw') return row.state === 'pending' && !isAppeal(row);
  if (action === 'takeOffline') return row.state === 'online';
  return row.state === 'incomplete' || row.rejection !== null;
}

/** Whether an action would change the work now. What is incomplete may be chosen for submitting, to hear what it lacks. */
export function readyFor(action: BulkAction, row: CenterRow): boolean {
  return fitFor(action, row) && (action !== 'submit' || row.missing.length === 0);
}
