import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type BoardPaper, boardPaperLink, pictureForPaper } from '../papers/papers.ts';
import { findBoard } from './boards.queries.ts';
import { type PaperRow, paperRows } from './paper.queries.ts';

/** Works on the paper of a board; more would be too many pages to look through. */
const MOST_WORKS = 100;

/** A link to a board as PDF for somebody who may read it. */
export async function boardPaper(ctx: MemberContext, id: number): Promise<{ url: string } | Problem> {
  const board = await findBoard(ctx.db, ctx.actor.userId, id);
  if (!board) return problem('not-found');
  const rows = await paperRows(ctx.db, id, MOST_WORKS);
  const said = { boardId: id, name: board.name, owner: board.owner, more: Math.max(board.count - rows.length, 0) };
  const read = async (): Promise<BoardPaper> => ({ ...said, works: await withPictures(ctx, rows) });
  return { url: await boardPaperLink(ctx, id, [said, rows], read) };
}

/** One after the other, so that a large board leaves the process time for others. */
async function withPictures(ctx: MemberContext, rows: readonly PaperRow[]): Promise<BoardPaper['works']> {
  const works: BoardPaper['works'][number][] = [];
  for (const { pictureKey, comments, decidedBy, ...work } of rows)
    works.push({
      ...work,
      decidedBy: decidedBy ?? '',
      comments: comments.map(({ at, ...comment }) => ({ ...comment, at: new Date(at) })),
      picture: pictureKey === null ? undefined : await pictureForPaper(ctx, pictureKey),
    });
  return works;
}
