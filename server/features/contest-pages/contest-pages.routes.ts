import type { contestPageCalls } from '#contract/calls/contest-pages.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { readContestPage, readDecided } from './contest-pages.ts';

export const contestPageHandlers: Handlers<typeof contestPageCalls> = {
  async page(ctx, named) {
    const page = await readContestPage(ctx, named);
    return page ? { page } : problem('not-found');
  },
  results: readDecided,
};
