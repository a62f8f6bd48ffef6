import type { OutputOf } from '#contract/call.ts';
import type { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { type Context, transaction } from '../../../context.ts';
import type { JobName } from '../../../platform/jobs/job-table.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { readQueues } from '../../jobs/jobs.ts';
import { searchEngine } from '../choose-engine.ts';

type Engines = OutputOf<typeof searchDeskCalls.engines>;

type Queue = Awaited<ReturnType<typeof readQueues>>[number];

async function queueOf({ db }: Context, name: JobName): Promise<Queue> {
  const none = { queue: name, waiting: 0, running: 0, oldestSeconds: 0 };
  return (await readQueues(db)).find(({ queue }) => queue === name) ?? none;
}

const isBusy = ({ waiting, running }: Queue) => waiting + running > 0;

/** What searches, how it is, and how far it is behind. */
export async function readEngines(ctx: Context): Promise<Engines> {
  const [states, updates, rebuilds] = await Promise.all([
    searchEngine(ctx).states(),
    queueOf(ctx, 'search.update'),
    queueOf(ctx, 'search.rebuild'),
  ]);
  return {
    total: states.length,
    infos: states.map(({ index, ...state }) => ({
      ...state,
      index: index && { ...index, builtAt: index.builtAt?.toISOString() ?? null },
    })),
    waiting: updates.waiting + updates.running,
    waitingSeconds: Math.round(updates.oldestSeconds),
    isRebuilding: isBusy(rebuilds),
  };
}

/** Lets a worker make the index anew. */
export async function askForRebuild(ctx: Context) {
  return await transaction(ctx, async (tx) => {
    if (isBusy(await queueOf(tx, 'search.rebuild'))) return problem('changed-meanwhile');
    await recordChange(tx, { action: 'search.rebuild-asked', subject: 'search' });
    await tx.jobs.enqueue(tx.db, 'search.rebuild', {});
    return {};
  });
}
