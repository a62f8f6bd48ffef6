import type { ParsedInputOf } from '#contract/call.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { Context } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { insertReport } from './reports.queries.ts';

const HOUR = 3600;
const PER_ADDRESS = { points: 10, seconds: HOUR };
/** Many say the same of one material: staff know by then. */
const PER_MATERIAL = { points: 30, seconds: 24 * HOUR };

/** Keeps for staff what somebody thinks is wrong with a material. Visitors may say so too. */
export async function reportMaterial(
  ctx: Context,
  report: ParsedInputOf<typeof catalogueCalls.report>,
): Promise<Problem | undefined> {
  const wait =
    (await takePoint(ctx.db, `report:${ctx.request.address}`, PER_ADDRESS)) ??
    (await takePoint(ctx.db, `report-of:${report.id}`, PER_MATERIAL));
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const kept = await insertReport(ctx.db, { ...report, reporterId: ctx.actor?.userId });
  return kept ? undefined : problem('not-found');
}
