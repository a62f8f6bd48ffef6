import type { ContestPlan } from '#contract/calls/contests-desk.ts';
import { areResultsLate, type ContestMove, type ContestState, isFixed, mayMove } from '#contract/domain/contest.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/failures.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import {
  type ContestRow,
  findContestToRun,
  insertContest,
  listContestsToRun,
  lockContest,
  setPublished,
  updateContest,
} from './desk.queries.ts';
import { readParts, writeParts } from './parts.queries.ts';
import { audienceProblem, datesProblem, fixedProblem, incompleteProblem, partsProblem } from './rules.ts';

type Wanted = Parameters<typeof listContestsToRun>[1];

export async function readList(ctx: MemberContext, wanted: Wanted) {
  const { rows, total } = await listContestsToRun(ctx.db, wanted);
  const infos = rows.map((row) => ({
    ...row,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    resultsAt: row.resultsAt?.toISOString() ?? null,
  }));
  return { infos, total };
}

async function planOf(db: Database, row: ContestRow): Promise<ContestPlan> {
  const { id, version: _, state: __, now: ___, opensAt, closesAt, resultsAt, ...own } = row;
  return {
    ...own,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    resultsAt: resultsAt?.toISOString() ?? null,
    ...(await readParts(db, id)),
  };
}

export async function readDetail(ctx: MemberContext, { id }: { id: number }) {
  const row = await findContestToRun(ctx.db, id);
  if (!row) return problem('not-found');
  const { version, state, now } = row;
  const plan = await planOf(ctx.db, row);
  return { contest: { id, version, state, late: areResultsLate({ state, ...plan }, now), plan } };
}

type Begun = Pick<ContestPlan, 'slug' | 'titleZh' | 'titleEn' | 'opensAt' | 'closesAt'>;

/** Begins a contest, which nobody sees before it is published. */
export async function createContest(ctx: Context, begun: Begun) {
  return (
    datesProblem(begun) ??
    (await refusingTaken(() =>
      transaction(ctx, async (tx) => {
        const id = await insertContest(tx.db, begun);
        await recordChange(tx, { action: 'contest.created', subject: `contest:${id}`, after: { ...begun } });
        return { id };
      }),
    ))
  );
}

interface Seen {
  id: number;
  version: number;
}

export async function saveContest(ctx: Context, { plan, ...seen }: Seen & { plan: ContestPlan }) {
  return await refusingTaken(() =>
    changeContest(ctx, seen, async (tx, row) => {
      const was = await planOf(tx.db, row);
      const is = sameInstants(plan);
      const refused =
        datesProblem(is) ?? partsProblem(was, is) ?? fixedProblem(row.state, was, is) ?? audienceProblem(is);
      if (refused) return refused;
      const lacking =
        row.state === 'draft' || isFixed(row.state, 'closesAt') ? undefined : incompleteProblem(is, row.now);
      if (lacking) return lacking;
      const { tracks, criteria, prizes, ...own } = is;
      await updateContest(tx.db, row.id, own);
      await writeParts(tx.db, row.id, { tracks, criteria, prizes });
      await recordChange(tx, { action: 'contest.edited', subject: `contest:${row.id}`, ...differences(was, is) });
      return undefined;
    }),
  );
}

/** Times as they are stored, so that the same moment is the same text. */
function sameInstants(plan: ContestPlan): ContestPlan {
  const text = (at: string) => new Date(at).toISOString();
  const { opensAt, closesAt, resultsAt } = plan;
  return { ...plan, opensAt: text(opensAt), closesAt: text(closesAt), resultsAt: resultsAt && text(resultsAt) };
}

function differences(was: ContestPlan, is: ContestPlan) {
  const fields = (Object.keys(is) as (keyof ContestPlan)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  const pick = (plan: ContestPlan) => Object.fromEntries(fields.map((field) => [field, plan[field]]));
  return { before: pick(was), after: pick(is) };
}

export async function publishContest(ctx: Context, seen: Seen) {
  return await move(ctx, seen, 'publish', async (tx, row) => incompleteProblem(await planOf(tx.db, row), row.now));
}

export async function withdrawContest(ctx: Context, seen: Seen) {
  return await move(ctx, seen, 'withdraw', async () => undefined);
}

type Check = (tx: Context, row: ContestRow) => Promise<Problem | undefined>;

const AFTER: Record<ContestMove, { action: string; state: (row: ContestRow) => ContestState }> = {
  publish: { action: 'contest.published', state: ({ opensAt, now }) => (opensAt > now ? 'soon' : 'open') },
  withdraw: { action: 'contest.withdrawn', state: () => 'draft' },
};

async function move(ctx: Context, seen: Seen, wanted: ContestMove, check: Check) {
  return await changeContest(ctx, seen, async (tx, row) => {
    if (!mayMove(row.state, wanted)) return problem('contest-under-way');
    const refused = await check(tx, row);
    if (refused) return refused;
    await setPublished(tx.db, row.id, wanted === 'publish');
    const { action, state } = AFTER[wanted];
    const states = { before: { state: row.state }, after: { state: state(row) } };
    await recordChange(tx, { action, subject: `contest:${row.id}`, ...states });
    return undefined;
  });
}

/** Makes one change at a time, and none by somebody who has not seen the last one. */
async function changeContest(ctx: Context, { id, version }: Seen, change: Check) {
  return await transaction(ctx, async (tx) => {
    const row = await lockContest(tx.db, id);
    if (!row) return problem('not-found');
    if (row.version !== version) return problem('changed-meanwhile');
    const refused = await change(tx, row);
    return isProblem(refused) ? refused : { version: version + 1 };
  });
}

async function refusingTaken<T>(change: () => Promise<T>): Promise<T | Problem> {
  try {
    return await change();
  } catch (error) {
    if (violatedConstraint(error) !== 'contests_slug_key') throw error;
    return problem('bad-input', { fields: { slug: 'taken' } });
  }
}
