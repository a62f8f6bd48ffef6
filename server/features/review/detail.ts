import type { ReviewDetail } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { presentEntered, soundForReview } from '../catalogue/catalogue.ts';
import { presentSuggestion } from '../media/media.ts';
import { listDecisions, listSeries, readReview, type ReviewDetailRow } from './detail.queries.ts';
import { isAdmin, presentClaim } from './list.ts';
import { presentDecision, presentSeries, readAlike, readMaterialPart } from './detail-parts.ts';
import { recordChange } from '../audit/audit.ts';
import { findOriginal, findPaper } from './papers.queries.ts';

const SECONDS = 300;

/** A link to the original; the audit trail records that somebody looked at it. */
export async function originalLink(ctx: MemberContext, { id }: { id: number }) {
  return await link(ctx, 'material.original-seen', await findOriginal(ctx.db, id));
}

export async function paperLink(ctx: MemberContext, { id, releaseId }: { id: number; releaseId: number }) {
  return await link(ctx, 'material.release-seen', await findPaper(ctx.db, id, releaseId));
}

async function link(ctx: MemberContext, action: string, paper: Awaited<ReturnType<typeof findPaper>>) {
  if (!paper) return problem('not-found');
  const { materialId, key, fileName } = paper;
  await recordChange(ctx, { action, subject: `material:${materialId}`, after: { file: fileName } });
  return { url: await ctx.objects.signedUrl('originals', key, { seconds: SECONDS, fileName }), seconds: SECONDS };
}

/** Everything that a decision needs. What is decided is shown only to its reviewer and to admins. */
export async function readDetail(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ review: ReviewDetail } | Problem> {
  const row = await readReview(ctx.db, id, ctx.actor.userId);
  if (!row) return problem('not-found');
  if (row.state !== 'open' && row.decidedBy !== ctx.actor.userId && !isAdmin(ctx)) return problem('not-found');
  const material = await readMaterialPart(ctx, row.materialId);
  if (isProblem(material)) return material;
  const blind = row.round === 'second' && row.state === 'open';
  const [decisions, alike, series] = await Promise.all([
    listDecisions(ctx.db, row.materialId, blind ? row.aboutId : null),
    readAlike(ctx, row.materialId, material.owner.id),
    row.round === 'second' || row.round === 'appeal' || row.state !== 'open' ? [] : listSeries(ctx.db, row.materialId),
  ]);
  const own = decisions.find((decision) => decision.id === row.id);
  return {
    review: {
      ...reviewPart(row, ctx.actor.userId),
      entered: presentEntered(ctx.language, row.entered),
      decision: own ? presentDecision(own) : null,
      material: material.material,
      sound: isSound(material.material.kind) ? await soundForReview(ctx, row.materialId) : null,
      owner: {
        ...material.owner,
        since: row.ownerSince.toISOString(),
        online: row.online,
        returned: row.returned,
        rejected: row.rejected,
      },
      decisions: decisions.filter((decision) => decision !== own).map(presentDecision),
      alike,
      series: series.map((one) => presentSeries(ctx, one)),
    },
  };
}

const isSound = (kind: MediaKind) => kind === 'music' || kind === 'effect';

function reviewPart(row: ReviewDetailRow, me: number) {
  return {
    id: row.id,
    round: row.round,
    request: row.request,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    overdue: row.overdue,
    claim: presentClaim(row, me),
    barred: row.barred,
    findings: row.findings,
    suggestions: row.suggestions && presentSuggestion(row.suggestions),
    releases: row.releases,
  };
}
