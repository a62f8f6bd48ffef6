import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import { recount } from '#server/features/judging/counts.queries.ts';
import { tell } from '../content/fill.ts';
import type { RunningProduct } from '../product.ts';
import { milliseconds } from '../statements/timing.ts';

export const WORKS = 10_000;
export const JUDGES = 20;
/** Pictures that the works show in turn. */
export const PICTURES = 25;
const ENTRANTS = 1000;

export interface FullContest {
  contestId: number;
  roundId: number;
  /** Of the whole jury. The first judge has given nothing yet, all others have scored everything. */
  keys: string[];
}

export const pictureKey = (number: number) => `bench/${number}/shown.jpg`;

/** A contest whose jury is at work: every work goes to every judge. */
export async function fillContest(db: Kysely<DB>, product: RunningProduct, token: string): Promise<FullContest> {
  await sql`
    insert into users (email, nickname, gid)
    select 'entrant' || n || '@example.com', 'Entrant ' || n, 1 from generate_series(1, ${ENTRANTS}::int) n`.execute(
    db,
  );
  const { contestId, trackId } = await addContest(db, 'bench-judged', '-1 day');
  await addWorks(db, { contestId, trackId });
  const judging = <Answer>(path: string, input: object) => tell<Answer>(product, token, `judging/${path}`, input);
  const jury: { judgeId: number; key: string }[] = [];
  for (let n = 1; n <= JUDGES; n += 1)
    jury.push(await judging('judge/add', { contestId, name: `Judge ${n}`, email: `judge${n}@example.com` }));
  const judgeIds = jury.map(({ judgeId }) => judgeId);
  const plan = { contestId, trackId, method: 'rating', quorum: JUDGES, judgeIds };
  const { roundId } = await judging<{ roundId: number }>('round/add', plan);
  const opening = await milliseconds(() => judging('round/open', { roundId }));
  console.log(`Opening a round of ${WORKS} works × ${JUDGES} judges: ${(opening / 1000).toFixed(1)} s`);
  await sql`
    update assignments set scores = array[20 + (entry_id * 7 + judge_id) % 20, 20 + (entry_id * 3) % 20, judge_id % 20],
      saved_at = clock_now() where round_id = ${roundId} and judge_id <> ${judgeIds[0]}`.execute(db);
  await recount(db, roundId);
  await sql`vacuum analyze assignments, round_works, contest_entries, contest_entry_files`.execute(db);
  return { contestId, roundId, keys: jury.map(({ key }) => key) };
}

/** A published contest with a track of single photos, which closes so long from now. */
export async function addContest(db: Kysely<DB>, slug: string, closes: string) {
  const { rows } = await sql<{ contestId: number; trackId: number }>`
    with contest as (
      insert into contests (slug, title_zh, title_en, opens_at, closes_at, published)
      values (${slug}, '山河', 'Rivers', clock_now() - interval '9 days', clock_now() + ${closes}::interval, true)
      returning id),
    criteria as (
      insert into contest_criteria (contest_id, place, name_zh, name_en, max_score)
      select id, place, zh, en, most from contest,
        (values (1, '立意', 'Idea', 40), (2, '画面', 'Image', 40), (3, '制作', 'Craft', 20)) c (place, zh, en, most))
    insert into contest_tracks (contest_id, place, name_zh, name_en, kind)
    select id, 1, '单幅', 'Single photo', 'single' from contest returning contest_id, id as track_id`.execute(db);
  return rows[0]!;
}

async function addWorks(db: Kysely<DB>, { contestId, trackId }: { contestId: number; trackId: number }) {
  await sql`
    insert into contest_entries (contest_id, track_id, entrant_id, slot, state, title, story, own_work, submitted_at)
    select ${contestId}, ${trackId}, u.id, n, 'judging', 'Harbour ' || u.id || '-' || n, 'The first ferry.', true,
      clock_now() - interval '2 days'
    from users u, generate_series(1, ${WORKS / ENTRANTS}::int) n where u.email like 'entrant%@example.com'`.execute(db);
  await sql`
    insert into contest_entry_files (contest_id, entry_id, part, place, name, bytes, state, sha256, original_key, shown_key,
      thumbnail_key, hash, layout, width, height, checked_at)
    select contest_id, id, 'picture', 1, 'DSC.jpg', 900000, 'good', sha256(id::text::bytea), 'bench/' || id,
      'bench/' || id % ${PICTURES} || '/shown.jpg', 'bench/' || id % ${PICTURES} || '/shown.jpg', id,
      array_fill(128::smallint, array[24]), 1800, 1200, clock_now()
    from contest_entries where contest_id = ${contestId}`.execute(db);
}
