import type { ContestPlan } from '#contract/calls/contests-desk.ts';
import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { bringContest, endBrought, setBroughtPublished } from './brought.queries.ts';
import { setPublished, updateContest } from './desk/desk.queries.ts';
import { writeParts } from './desk/parts.queries.ts';

/** Adds a published contest, also one that is over. Does nothing where its address, or the name it comes under, is taken. */
export async function addContest(ctx: Context, plan: ContestPlan, broughtAs: string): Promise<number | undefined> {
  return await transaction(ctx, async (tx) => {
    const id = await bringContest(tx.db, plan, broughtAs);
    if (id === undefined) return undefined;
    const { tracks, criteria, prizes, ...own } = plan;
    await updateContest(tx.db, id, own);
    await writeParts(tx.db, id, { tracks, criteria, prizes });
    await setPublished(tx.db, id, true);
    await endBrought(tx.db, id);
    await recordChange(tx, { action: 'contest.published', subject: `contest:${id}`, after: { slug: plan.slug } });
    return id;
  });
}

/** Shows contests that came under names with this beginning, or hides them. */
export async function showBroughtContests(ctx: Context, beginning: string, shown: boolean): Promise<void> {
  await transaction(ctx, async (tx) => {
    for (const id of await setBroughtPublished(tx.db, beginning, shown))
      await recordChange(tx, {
        action: shown ? 'contest.published' : 'contest.withdrawn',
        subject: `contest:${id}`,
        reason: shown ? 'demo' : 'end of the demo',
      });
  });
}
