import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { endUnlock } from './end-unlock.ts';
import { insertBounce } from './unlocks.queries.ts';

/** The account that somebody is paid to; its number is sealed. Undefined before one has passed. */
export { findPayable as payableAccount, resealAccounts } from './bank.queries.ts';
export { recordLooks as recordAccountLooks } from './looks.ts';
export { letAccountsAge } from './time-passed.queries.ts';
export { askedUnlocks, lateAccounts, waitingAccounts } from './waiting.queries.ts';

/** Lets a photographer change the account in spite of the lock, after the bank sent a payout back. The caller tells them. */
export async function allowChangeAfterBounce(
  ctx: Context,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    await endUnlock(tx, userId, 'old');
    const id = await insertBounce(tx.db, userId, reason);
    await recordChange(tx, {
      action: 'bank-unlock.approved',
      subject: `bank-unlock:${id}`,
      after: { state: 'approved', kind: 'bounce', userId },
      reason,
    });
  });
}
