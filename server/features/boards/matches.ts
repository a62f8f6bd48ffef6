import { FOLLOWING_LIMITS } from '#contract/domain/following.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { buyerIn, type Context, type MemberContext, transaction } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { coverOf, itemsFor } from '../catalogue/catalogue.ts';
import { commonWords, newWithWords, orNothing } from '../search/search.ts';
import { refuseOn } from './access.ts';
import { lockBoard } from './boards.queries.ts';
import * as queries from './matches.queries.ts';

/** As many as are counted, and one more, which says that there are more. */
const MOST = FOLLOWING_LIMITS.counted + 1;
const AT_ONCE = 100;

/** Finds out what the works on a board have in common. Call it while nobody else changes what is on it. */
export async function learnWords(db: Database, boardId: number): Promise<void> {
  await queries.setWords(db, boardId, await commonWords(db, await queries.idsOnBoard(db, boardId)));
}

/** Does so for every board, since words of works change, and works go off sale. */
export async function learnAll(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  for (let after = 0; ;) {
    const ids = await queries.boardsAfter(ctx.db, after, AT_ONCE);
    if (ids.length === 0) return;
    for (const id of ids) {
      signal.throwIfAborted();
      await transaction(ctx, async ({ db }) => {
        await lockBoard(db, id);
        await learnWords(db, id);
      });
    }
    after = ids.at(-1)!;
  }
}

/** One board and kind after the other: a member with many boards takes one connection, like everybody else. */
async function matchesOf(
  ctx: MemberContext,
  boards: readonly queries.WordedBoard[],
): Promise<Map<number, queries.Match[]>> {
  const found: queries.Match[] = [];
  for (const { id: boardId, common, ...span } of boards)
    for (const words of common) {
      const ids = await orNothing(newWithWords(ctx, words, span, MOST), []);
      found.push(...ids.map((materialId) => ({ boardId, materialId })));
    }
  const offered = found.length === 0 ? [] : await queries.readOffered(ctx.db, buyerIn(ctx), found);
  return Map.groupBy(offered, ({ boardId }) => boardId);
}

/** Boards of the caller for which something new is on sale, with how much since they last opened each. */
export async function boardNews(ctx: MemberContext) {
  const boards = await queries.listWorded(ctx.db, ctx.actor.userId);
  const matches = await matchesOf(ctx, boards);
  const newest = [...matches.values()].flatMap((some) => some.slice(0, FOLLOWING_LIMITS.covers));
  const items = await itemsFor(ctx, [...new Set(newest.map(({ materialId }) => materialId))]);
  const covers = new Map(items.map((item) => [idOf(item), coverOf(item)]));
  const infos = boards.flatMap(({ id, name }) => {
    const fits = matches.get(id);
    if (!fits) return [];
    const shown = fits.slice(0, FOLLOWING_LIMITS.covers);
    return {
      id,
      name,
      fresh: Math.min(fits.length, MOST),
      covers: shown.flatMap(({ materialId }) => covers.get(materialId) ?? []),
    };
  });
  return { infos };
}

/** What is new for a board since the caller's visit before this one. */
export async function boardMatches(ctx: MemberContext, id: number) {
  const refused = await refuseOn(ctx, id, 'view');
  if (refused) return refused;
  const board = await queries.findWorded(ctx.db, ctx.actor.userId, id);
  const fits = (board && (await matchesOf(ctx, [board])).get(id)) ?? [];
  const ids = fits.slice(0, MOST).map(({ materialId }) => materialId);
  return { infos: await itemsFor(ctx, ids), total: ids.length };
}
