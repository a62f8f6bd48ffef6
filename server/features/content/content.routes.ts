import type { contentCalls } from '#contract/calls/content.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { readActivities, readActivity } from './activities.ts';
import { readArticle } from './articles.ts';
import { judge } from './judge.ts';
import { noteMissed } from './missed.ts';
import { previewActivity, previewArticle } from './preview.ts';
import { listEntries, readEntry, readQuestions } from './read.ts';

export const contentHandlers: Handlers<typeof contentCalls> = {
  async entry(ctx, { type, slug }) {
    const entry = await readEntry(ctx, type, slug);
    return entry ? { entry } : problem('not-found');
  },
  async article(ctx, named) {
    const article = await readArticle(ctx, named);
    return article ? { article } : problem('not-found');
  },
  activities: async (ctx) => ({ infos: await readActivities(ctx) }),
  async activity(ctx, named) {
    const activity = await readActivity(ctx, named);
    return activity ? { activity } : problem('not-found');
  },
  previewArticle,
  previewActivity,
  list: listEntries,
  questions: async (ctx) => ({ groups: await readQuestions(ctx) }),
  judge,
  missed: noteMissed,
};
