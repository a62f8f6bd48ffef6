import type { BankAccount, BankStanding } from '#contract/calls/bank.ts';
import type { MemberContext } from '../../context.ts';
import { type AccountRow, findCurrent, findHolder, listAccounts, listLooks, readLock } from './bank.queries.ts';
import { findUnlock } from './unlocks.queries.ts';

export async function readStanding(ctx: MemberContext): Promise<BankStanding> {
  const { userId } = ctx.actor;
  const [holder, current, all, until, unlocked] = await Promise.all([
    findHolder(ctx.db, userId),
    findCurrent(ctx.db, userId),
    listAccounts(ctx.db, userId),
    readLock(ctx.db, userId),
    findUnlock(ctx.db, userId),
  ]);
  const [newest] = all;
  const looks = await listLooks(
    ctx.db,
    all.map(({ id }) => id),
  );
  return {
    holder: holder ?? null,
    current: current ? presentAccount(current) : null,
    next: newest && newest.state !== 'passed' ? presentAccount(newest) : null,
    lockedUntil: until?.toISOString() ?? null,
    unlocked: until ? (unlocked ?? null) : null,
    looks: looks.map((look) => ({ ...look, at: look.at.toISOString() })),
  };
}

export function presentAccount<Row extends AccountRow>({ submittedAt, dueAt, decidedAt, ...same }: Row) {
  return {
    ...same,
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  } satisfies BankAccount;
}
