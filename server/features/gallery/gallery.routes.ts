import type { galleryCalls } from '#contract/calls/gallery.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { readWork, readWorks } from './gallery.ts';
import { readVote, vote } from './votes.ts';

export const galleryHandlers: Handlers<typeof galleryCalls> = {
  works: readWorks,
  async work(ctx, { id }) {
    const work = await readWork(ctx, id);
    return work ? { work } : problem('not-found');
  },
  vote,
  voted: readVote,
};
