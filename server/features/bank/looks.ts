import type { BankLook } from '#contract/domain/bank.ts';
import type { MemberContext } from '../../context.ts';
import { recordChanges } from '../audit/audit.ts';

interface Look {
  after: { what: BankLook; batch?: string };
  reason?: string;
}

/** Writes down, for each account, that somebody reads its whole number; the owner sees it. */
export async function recordLooks(tx: MemberContext, ids: readonly number[], look: Look): Promise<void> {
  await recordChanges(
    tx,
    ids.map((id) => ({ action: 'bank-account.looked', subject: `bank-account:${id}`, ...look })),
  );
}
