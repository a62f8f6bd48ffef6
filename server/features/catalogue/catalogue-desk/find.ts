import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { LISTED_UP_TO } from '#contract/calls/catalogue-desk.ts';
import type { MemberContext } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { listReports, readDeskDetail } from './detail.queries.ts';
import { countCatalogue, findMaterials, type MaterialFilter } from './find.queries.ts';
import { presentDetail, presentRow } from './present-material.ts';

export async function summary(ctx: MemberContext) {
  const { openReports, ...counts } = await countCatalogue(ctx.db);
  return { ...counts, openReports };
}

export async function find(ctx: MemberContext, filter: MaterialFilter) {
  const { found, rows } = await findMaterials(ctx.db, filter);
  return {
    infos: rows.map((row) => presentRow(ctx, row)),
    total: Math.min(found, LISTED_UP_TO),
    more: found > LISTED_UP_TO,
  };
}

export async function readDesk(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ material: DeskMaterialDetail } | Problem> {
  const row = await readDeskDetail(ctx.db, id);
  if (!row) return problem('not-found');
  return { material: await presentDetail(ctx, row, await listReports(ctx.db, id)) };
}
