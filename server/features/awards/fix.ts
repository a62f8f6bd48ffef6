import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { saveResultsReady } from '../contests/contests.ts';
import { moveJudged, refuseIncomplete } from '../entries/entries.ts';
import { dropWithdrawn, listAwards, lockAwarding } from './awards.queries.ts';
import { award, sign } from './sign.ts';
import { listUndecided, saveFixed } from './sign.queries.ts';

interface Wish {
  contestId: number;
  version: number;
  /** Why nobody wins. */
  reason: string;
}

/**
 * Fixes the awards in one step: works with a prize are awarded, all others that went to the jury are not. It waits for the
 * record of the judging, since from then on no rank changes. Now it is certain who won, so that the results may come out;
 * entrants learn of it with them. That nobody wins takes a reason.
 */
export async function fixAwards(
  ctx: MemberContext,
  { contestId, version, reason }: Wish,
): Promise<Record<string, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const awarding = await lockAwarding(tx.db, contestId);
    if (!awarding) return problem('not-found');
    if (awarding.fixedAt !== null) return problem('awards-fixed');
    if (awarding.version !== version) return problem('changed-meanwhile');
    if (!awarding.sealed) return problem('judging-unsealed');
    const refused = await refuseIncomplete(tx, { contestId, trackId: null });
    if (refused) return refused;
    await dropWithdrawn(tx.db, contestId);
    const awards = await listAwards(tx.db, contestId);
    if (awards.length === 0 && reason === '') return problem('bad-input', { fields: { reason: 'required' } });
    const entryIds = awards.map(({ entryId }) => entryId);
    await sign(tx, awards);
    if (!(await award(tx, entryIds))) return problem('changed-meanwhile');
    const others = await listUndecided(tx.db, contestId);
    for (const from of ['judging', 'shortlisted'] as const) await moveJudged(tx, others, { from, to: 'not-awarded' });
    await saveFixed(tx.db, contestId, tx.actor.userId);
    await saveResultsReady(tx.db, contestId);
    await recordChange(tx, {
      action: 'contest.awards-fixed',
      subject: `contest:${contestId}`,
      after: { awarded: entryIds, notAwarded: others.length },
      ...(reason === '' ? {} : { reason }),
    });
    return {};
  });
}
