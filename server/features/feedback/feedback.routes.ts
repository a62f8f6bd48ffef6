import type { feedbackCalls } from '#contract/calls/feedback.ts';
import type { Handlers } from '../../handler.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { problem } from '../../platform/problem.ts';
import { insertFeedback, listFeedback } from './feedback.queries.ts';

const PER_ADDRESS = { points: 20, seconds: 3600 };

export const feedbackHandlers: Handlers<typeof feedbackCalls> = {
  async create(ctx, input) {
    const wait = await takePoint(ctx.db, `feedback:${networkOf(ctx.request.address)}`, PER_ADDRESS);
    if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
    await insertFeedback(ctx.db, { ...input, userId: ctx.actor?.userId });
    return {};
  },
  async list(ctx, input) {
    const { total, averageScore, scores, rows } = await listFeedback(ctx.db, input);
    const infos = rows.map(({ createdAt, ...answer }) => ({ ...answer, createdAt: createdAt.toISOString() }));
    return { infos, total, averageScore, scores };
  },
};
