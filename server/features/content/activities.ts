import type { Occasion } from '#contract/calls/content.ts';
import type { FactsOf } from '#contract/domain/content.ts';
import { ACTIVITY_STATES, activityState } from '#contract/domain/reading.ts';
import { currentTime } from '../../platform/database/database.ts';
import { contestsInWords, readContest } from '../contests/contests.ts';
import { findNamed, type Named } from './articles.queries.ts';
import { listShown, type ShownRow } from './content.queries.ts';
import { summariesOf, wholeOf } from './read.ts';
import type { EntryReader } from './reader.ts';

const MOST = 100;

function timesOf({ startsAt, endsAt, place }: FactsOf<'activity'>, now: Date) {
  return { startsAt, endsAt, place, state: activityState(new Date(startsAt), new Date(endsAt), now) };
}

/** Activities, and contests that no activity tells of: first those that end soonest, last those that ended first. */
export async function readActivities(ctx: EntryReader): Promise<Occasion[]> {
  const all = { type: 'activity' as const, tag: undefined, brand: undefined, year: undefined };
  const [now, { rows }, contests] = await Promise.all([
    currentTime(ctx.db),
    listShown(ctx.db, all, { limit: MOST, offset: 0 }),
    contestsInWords(ctx, MOST),
  ]);
  const told = rows as ShownRow<'activity'>[];
  const summaries = await summariesOf(ctx, told);
  const activities = told.map((row, index): Occasion => {
    const { slug, title, summary, language, cover } = summaries[index]!;
    return { kind: 'activity', slug, title, summary, language, cover, ...timesOf(row.facts, now) };
  });
  const known = new Set(told.map(({ facts }) => facts.contestId));
  const others = contests.filter(({ id }) => !known.has(id)).map((contest) => ofContest(ctx, contest, now));
  return [...activities, ...others].toSorted(inTurn);
}

type Contest = Awaited<ReturnType<typeof contestsInWords>>[number];

function ofContest({ language }: EntryReader, contest: Contest, now: Date): Occasion {
  const { slug, title, summary, opensAt, closesAt } = contest;
  const times = timesOf({ startsAt: opensAt, endsAt: closesAt, place: '', contestId: null }, now);
  return { kind: 'contest', slug, title, summary, language, cover: null, ...times };
}

function inTurn(a: Occasion, b: Occasion): number {
  const states = ACTIVITY_STATES.indexOf(a.state) - ACTIVITY_STATES.indexOf(b.state);
  if (states !== 0) return states;
  if (a.state === 'soon') return Date.parse(a.startsAt) - Date.parse(b.startsAt);
  const ends = Date.parse(a.endsAt) - Date.parse(b.endsAt);
  return a.state === 'over' ? -ends : ends;
}

export async function readActivity(ctx: EntryReader, named: Named) {
  const row = await findNamed(ctx.db, ['activity'], named);
  return row && (await activityOf(ctx, row));
}

export async function activityOf(ctx: EntryReader, row: ShownRow<'activity'>) {
  const { contestId } = row.facts;
  const [now, whole, contest] = await Promise.all([
    currentTime(ctx.db),
    wholeOf(ctx, row),
    contestId === null ? undefined : readContest(ctx, contestId),
  ]);
  return { ...whole, ...timesOf(row.facts, now), contest: contest ?? null };
}
