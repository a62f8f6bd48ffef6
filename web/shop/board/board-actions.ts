import { createContext, use } from 'react';
import type { BoardComment } from '#contract/calls/board-parts.ts';
import type { Decision } from '#contract/domain/board.ts';

interface Said {
  materialId: number;
  second: number | null;
  text: string;
}

/** How the reader, a member or a client, talks about the works of a board. */
export interface BoardActions {
  /** What makes its comments different from those of other boards. */
  board: string;
  mayComment: boolean;
  mayDecide: boolean;
  comments: (materialId: number, signal: AbortSignal) => Promise<{ infos: BoardComment[] }>;
  /** These three settle when the board is shown as it is then; false when the reader declined. */
  say: (said: Said) => Promise<boolean>;
  remove: (commentId: number) => Promise<boolean>;
  decide: (materialId: number, decision: Decision | null) => Promise<boolean>;
}

const BoardActionsContext = createContext<BoardActions | null>(null);
export const BoardActionsProvider = BoardActionsContext.Provider;

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (!actions) throw new Error('a work of a board is shown outside of one');
  return actions;
}
