import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Contests whose results are out and whose entrants have not been told. */
export async function listUntold(db: Database): Promise<number[]> {
  const { rows } = await sql<{ contestId: number }>`
    select g.contest_id from contest_awardings g join contest_facts c on c.id = g.contest_id
    where g.fixed_at is not null and g.told_at is null and c.state = 'decided' order by g.contest_id`.execute(db);
  return rows.map(({ contestId }) => contestId);
}

/** The last entrant who was told; undefined when all have been. Of two at once the second waits, and goes on from there. */
export async function lockUntold(db: Database, contestId: number): Promise<number | undefined> {
  const { rows } = await sql<{ toldTo: number }>`
    select told_to from contest_awardings
    where contest_id = ${contestId} and fixed_at is not null and told_at is null for update`.execute(db);
  return rows[0]?.toldTo;
}

/** The next entrants with something to be told, in the order of their ids. */
export async function listEntrants(db: Database, contestId: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ entrantId: number }>`
    select distinct entrant_id from entry_facts
    where contest_id = ${contestId} and state in ('awarded', 'not-awarded') and entrant_id > ${after}
    order by entrant_id limit ${limit}`.execute(db);
  return rows.map(({ entrantId }) => entrantId);
}

export async function saveToldTo(db: Database, contestId: number, entrantId: number): Promise<void> {
  await sql`update contest_awardings set told_to = ${entrantId} where contest_id = ${contestId}`.execute(db);
}

export async function saveTold(db: Database, contestId: number): Promise<void> {
  await sql`update contest_awardings set told_at = clock_now() where contest_id = ${contestId}`.execute(db);
}

interface Named {
  entrantId: number;
  slug: string;
  contestZh: string;
  contestEn: string;
}

export interface AwardToTell extends Named {
  title: string;
  prizeZh: string;
  prizeEn: string;
  wordsZh: string;
  wordsEn: string;
}

async function readToTell(db: Database, condition: RawBuilder<unknown>): Promise<AwardToTell[]> {
  const { rows } = await sql<AwardToTell>`
    select e.entrant_id, e.title, c.slug, c.title_zh as contest_zh, c.title_en as contest_en, p.name_zh as prize_zh,
      p.name_en as prize_en, a.words_zh, a.words_en
    from contest_awards a
    join contest_facts c on c.id = a.contest_id
    join prize_facts p on p.id = a.prize_id
    join entry_facts e on e.id = a.entry_id
    where ${condition} order by a.id`.execute(db);
  return rows;
}

export async function listToTell(
  db: Database,
  contestId: number,
  entrantIds: readonly number[],
): Promise<AwardToTell[]> {
  const theirs = sql`e.entrant_id = any(${[...entrantIds]})`;
  return await readToTell(db, sql`a.contest_id = ${contestId} and a.revoked_at is null and ${theirs}`);
}

export async function findToTell(db: Database, awardId: number): Promise<AwardToTell> {
  const [found] = await readToTell(db, sql`a.id = ${awardId}`);
  if (!found) throw new Error(`there is no award ${awardId}`);
  return found;
}

export interface OthersToTell extends Named {
  titles: string[];
}

/** Of these entrants those with works that got nothing, each with all of these. */
export async function listOthersToTell(
  db: Database,
  contestId: number,
  entrantIds: readonly number[],
): Promise<OthersToTell[]> {
  const { rows } = await sql<OthersToTell>`
    select e.entrant_id, c.slug, c.title_zh as contest_zh, c.title_en as contest_en,
      array_agg(e.title order by e.id) as titles
    from entry_facts e join contest_facts c on c.id = e.contest_id
    where e.contest_id = ${contestId} and e.state = 'not-awarded'
      and e.entrant_id = any(${[...entrantIds]})
    group by e.entrant_id, c.slug, c.title_zh, c.title_en order by e.entrant_id`.execute(db);
  return rows;
}
