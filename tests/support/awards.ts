import { sql } from 'kysely';
import { begin, ENTRY_FORM, makeContest as makeOpenContest } from './entries.ts';
import { addJudge, closeWithPoints, makeContest, makeWorks, type TestContest } from './judging.ts';
import type { Product } from './product.ts';

export interface TestAwards extends TestContest {
  slug: string;
  entries: number[];
  /** Of the track: one gold, two silver; of the whole contest: one grand prize. */
  gold: number;
  silver: number;
  grand: number;
}

/** A contest of two tracks whose first has been judged with these points. */
export async function makeJudged(
  product: Product,
  coordinator: string,
  points: readonly number[],
): Promise<TestAwards> {
  const { db } = product;
  const contest = await makeContest(product);
  const { contestId, trackId } = contest;
  await sql`
    insert into contest_tracks (contest_id, place, name_zh, name_en, kind)
    values (${contestId}, 2, '组照', 'Series', 'group')`.execute(db);
  const { rows: prizes } = await sql<{ id: number }>`
    insert into contest_prizes (contest_id, track_id, place, name_zh, name_en, reward_zh, reward_en, count)
    values (${contestId}, ${trackId}, 1, '金奖', 'Gold', '一万元', 'CNY 10,000', 1),
      (${contestId}, ${trackId}, 2, '银奖', 'Silver', '', '', 2), (${contestId}, null, 3, '年度大奖', 'Grand Prize', '', '', 1)
    returning id`.execute(db);
  const entries = await makeWorks(product, contest, points.length);
  const { judgeId } = await addJudge(product, coordinator, contestId);
  await closeWithPoints(product, contest, { judgeId, entries, points });
  const { rows } = await sql<{ slug: string }>`select slug from contests where id = ${contestId}`.execute(db);
  const [gold, silver, grand] = prizes.map(({ id }) => id);
  return { ...contest, slug: rows[0]!.slug, entries, gold: gold!, silver: silver!, grand: grand! };
}

/** Calls of the desk, in the name of somebody. */
export function atDesk(product: Product, token: string) {
  return (path: string, input: object) => product.call(`/office/award/${path}`, input, { token });
}

/** Seals the judging, gives prizes by rank and fixes them. */
export async function fixByRank(product: Product, coordinator: string, { contestId }: TestContest): Promise<void> {
  const office = atDesk(product, coordinator);
  await sql`
    insert into contest_protocols (contest_id, sealed_by)
    select ${contestId}, id from users where email = 'coordinator@framehall.test'
    on conflict do nothing`.execute(product.db);
  await office('propose', { contestId });
  const { version } = (await office('list', { contestId })).body.awards;
  await office('fix', { contestId, version });
}

/** Lets the results come out at a moment, as seen from now. */
export async function announce({ db }: Product, { contestId }: TestContest, after: string): Promise<void> {
  await sql`update contests set results_at = clock_now() + ${after}::interval where id = ${contestId}`.execute(db);
}

/** Signs an entry with the name that `ENTRY_FORM` has, as its entrant would. */
export async function signEntry(product: Product, entrant: string, entryId: number): Promise<void> {
  const { single } = await makeOpenContest(product);
  const id = await begin(product, entrant, single);
  await product.call('/entry/save', { id, version: 1, ...ENTRY_FORM }, { token: entrant });
  await sql`
    update contest_entries e set sealed_contact = signed.sealed_contact from contest_entries signed
    where e.id = ${entryId} and signed.id = ${id}`.execute(product.db);
}
