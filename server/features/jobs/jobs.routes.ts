import type { jobCalls } from '#contract/calls/jobs.ts';
import { type MemberContext, transaction } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { countJobs, listJobs } from './jobs.queries.ts';

/** Changes one failed job and records who did it; a second attempt on the same job gets `not-found`. */
async function changeFailedJob(ctx: MemberContext, id: string, change: 'retryFailed' | 'discardFailed') {
  return await transaction(ctx, async (tx) => {
    if (!(await tx.jobs[change](tx.db, id))) return problem('not-found');
    await recordChange(tx, {
      action: change === 'retryFailed' ? 'job.retried' : 'job.discarded',
      subject: `job:${id}`,
    });
    return {};
  });
}

export const jobHandlers: Handlers<typeof jobCalls> = {
  async queues(ctx) {
    return { infos: await countJobs(ctx.db) };
  },
  async list(ctx, input) {
    const { total, rows } = await listJobs(ctx.db, input);
    const infos = rows.map((row) => ({
      id: row.id,
      queue: row.queue,
      state: row.state,
      tries: row.tries,
      createdAt: row.createdOn.toISOString(),
      startedAt: row.startedOn?.toISOString() ?? null,
      reason: row.output?.message ?? null,
    }));
    return { infos, total };
  },
  retry: (ctx, { id }) => changeFailedJob(ctx, id, 'retryFailed'),
  discard: (ctx, { id }) => changeFailedJob(ctx, id, 'discardFailed'),
};
