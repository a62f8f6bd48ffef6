import { randomBytes } from 'node:crypto';
import type { Board } from '#contract/calls/bookmarks.ts';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { violatedConstraint } from '../../platform/database/failures.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { coverOf, itemsFor } from '../catalogue/catalogue.ts';
import { bookmarkAll } from './bookmarks.ts';
import { lockBookmarks } from './bookmarks.queries.ts';
import * as queries from './boards.queries.ts';

const MOST_BOARDS = 100;
const MOST_ON_BOARD = 500;

type BoardRow = Awaited<ReturnType<typeof queries.listBoards>>[number];
type Paging = { pageNo: number; pageSize: number };

async function withCovers(ctx: Context, rows: BoardRow[]): Promise<Board[]> {
  const ids = [...new Set(rows.flatMap((row) => row.coverIds))];
  const covers = new Map((await itemsFor(ctx, ids)).map((item) => [idOf(item), coverOf(item)]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    count: row.count,
    covers: row.coverIds.flatMap((id) => covers.get(id) ?? []),
    shareKey: row.shareKey,
  }));
}

export async function boardsOf(ctx: MemberContext): Promise<Board[]> {
  return await withCovers(ctx, await queries.listBoards(ctx.db, ctx.actor.userId));
}

export async function createBoard(ctx: MemberContext, name: string): Promise<{ id: number } | Problem> {
  const { userId } = ctx.actor;
  return await transaction(ctx, async ({ db }) => {
    await lockBookmarks(db, userId);
    const id = await queries.insertBoard(db, userId, name);
    if (id === undefined) return problem('board-name-taken');
    return (await queries.countBoards(db, userId)) > MOST_BOARDS ? problem('boards-full') : { id };
  });
}

export async function renameBoard(ctx: MemberContext, id: number, name: string): Promise<Problem | undefined> {
  try {
    const renamed = await queries.renameBoard(ctx.db, { userId: ctx.actor.userId, id }, name);
    return renamed ? undefined : problem('not-found');
  } catch (error) {
    if (violatedConstraint(error) === 'boards_user_id_name_key') return problem('board-name-taken');
    throw error;
  }
}

export async function removeBoard(ctx: MemberContext, id: number): Promise<Problem | undefined> {
  return (await queries.deleteBoard(ctx.db, { userId: ctx.actor.userId, id })) ? undefined : problem('not-found');
}

export async function putOnBoard(ctx: MemberContext, id: number, materialIds: number[]): Promise<Problem | undefined> {
  return await transaction(ctx, async (inside) => {
    const refused = await bookmarkAll(inside, materialIds);
    if (refused) return refused;
    if (!(await queries.findBoard(inside.db, ctx.actor.userId, id))) return problem('not-found');
    await queries.insertOnBoard(inside.db, id, materialIds);
    return (await queries.countOnBoard(inside.db, id)) > MOST_ON_BOARD ? problem('board-full') : undefined;
  });
}

export async function takeOffBoard(ctx: MemberContext, id: number, materialIds: number[]) {
  if (!(await queries.findBoard(ctx.db, ctx.actor.userId, id))) return problem('not-found');
  await queries.deleteFromBoard(ctx.db, id, materialIds);
  return undefined;
}

export async function boardItems(ctx: MemberContext, id: number, page: Paging) {
  const row = await queries.findBoard(ctx.db, ctx.actor.userId, id);
  const [board] = row ? await withCovers(ctx, [row]) : [];
  if (!board) return problem('not-found');
  const infos = await itemsFor(ctx, await queries.pageOfBoard(ctx.db, id, page));
  return { board, infos, total: board.count };
}

/** Shares a board or ends the sharing. The key has 128 random bits, so nobody can guess it. */
export async function shareBoard(ctx: MemberContext, id: number, shared: boolean) {
  const key = shared ? randomBytes(16).toString('base64url') : null;
  const row = await queries.setShareKey(ctx.db, { userId: ctx.actor.userId, id }, key);
  return row ? { shareKey: row.shareKey } : problem('not-found');
}

export async function sharedBoard(ctx: Context, key: string, pageNo: number) {
  const row = await queries.findSharedBoard(ctx.db, key);
  if (!row) return problem('not-found');
  const ids = await queries.pageOfBoard(ctx.db, row.id, { pageNo, pageSize: BOOKMARKS_PAGE_SIZE });
  return { name: row.name, owner: row.owner, infos: await itemsFor(ctx, ids), total: row.count };
}
