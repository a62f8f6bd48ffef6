import type { ParsedInputOf } from '#contract/call.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { Context } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { insertReport } from './reports.queries.ts';

const HOUR = 3600;
const PER_ADDRESS = { points: 10, seconds: HOUR };
/** Enough reports for staff to know about the material. */
const PER_MATERIAL = { points: 30, seconds: 24 * HOUR };

/** Stores a report about a material for staff. Visitors may report too. */
export async function reportMaterial(
  ctx: Context,
  report: ParsedInputOf<typeof catalogueCalls.report>,
): Promise<Problem | undefined> {
  const wait =
    (await takePoint(ctx.db, `report:${networkOf(ctx.request.address)}`, PER_ADDRESS)) ??
    (await takePoint(ctx.db, `report-of:${report.id}`, PER_MATERIAL));
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const kept = await insertReport(ctx.db, { ...report, reporterId: ctx.actor?.userId });
  return kept ? undefined : problem('not-found');
}
