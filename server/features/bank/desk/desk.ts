import type { BankDetail, BankRow } from '#contract/calls/bank.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordLooks } from '../looks.ts';
import { findCurrent, listAccounts, listLooks, readLock } from '../bank.queries.ts';
import { presentAccount } from '../standing.ts';
import { countAsked, listUnlocks } from '../unlocks.queries.ts';
import { countAccounts, type DeskRow, findForDesk, findSealedNumber, listForView } from './desk.queries.ts';
import { presentUnlock } from './present-unlock.ts';

export async function readSummary({ db, actor }: MemberContext) {
  return { ...(await countAccounts(db, actor.userId)), unlocks: await countAsked(db) };
}

export async function listForDesk(ctx: MemberContext, filter: Parameters<typeof listForView>[1]) {
  const { total, rows } = await listForView(ctx.db, filter, ctx.actor.userId);
  return { total, infos: rows.map((row) => presentRow(ctx, row)) };
}

function presentRow({ actor }: MemberContext, row: DeskRow): BankRow {
  const { claimedBy, claimer, claimedUntil, ...same } = row;
  return { ...presentAccount(same), claim: presentClaim({ claimedBy, claimer, claimedUntil }, actor.userId) };
}

export async function readDetail(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ account: BankDetail } | Problem> {
  const row = await findForDesk(ctx.db, id);
  if (!row) return problem('not-found');
  const { userId, phone, ...listed } = row;
  const [current, all, until, unlocks, looks] = await Promise.all([
    findCurrent(ctx.db, userId),
    listAccounts(ctx.db, userId),
    readLock(ctx.db, userId),
    listUnlocks(ctx.db, userId),
    listLooks(ctx.db, [id]),
  ]);
  return {
    account: {
      ...presentRow(ctx, listed),
      userId,
      phone,
      own: userId === ctx.actor.userId,
      current: current && current.id !== id ? presentAccount(current) : null,
      lockedUntil: until?.toISOString() ?? null,
      unlocks: unlocks.map((unlock) => presentUnlock(ctx, unlock)),
      looks: looks.map((look) => ({ ...look, at: look.at.toISOString() })),
      earlier: all.filter((one) => one.id < id).map(presentAccount),
    },
  };
}

/** The whole number, once it is written down who reads it and why; the owner sees it too. */
export async function revealNumber(
  ctx: MemberContext,
  { id, reason }: { id: number; reason: string },
): Promise<{ number: string } | Problem> {
  const sealed = await findSealedNumber(ctx.db, id);
  if (sealed === undefined) return problem('not-found');
  await transaction(ctx, async (tx) => {
    await recordLooks(tx, [id], { after: { what: 'number' }, reason });
  });
  return { number: ctx.secrets.open(sealed) };
}
