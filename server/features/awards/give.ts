import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveJudged } from '../entries/entries.ts';
import {
  type Awarding,
  type AwardRow,
  countChange,
  deleteAward,
  dropWithdrawn,
  findAward,
  insertAward,
  lockAwarding,
  revokeAward,
  saveWords,
} from './awards.queries.ts';
import { draft } from './draft.ts';
import { tellAwarded, tellRevoked } from './mails.ts';
import { award, sign } from './sign.ts';
import { findToTell } from './tell.queries.ts';
import { findCandidate, findPrize } from './works.queries.ts';

type Act<T> = (tx: MemberContext, awarding: Awarding) => Promise<T | Problem>;

/** Changes the awards of a contest while nobody else does. */
async function change<T>(ctx: MemberContext, contestId: number, act: Act<T>): Promise<T | Problem> {
  return await transaction(ctx, async (tx) => {
    const awarding = await lockAwarding(tx.db, contestId);
    if (!awarding) return problem('not-found');
    await dropWithdrawn(tx.db, contestId);
    await countChange(tx.db, contestId);
    return await act(tx, awarding);
  });
}

/** Once the awards are fixed, every change takes a reason. */
function unexplained({ fixedAt }: Awarding, reason: string): Problem | undefined {
  return fixedAt !== null && reason === '' ? problem('bad-input', { fields: { reason: 'required' } }) : undefined;
}

const because = (reason: string) => (reason === '' ? {} : { reason });

/** Whoever has not been told yet soon will be, of how things stand then. */
const wasTold = ({ toldAt, toldTo }: Awarding, entrantId: number) => toldAt !== null || entrantId <= toldTo;

interface Gift {
  prizeId: number;
  entryId: number;
  reason: string;
}

/** Gives a free place of a prize to a judged work of the prize's track, or of any for a prize of the whole contest. */
export async function giveAward(ctx: MemberContext, { prizeId, entryId, reason }: Gift) {
  const prize = await findPrize(ctx.db, prizeId);
  if (!prize) return problem('not-found');
  const { contestId, trackId } = prize;
  return await change(ctx, contestId, async (tx, awarding) => {
    const refused = unexplained(awarding, reason);
    if (refused) return refused;
    const work = await findCandidate(tx.db, entryId);
    if (!work || work.contestId !== contestId || (trackId !== null && work.trackId !== trackId))
      return problem('not-found');
    if (!work.eligible) return problem('not-judged');
    if (work.entrantId === tx.actor.userId) return problem('own-award');
    if (work.awarded) return problem('awarded-already');
    const awardId = await insertAward(tx.db, { prizeId, entryId, givenBy: tx.actor.userId });
    if (awardId === undefined) return problem('prize-full');
    if (awarding.fixedAt !== null) {
      await sign(tx, [{ awardId, entryId }]);
      if (!(await award(tx, [entryId]))) return problem('changed-meanwhile');
      if (wasTold(awarding, work.entrantId)) await tellAwarded(tx, await findToTell(tx.db, awardId));
    }
    await recordChange(tx, {
      action: 'contest.award-given',
      subject: `contest:${contestId}`,
      after: { prizeId, entryId },
      ...because(reason),
    });
    return { awardId };
  });
}

/** The same for an award that there is. */
async function changeAward(
  ctx: MemberContext,
  { awardId, reason }: { awardId: number; reason: string },
  act: (tx: MemberContext, row: AwardRow, awarding: Awarding) => Promise<void>,
): Promise<Record<string, never> | Problem> {
  const found = await findAward(ctx.db, awardId);
  if (!found) return problem('not-found');
  return await change(ctx, found.contestId, async (tx, awarding) => {
    const refused = unexplained(awarding, reason);
    if (refused) return refused;
    const row = await findAward(tx.db, awardId);
    if (!row) return problem('changed-meanwhile');
    await act(tx, row, awarding);
    return {};
  });
}

interface Said {
  awardId: number;
  wordsZh: string;
  wordsEn: string;
  reason: string;
}

export async function sayWords(ctx: MemberContext, { reason, ...said }: Said) {
  const { awardId, wordsZh, wordsEn } = said;
  return await changeAward(ctx, { awardId, reason }, async (tx, row) => {
    await saveWords(tx.db, said);
    await recordChange(tx, {
      action: 'contest.award-words',
      subject: `contest:${row.contestId}`,
      before: { wordsZh: row.wordsZh, wordsEn: row.wordsEn },
      after: { entryId: row.entryId, wordsZh, wordsEn },
      ...because(reason),
    });
  });
}

export async function takeAward(ctx: MemberContext, asked: { awardId: number; reason: string }) {
  return await changeAward(ctx, asked, async (tx, { awardId, contestId, prizeId, entryId }, awarding) => {
    if (awarding.fixedAt === null) await deleteAward(tx.db, awardId);
    else {
      await revokeAward(tx.db, awardId);
      await moveJudged(tx, [entryId], { from: 'awarded', to: 'not-awarded' });
      const told = await findToTell(tx.db, awardId);
      if (wasTold(awarding, told.entrantId)) await tellRevoked(tx, told, asked.reason);
    }
    await recordChange(tx, {
      action: 'contest.award-taken',
      subject: `contest:${contestId}`,
      before: { prizeId, entryId },
      ...because(asked.reason),
    });
  });
}

/** Fills free places by rank. Works that tie for the last ones wait for somebody's choice. */
export async function proposeAwards(ctx: MemberContext, { contestId }: { contestId: number }) {
  return await change(ctx, contestId, async (tx, { fixedAt }) => {
    if (fixedAt !== null) return problem('awards-fixed');
    const { given } = await draft(tx.db, contestId);
    for (const gift of given) await insertAward(tx.db, { ...gift, givenBy: tx.actor.userId });
    await recordChange(tx, {
      action: 'contest.awards-proposed',
      subject: `contest:${contestId}`,
      after: { given },
    });
    return { given: given.length };
  });
}
