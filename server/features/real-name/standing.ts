import type { RealNameStanding } from '#contract/calls/real-name.ts';
import type { MemberContext } from '../../context.ts';
import { listUnsent } from './pictures.queries.ts';
import { findNewest, findVerified, listIds, listLooks, readKnown, type RealNameRow } from './real-name.queries.ts';

export async function readStanding(ctx: MemberContext): Promise<RealNameStanding> {
  const { userId } = ctx.actor;
  const [newest, verified, known, sent, ids] = await Promise.all([
    findNewest(ctx.db, userId),
    findVerified(ctx.db, userId),
    readKnown(ctx.db, userId),
    listUnsent(ctx.db, userId),
    listIds(ctx.db, userId),
  ]);
  const looks = await listLooks(ctx.db, ids);
  return {
    realName: newest ? presentRealName(newest) : null,
    verified: verified ? presentRealName(verified) : null,
    known,
    sent,
    looks: looks.map((look) => ({ ...look, at: look.at.toISOString() })),
  };
}

export function presentRealName<Row extends RealNameRow>({ submittedAt, dueAt, decidedAt, ...same }: Row) {
  return {
    ...same,
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
