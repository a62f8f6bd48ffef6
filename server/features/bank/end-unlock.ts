import type { Context } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { endLeave } from './unlocks.queries.ts';

/** Ends leave to change the account that a change has used, or only what nobody used in time. */
export async function endUnlock(tx: Context, userId: number, which: 'any' | 'old'): Promise<void> {
  const ended = await endLeave(tx.db, userId, which);
  if (!ended) return;
  await recordChange(tx, {
    action: `bank-unlock.${ended.state}`,
    subject: `bank-unlock:${ended.id}`,
    before: { state: 'approved' },
    after: { state: ended.state },
  });
}
