import { boardCalls, type Board } from '#contract/calls/boards.ts';
import { boardAllows } from '#contract/domain/board.ts';
import { client } from '../../lib/api.ts';
import { reloadBoards } from '../../lib/bookmarks-queries.ts';
import type { BoardActions } from '../board/board-actions.ts';

const boards = client(boardCalls);

/** How a member talks about the works of a board that they may open. */
export function memberActions({ id, role }: Board): BoardActions {
  const changed = async (change: Promise<unknown>) => {
    await change;
    await reloadBoards();
    return true;
  };
  return {
    board: String(id),
    mayComment: boardAllows(role, 'comment'),
    mayDecide: boardAllows(role, 'edit'),
    comments: (materialId, signal) => boards.comments({ id, materialId }, { signal }),
    say: (said) => changed(boards.comment({ id, ...said })),
    remove: (commentId) => changed(boards.removeComment({ commentId })),
    decide: (materialId, decision) => changed(boards.decide({ id, materialId, decision })),
  };
}
