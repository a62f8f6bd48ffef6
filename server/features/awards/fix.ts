import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveJudged } from '../entries/entries.ts';
import { dropWithdrawn, listAwards, lockAwarding } from './awards.queries.ts';
import { award, sign } from './sign.ts';
import { listUndecided, saveFixed } from './sign.queries.ts';

/**
 * Fixes the awards in one step: works with a prize are awarded, all others that were judged are not. It waits for the
 * record of the judging, since from then on no rank changes. Entrants learn of it with the results.
 */
export async function fixAwards(
  ctx: MemberContext,
  { contestId, version }: { contestId: number; version: number },
): Promise<Record<string, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const awarding = await lockAwarding(tx.db, contestId);
    if (!awarding) return problem('not-found');
    if (awarding.fixedAt !== null) return problem('awards-fixed');
    if (awarding.version !== version) return problem('changed-meanwhile');
    if (!awarding.sealed) return problem('judging-unsealed');
    await dropWithdrawn(tx.db, contestId);
    const awards = await listAwards(tx.db, contestId);
    if (awards.length === 0) return problem('awards-needed');
    const entryIds = awards.map(({ entryId }) => entryId);
    await sign(tx, awards);
    if (!(await award(tx, entryIds))) return problem('changed-meanwhile');
    const others = await listUndecided(tx.db, contestId);
    for (const from of ['judging', 'shortlisted'] as const) await moveJudged(tx, others, { from, to: 'not-awarded' });
    await saveFixed(tx.db, contestId, tx.actor.userId);
    await recordChange(tx, {
      action: 'contest.awards-fixed',
      subject: `contest:${contestId}`,
      after: { awarded: entryIds, notAwarded: others.length },
    });
    return {};
  });
}
