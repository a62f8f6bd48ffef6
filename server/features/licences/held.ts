import { type LicenceTerms, notCovered } from '#contract/domain/licence-terms.ts';
import type { Context } from '../../context.ts';
import { type HeldRow, listHeldScopes } from './held.queries.ts';

interface Wanted {
  customerId: number;
  materialIds: readonly number[];
  terms: LicenceTerms;
}

/** Which of these materials a company holds today for a use, each with the licence that lasts longest. */
export async function heldFor(
  ctx: Pick<Context, 'db'>,
  { customerId, materialIds, terms }: Wanted,
): Promise<Map<number, HeldRow>> {
  const rows = await listHeldScopes(ctx.db, customerId, materialIds);
  const held = new Map<number, HeldRow>();
  for (const { scene, channel, period, area, ...row } of rows)
    if (!held.has(row.materialId) && notCovered({ scene, channel, period, area }, terms).length === 0)
      held.set(row.materialId, row);
  return held;
}
