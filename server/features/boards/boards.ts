import type { Board } from '#contract/calls/boards.ts';
import type { WorkNote } from '#contract/calls/board-parts.ts';
import { type DecisionFilter, lastSecondOf } from '#contract/domain/board.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { violatedConstraint } from '../../platform/database/failures.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { bookmarkAll, lockBookmarks } from '../bookmarks/bookmarks.ts';
import { coverOf, itemsFor } from '../catalogue/catalogue.ts';
import { refuseOn } from './access.ts';
import * as queries from './boards.queries.ts';
import { learnWords } from './matches.ts';
import { markSeen } from './visits.queries.ts';
import * as works from './works.queries.ts';

const MOST_BOARDS = 100;
const MOST_ON_BOARD = 500;

async function presented(ctx: MemberContext, rows: queries.BoardRow[]): Promise<Board[]> {
  const ids = [...new Set(rows.flatMap((row) => row.coverIds))];
  const covers = new Map((await itemsFor(ctx, ids)).map((item) => [idOf(item), coverOf(item)]));
  return rows.map(({ userId, coverIds, mayAnswer, owner, shareKey, ...row }) => ({
    ...row,
    covers: coverIds.flatMap((id) => covers.get(id) ?? []),
    owner: userId === ctx.actor.userId ? null : owner,
    shareKey: row.role === 'manage' ? shareKey : null,
    clientsAnswer: mayAnswer,
  }));
}

export async function boardsOf(ctx: MemberContext): Promise<Board[]> {
  return await presented(ctx, await queries.listBoards(ctx.db, ctx.actor.userId));
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
  return (await refuseOn(ctx, id, 'manage')) ?? (await unlessNameTaken(() => queries.renameBoard(ctx.db, id, name)));
}

/** Makes a change that gives a board a name among others. */
export async function unlessNameTaken(change: () => Promise<void>): Promise<Problem | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    if (violatedConstraint(error) === 'boards_name') return problem('board-name-taken');
    throw error;
  }
}

export async function removeBoard(ctx: MemberContext, id: number): Promise<Problem | undefined> {
  const refused = await refuseOn(ctx, id, 'manage');
  if (refused) return refused;
  await queries.deleteBoard(ctx.db, id);
  return undefined;
}

export async function putOnBoard(ctx: MemberContext, id: number, materialIds: number[]): Promise<Problem | undefined> {
  return await transaction(ctx, async (inside) => {
    const refused = (await refuseOn(inside, id, 'edit')) ?? (await bookmarkAll(inside, materialIds));
    if (refused) return refused;
    await queries.lockBoard(inside.db, id);
    await works.insertOnBoard(inside.db, id, materialIds);
    if ((await works.countOnBoard(inside.db, id)) > MOST_ON_BOARD) return problem('board-full');
    await learnWords(inside.db, id);
    return undefined;
  });
}

export async function takeOffBoard(ctx: MemberContext, id: number, materialIds: number[]) {
  return await transaction(ctx, async (inside) => {
    const refused = await refuseOn(inside, id, 'edit');
    if (refused) return refused;
    await queries.lockBoard(inside.db, id);
    await works.deleteFromBoard(inside.db, id, materialIds);
    await learnWords(inside.db, id);
    return undefined;
  });
}

interface Page {
  pageNo: number;
  pageSize: number;
  decision?: DecisionFilter | undefined;
}

/** A page of a board; whoever reads it has seen its comments, and what is new for it. */
export async function boardItems(ctx: MemberContext, id: number, page: Page) {
  const row = await queries.findBoard(ctx.db, ctx.actor.userId, id);
  const [board] = row ? await presented(ctx, [row]) : [];
  if (!board) return problem('not-found');
  const { rows, total } = await works.pageOfBoard(ctx.db, id, page);
  const ids = rows.map((work) => work.id);
  await markSeen(ctx.db, id, ctx.actor.userId);
  return { board, notes: rows.map(noteOf), infos: await itemsFor(ctx, ids), total };
}

export function noteOf({ id, decision, decidedBy, comments, ...lasting }: works.WorkRow): WorkNote {
  return { materialId: id, decision, decidedBy: decidedBy ?? '', comments, lastSecond: lastSecondOf(lasting) };
}

/** What is on a board, or what has been decided on, for somebody who may read it. */
export async function readWorks(ctx: MemberContext, id: number, decidedOnly: boolean) {
  return (await refuseOn(ctx, id, 'view')) ?? (await works.worksOfBoard(ctx.db, id, decidedOnly));
}

/** Decides on a work in the name of somebody. */
export async function decide(
  ctx: Pick<Context, 'db'>,
  work: { boardId: number; materialId: number },
  decision: Parameters<typeof works.setDecision>[2],
): Promise<Problem | undefined> {
  return (await works.setDecision(ctx.db, work, decision)) ? undefined : problem('not-found');
}
