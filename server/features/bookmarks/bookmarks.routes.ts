import type { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';

export const bookmarkHandlers: Handlers<typeof bookmarkCalls> = {
  counts: () => problem('not-found'),
  bookmark: () => problem('not-found'),
  cancel: () => problem('not-found'),
  list: () => problem('not-found'),
  collectMusic: () => problem('not-found'),
  cancelMusic: () => problem('not-found'),
  listMusic: () => problem('not-found'),
  boards: () => problem('not-found'),
  createBoard: () => problem('not-found'),
  renameBoard: () => problem('not-found'),
  removeBoard: () => problem('not-found'),
  putOnBoard: () => problem('not-found'),
  takeOffBoard: () => problem('not-found'),
  boardItems: () => problem('not-found'),
  shareBoard: () => problem('not-found'),
  sharedBoard: () => problem('not-found'),
};
