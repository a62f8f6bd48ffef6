import type { MemberContext } from '../../context.ts';
import { isAdmin } from './list.ts';
import { countReviews, readDays, readReviewers } from './summary.queries.ts';

export async function summary(ctx: MemberContext) {
  const [counts, days, reviewers] = await Promise.all([
    countReviews(ctx.db, ctx.actor.userId),
    readDays(ctx.db),
    isAdmin(ctx) ? readReviewers(ctx.db) : [],
  ]);
  return { ...counts, days, reviewers };
}
