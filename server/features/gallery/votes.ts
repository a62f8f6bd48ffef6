import type { MemberContext } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { problem } from '../../platform/problem.ts';
import { castVote, readStanding, takeVoteBack } from './votes.queries.ts';

/** More than a person who looks at every work gives or takes back. */
const PER_HOUR = { points: 300, seconds: 3600 };

/** Gives the caller's vote to a work, or takes it back. Votes stand from the moment that the results are out. */
export async function vote(ctx: MemberContext, { id, vote: isVote }: { id: number; vote: boolean }) {
  const { userId } = ctx.actor;
  const wait = await takePoint(ctx.db, `vote:${userId}`, PER_HOUR);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const standing = await readStanding(ctx.db, id, userId);
  if (!standing) return problem('not-found');
  if (!standing.voting) return problem('voting-closed');
  if (standing.own) return problem('own-vote');
  const done = await (isVote ? castVote : takeVoteBack)(ctx.db, id, userId);
  return done ? { voted: isVote } : problem('voting-closed');
}

/** What the caller did about a work. */
export async function readVote(ctx: MemberContext, { id }: { id: number }) {
  const standing = await readStanding(ctx.db, id, ctx.actor.userId);
  if (!standing) return problem('not-found');
  const { own, voted } = standing;
  return { own, voted };
}
