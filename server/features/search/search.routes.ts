import type { searchCalls } from '#contract/calls/search.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';

export const searchHandlers: Handlers<typeof searchCalls> = {
  search: () => problem('not-found'),
  suggest: () => problem('not-found'),
  sendPicture: () => problem('not-found'),
};
