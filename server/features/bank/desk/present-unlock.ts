import type { BankUnlock } from '#contract/calls/bank.ts';
import type { MemberContext } from '../../../context.ts';
import type { UnlockRow } from '../unlocks.queries.ts';

export function presentUnlock({ actor }: MemberContext, { askedById, askedAt, ...same }: UnlockRow): BankUnlock {
  return { ...same, askedAt: askedAt.toISOString(), mine: askedById === actor.userId };
}
