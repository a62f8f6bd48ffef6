import { sql } from 'kysely';
import { saveResults } from '#server/features/judging/counts.queries.ts';
import type { Product, Reply } from './product.ts';

export interface TestContest {
  contestId: number;
  trackId: number;
}

let made = 0;

/** A contest whose entries are in, with one track of single pictures and three criteria: 40, 40 and 20. */
export async function makeContest({ db }: Pick<Product, 'db'>): Promise<TestContest> {
  const slug = `judged-${(made += 1)}`;
  const { rows } = await sql<TestContest>`
    with contest as (
      insert into contests (slug, title_zh, title_en, opens_at, closes_at, published, rules_zh, rules_en)
      values (${slug}, '光影大赛', 'Light Awards', clock_now() - interval '9 days', clock_now() - interval '1 day', true,
        '只评作品', 'Judge the work')
      returning id),
    criteria as (
      insert into contest_criteria (contest_id, place, name_zh, name_en, max_score)
      select id, place, zh, en, most from contest,
        (values (1, '创意', 'Idea', 40), (2, '构图', 'Composition', 40), (3, '技术', 'Craft', 20)) c (place, zh, en, most))
    insert into contest_tracks (contest_id, place, name_zh, name_en, kind)
    select id, 1, '单幅', 'Single', 'single' from contest returning contest_id, id as track_id`.execute(db);
  return rows[0]!;
}

/** Works of somebody, ready for judging. */
export async function makeWorks(
  { db }: Pick<Product, 'db'>,
  { contestId, trackId }: TestContest,
  count: number,
  email = 'photographer@framehall.test',
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into contest_entries (contest_id, track_id, entrant_id, slot, state, title, story, own_work, submitted_at)
    select ${contestId}, ${trackId}, u.id, n, 'judging', '作品 ' || n, '山间清晨', true, clock_now()
    from users u, generate_series(1, ${count}) n where u.email = ${email} order by n returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A call with a judge's token. */
export async function callAsJudge(
  product: Pick<Product, 'url'>,
  path: string,
  input: object,
  token: string,
  language: 'zh' | 'en' = 'en',
): Promise<Reply> {
  const reply = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, judge_token: token },
    body: JSON.stringify(input),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

let judges = 0;

/** Adds a judge at the desk; the key opens nothing before there is a round. */
export async function addJudge(product: Product, coordinator: string, contestId: number, email?: string) {
  judges += 1;
  const judge = { contestId, name: `Judge ${judges}`, email: email ?? `judge${judges}@example.com` };
  const { body } = await product.call('/office/judging/judge/add', judge, { token: coordinator });
  return body as { judgeId: number; key: string };
}

/** Lets a judge sit in a round of yes or no that is open. */
export async function seatJudge({ db }: Product, { contestId, trackId }: TestContest, judgeId: number) {
  const { rows } = await sql<{ id: number }>`
    with round as (
      insert into contest_rounds (contest_id, track_id, number, method, state, quorum, maxima, criteria_zh, criteria_en,
        count_by, tie_break, opened_at)
      select ${contestId}, ${trackId}, coalesce(max(number), 0) + 1, 'yes-no', 'open', 1, '{1}', '{入围}', '{In}', 'raw',
        'shared', clock_now() from contest_rounds where track_id = ${trackId}
      returning id)
    insert into round_judges (contest_id, round_id, judge_id)
    select ${contestId}, id, ${judgeId} from round returning round_id as id`.execute(db);
  return rows[0]!.id;
}

export interface TestJudge {
  judgeId: number;
  key: string;
  token: string;
  call(path: string, input?: object): ReturnType<typeof callAsJudge>;
}

export interface TestRound extends TestContest {
  roundId: number;
  entries: number[];
  jury: TestJudge[];
}

interface Wanted {
  works: number;
  judges: number;
  quorum: number;
  method?: 'yes-no' | 'rating' | 'ranking';
  more?: object;
}

/** Enters with a key. */
export async function enterAs(
  product: Product,
  { judgeId, key }: { judgeId: number; key: string },
): Promise<TestJudge> {
  const { token } = (await product.call('/score/enter', { key })).body;
  return { judgeId, key, token, call: (path, input = {}) => callAsJudge(product, `/score/${path}`, input, token) };
}

/** A contest with an open round whose judges have entered. */
export async function openRound(product: Product, coordinator: string, wanted: Wanted): Promise<TestRound> {
  const contest = await makeContest(product);
  const entries = await makeWorks(product, contest, wanted.works);
  const added = [];
  for (let turn = 0; turn < wanted.judges; turn += 1)
    added.push(await addJudge(product, coordinator, contest.contestId));
  const { method = 'rating', quorum, more } = wanted;
  const judgeIds = added.map(({ judgeId }) => judgeId);
  const office = (path: string, input: object) =>
    product.call(`/office/judging/round/${path}`, input, { token: coordinator });
  const { roundId } = (await office('add', { ...contest, method, quorum, judgeIds, ...more })).body;
  await office('open', { roundId });
  const jury = await Promise.all(added.map((judge) => enterAs(product, judge)));
  return { ...contest, roundId, entries, jury };
}

/** Closes a round in which one judge gave each work these points; quicker than judging it. Returns the round. */
export async function closeWithPoints(
  { db }: Product,
  { contestId, trackId }: TestContest,
  { judgeId, entries, points }: { judgeId: number; entries: readonly number[]; points: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contest_rounds (contest_id, track_id, number, method, state, quorum, maxima, criteria_zh, criteria_en,
      count_by, tie_break, opened_at, closed_at)
    values (${contestId}, ${trackId}, 1, 'rating', 'closed', 1, '{100}', '{总}', '{All}', 'raw', 'shared', clock_now(),
      clock_now()) returning id`.execute(db);
  const roundId = rows[0]!.id;
  await sql`insert into round_judges (contest_id, round_id, judge_id) values (${contestId}, ${roundId}, ${judgeId})`.execute(
    db,
  );
  for (const [index, entryId] of entries.entries()) {
    await sql`insert into round_works (round_id, entry_id) values (${roundId}, ${entryId})`.execute(db);
    await sql`
      insert into assignments (round_id, entry_id, judge_id, place, scores, saved_at, handed_in_at)
      values (${roundId}, ${entryId}, ${judgeId}, ${index + 1}, array[${points[index]}]::smallint[], clock_now(),
        clock_now())`.execute(db);
  }
  await saveResults(db, roundId);
  return roundId;
}
