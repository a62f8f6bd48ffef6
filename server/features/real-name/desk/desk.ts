import type { RealNameDetail, RealNameRow } from '#contract/calls/real-name.ts';
import type { MemberContext } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { listSides } from '../pictures.queries.ts';
import { listLooks } from '../real-name.queries.ts';
import { presentRealName } from '../standing.ts';
import { countRealNames, type DeskRow, findForDesk, listEarlier, listRealNames } from './desk.queries.ts';

export async function readSummary(ctx: MemberContext) {
  return await countRealNames(ctx.db, ctx.actor.userId);
}

export async function listForDesk(ctx: MemberContext, filter: Parameters<typeof listRealNames>[1]) {
  const { total, rows } = await listRealNames(ctx.db, filter, ctx.actor.userId);
  return { total, infos: rows.map((row) => presentRow(ctx, row)) };
}

function presentRow({ actor }: MemberContext, row: DeskRow): RealNameRow {
  const { claimedBy, claimer, claimedUntil, ...same } = row;
  return { ...presentRealName(same), claim: presentClaim({ claimedBy, claimer, claimedUntil }, actor.userId) };
}

export async function readDetail(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ realName: RealNameDetail } | Problem> {
  const row = await findForDesk(ctx.db, id);
  if (!row) return problem('not-found');
  const [sides, looks, earlier] = await Promise.all([
    listSides(ctx.db, id),
    listLooks(ctx.db, [id]),
    listEarlier(ctx.db, row),
  ]);
  const { userId, phone, ...listed } = row;
  return {
    realName: {
      ...presentRow(ctx, listed),
      userId,
      phone,
      own: userId === ctx.actor.userId,
      sides,
      looks: looks.map((look) => ({ ...look, at: look.at.toISOString() })),
      earlier: earlier.map((one) => ({ ...one, at: one.at.toISOString() })),
    },
  };
}
