import { REVIEWS_LISTED_UP_TO, type ReviewRow } from '#contract/calls/review.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context, MemberContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { findReviews, type ListedRow, type ReviewFilter } from './list.queries.ts';
import { countReviews, readDays, readReviewers } from './summary.queries.ts';

export const isAdmin = (ctx: MemberContext) => ctx.actor.roles.includes('admin');

export async function listReviews(ctx: MemberContext, filter: ReviewFilter) {
  const me = { userId: ctx.actor.userId, admin: isAdmin(ctx) };
  if (filter.view === 'disagreements' && !me.admin) return problem('not-allowed');
  const { found, rows } = await findReviews(ctx.db, filter, me);
  return {
    infos: rows.map((row) => presentRow(ctx, row, me.userId)),
    total: Math.min(found, REVIEWS_LISTED_UP_TO),
    more: found > REVIEWS_LISTED_UP_TO,
  };
}

function presentRow(ctx: Context, row: ListedRow, me: number): ReviewRow {
  return {
    id: row.id,
    materialId: row.materialId,
    code: row.code,
    kind: row.kind,
    title: inLanguage(ctx.language, row.titleZh, row.titleEn) || row.fileName,
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    owner: inLanguage(ctx.language, row.ownerZh, row.ownerEn),
    round: row.round,
    findings: row.findings,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    overdue: row.overdue,
    claim: presentClaim(row, me),
    barred: row.barred,
    verdict: row.verdict,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decider,
    firstVerdict: row.firstVerdict,
  };
}

interface ClaimRow {
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
}

export function presentClaim({ claimedBy, claimer, claimedUntil }: ClaimRow, me: number): ReviewRow['claim'] {
  if (claimedBy === null || claimer === null || claimedUntil === null) return null;
  return { mine: claimedBy === me, by: claimer, until: claimedUntil.toISOString() };
}

export async function summary(ctx: MemberContext) {
  const [counts, days, reviewers] = await Promise.all([
    countReviews(ctx.db, ctx.actor.userId),
    readDays(ctx.db),
    isAdmin(ctx) ? readReviewers(ctx.db) : [],
  ]);
  return { ...counts, days, reviewers };
}
