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
    materialId: row.material_id,
    code: row.code,
    kind: row.kind,
    title: inLanguage(ctx.language, row.title_zh, row.title_en) || row.file_name,
    thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
    owner: inLanguage(ctx.language, row.owner_zh, row.owner_en),
    round: row.round,
    findings: row.findings,
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    overdue: row.overdue,
    claim: presentClaim(row, me),
    barred: row.barred,
    verdict: row.verdict,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider,
    firstVerdict: row.first_verdict,
  };
}

interface ClaimRow {
  claimed_by: number | null;
  claimer: string | null;
  claimed_until: Date | null;
}

export function presentClaim({ claimed_by, claimer, claimed_until }: ClaimRow, me: number): ReviewRow['claim'] {
  if (claimed_by === null || claimer === null || claimed_until === null) return null;
  return { mine: claimed_by === me, by: claimer, until: claimed_until.toISOString() };
}

export async function summary(ctx: MemberContext) {
  const [counts, days, reviewers] = await Promise.all([
    countReviews(ctx.db, ctx.actor.userId),
    readDays(ctx.db),
    isAdmin(ctx) ? readReviewers(ctx.db) : [],
  ]);
  return { ...counts, days, reviewers };
}
