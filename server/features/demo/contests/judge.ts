import { actingAs, type Context, transaction } from '../../../context.ts';
import { must } from '../../../platform/problem.ts';
import { advance, bringJury, bringRound, bringSealing, giveKeys, readProtocol } from '../../judging/judging.ts';
import { demoEmail } from '../accounts.ts';
import { findPerson } from '../works.queries.ts';
import { awardDemoContest } from './award.ts';
import { type FoundContest, isFilled, listEntries } from './contests.queries.ts';
import { JURY } from './jury.ts';
import { demoKeys, JUDGED_NOW } from './keys.ts';
import { DEMO_WORKS } from './works.ts';

const DAY_MS = 24 * 3_600_000;
const QUORUM = 3;

const days = (after: Date, count: number) => new Date(after.getTime() + count * DAY_MS);

/** Lets the jury judge the works of a contest, all of it in one transaction. */
export async function judgeDemoContest(ctx: Context, slug: string, contest: FoundContest): Promise<void> {
  const { contestId } = contest;
  const coordinator = actingAs(ctx, await findPerson(ctx.db, demoEmail('coordinator')));
  await transaction(coordinator, async (tx) => {
    if (await isFilled(tx.db, contestId)) return;
    const jury = JURY.map(({ slug: of, name, titleZh, titleEn }) => ({ name, titleZh, titleEn, email: demoEmail(of) }));
    const judgeIds = await bringJury(tx, contestId, jury);
    const entries = await listEntries(tx.db, contestId);
    const worth = new Map<number, number>();
    for (const [track, trackId] of contest.trackIds.entries()) {
      const own = entries.filter((entry) => entry.trackId === trackId);
      for (const [place, { id }] of own.entries()) worth.set(id, DEMO_WORKS[slug]![track]![place]!.points);
    }
    const sitting: Sitting = { tx, contest, judgeIds, worth };
    if (slug === JUDGED_NOW) await judgeHalf(sitting);
    else await decide(sitting);
  });
  if (slug === JUDGED_NOW) await giveKeys(ctx, contestId, demoKeys(ctx.secrets));
  else must(await readProtocol(coordinator, { contestId }));
}

interface Sitting {
  tx: ReturnType<typeof actingAs>;
  contest: FoundContest;
  judgeIds: number[];
  /** What a judge in the middle gives each entry. */
  worth: ReadonlyMap<number, number>;
}

/** One round of points in each track, closed and on record some days before the results; then the prizes. */
async function decide({ tx, contest, judgeIds, worth }: Sitting): Promise<void> {
  const { contestId, closesAt, resultsAt, trackIds } = contest;
  const closedAt = days(resultsAt, -4);
  for (const trackId of trackIds)
    await bringRound(tx, {
      contestId,
      trackId,
      method: 'rating',
      quorum: QUORUM,
      judgeIds,
      openedAt: days(closesAt, 3),
      closedAt,
      give: (entryId, judgeId) => pointsFor(worth.get(entryId)!, judgeIds.indexOf(judgeId), entryId),
    });
  await bringSealing(tx, contestId, days(closedAt, 1));
  await awardDemoContest(tx, contestId);
}

/** What goes on from the first round. */
const GOOD = 65;

/** A first round of yes and no, and a second one of points in which half of them are given. */
async function judgeHalf({ tx, contest, judgeIds, worth }: Sitting): Promise<void> {
  const { contestId, closesAt, trackIds } = contest;
  const turns = new Map<number, number>();
  for (const trackId of trackIds) {
    const plan = { contestId, trackId, quorum: QUORUM, judgeIds };
    const roundId = await bringRound(tx, {
      ...plan,
      method: 'yes-no',
      openedAt: days(closesAt, 1),
      closedAt: days(closesAt, 4),
      give: (entryId) => [worth.get(entryId)! > GOOD ? 1 : 0],
    });
    must(await advance(tx, { roundId, by: 'threshold', value: 0.5, apply: true }));
    await bringRound(tx, {
      ...plan,
      method: 'rating',
      openedAt: days(closesAt, 5),
      give: (entryId, judgeId) => {
        const turn = turns.get(judgeId) ?? 0;
        turns.set(judgeId, turn + 1);
        return turn % 2 === 0 ? pointsFor(worth.get(entryId)!, judgeIds.indexOf(judgeId), entryId) : undefined;
      },
    });
  }
}

/** How much more or less each judge of the jury gives. */
const MILDNESS = [2, -2, 0, -3, 3];

/** Points by criteria of 40, 40 and 20 for a work that a judge in the middle gives this much. */
export function pointsFor(worth: number, judge: number, work: number): number[] {
  const all = worth + (MILDNESS[judge] ?? 0) + ((work * 7 + judge * 3) % 5) - 2;
  const idea = Math.round(all * 0.4) + ((work + judge) % 3) - 1;
  const craft = Math.round(all * 0.2);
  return [idea, all - idea - craft, craft];
}
