import { type LicenceTerms, notCovered } from '#contract/domain/licence-terms.ts';
import type { Buyer, Context } from '../../context.ts';
import { type HeldRow, listHeldScopes } from './held.queries.ts';

interface Wanted {
  materialIds: readonly number[];
  terms: LicenceTerms;
}

/** Which of these materials a person, or the company that they buy for, holds today for a use, each with the licence that lasts longest. */
export async function heldFor(
  ctx: Pick<Context, 'db'>,
  holder: Buyer,
  { materialIds, terms }: Wanted,
): Promise<Map<number, HeldRow>> {
  const rows = await listHeldScopes(ctx.db, holder, materialIds);
  const held = new Map<number, HeldRow>();
  for (const { scene, channel, period, area, ...row } of rows)
    if (!held.has(row.materialId) && notCovered({ scene, channel, period, area }, terms).length === 0)
      held.set(row.materialId, row);
  return held;
}
