import type { ParsedInputOf } from '#contract/call.ts';
import { PLACEMENT_LIMITS, type searchDeskCalls } from '#contract/calls/search-desk.ts';
import { kindOfType } from '#contract/domain/discovery.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { itemOfCode } from '../page.ts';
import { wordsToPlace } from './placed-in.ts';
import {
  countPlacements,
  deletePlacement,
  insertPlacement,
  isWithin,
  lockPlacements,
  readKeywords,
  readPlacementsOn,
  rewordPlacement,
} from './placements.queries.ts';

type Wanted = ParsedInputOf<typeof searchDeskCalls.addPlacement>;
type Fact = Pick<Wanted, 'type' | 'keyword' | 'until'> & { materialId: number };

/** Puts a work first in what a search finds, or leaves it out, until a day is over. */
export async function addPlacement(ctx: MemberContext, wanted: Wanted): Promise<{ id: number } | Problem> {
  const { code, ...said } = wanted;
  const words = wordsToPlace(said.keyword);
  if (words === '') return problem('bad-input', { fields: { keyword: 'invalid' } });
  if (!(await isWithin(ctx.db, said.until, PLACEMENT_LIMITS.days)))
    return problem('bad-input', { fields: { until: 'invalid' } });
  const item = (await itemOfCode(ctx, code)) ?? (await itemOfCode(ctx, code, true));
  if (item?.kind !== kindOfType(said.type)) return problem('bad-input', { fields: { code: 'unknown' } });
  const materialId = 'musicId' in item ? item.musicId : item.id;
  return await transaction(ctx, async (tx) => {
    await lockPlacements(tx.db);
    if (await isFull(tx.db, { ...said, words })) return problem('placements-full');
    const id = await insertPlacement(tx.db, { ...said, words, materialId, madeBy: ctx.actor.userId });
    if (id === undefined) return problem('placed-already');
    await recordChange(tx, {
      action: said.what === 'pin' ? 'placement.pinned' : 'placement.buried',
      subject: `placement:${id}`,
      after: factsOf({ ...said, materialId }),
      reason: said.reason,
    });
    return { id };
  });
}

async function isFull(db: Database, placement: Pick<Wanted, 'type' | 'what'> & { words: string }): Promise<boolean> {
  const { total, beside } = await countPlacements(db, placement);
  return total >= PLACEMENT_LIMITS.all || beside >= PLACEMENT_LIMITS[placement.what];
}

function factsOf({ type, keyword, materialId, until }: Fact) {
  return { type, keyword, material: materialId, until };
}

export async function removePlacement(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<Record<never, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const before = await deletePlacement(tx.db, id);
    if (!before) return problem('not-found');
    await recordChange(tx, {
      action: 'placement.removed',
      subject: `placement:${id}`,
      before: { what: before.what, ...factsOf(before), reason: before.reason },
    });
    return {};
  });
}

/** Those in force for one search. */
export async function placementsOn(db: Database, { type, keyword }: Pick<Wanted, 'type' | 'keyword'>) {
  return await readPlacementsOn(db, { type, words: wordsToPlace(keyword) });
}

/** Compares placements with searches as this release cuts words. */
export async function rewordPlacements(db: Database): Promise<void> {
  for (const { id, keyword, words } of await readKeywords(db)) {
    const now = wordsToPlace(keyword);
    if (now !== words) await rewordPlacement(db, id, now);
  }
}
