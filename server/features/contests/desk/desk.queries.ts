import { sql } from 'kysely';
import type { ContestPlan } from '#contract/calls/contests-desk.ts';
import type { ContestState } from '#contract/domain/contest.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/database/page.ts';

interface ListedRow {
  id: number;
  slug: string;
  titleZh: string;
  titleEn: string;
  state: ContestState;
  opensAt: Date;
  closesAt: Date;
  resultsAt: Date | null;
  tracks: number;
}

interface Filter extends Page {
  state?: ContestState | undefined;
  keyword: string;
}

export async function listContestsToRun(db: Database, { state, keyword, ...page }: Filter) {
  const words = sql`lower(slug || ' ' || title_zh || ' ' || title_en)`;
  return await readPage<ListedRow>(
    db,
    {
      columns: sql`id, slug, title_zh, title_en, state, opens_at, closes_at, results_at,
        (select count(*) from contest_tracks t where t.contest_id = c.id) as tracks`,
      from: sql`from contest_facts c
        where (${state ?? null}::text is null or state = ${state ?? null})
          and (${keyword}::text = '' or ${words} like ${containing(keyword.toLowerCase())})`,
      order: sql`closes_at desc, id desc`,
    },
    page,
  );
}

type Own = Omit<ContestPlan, 'tracks' | 'criteria' | 'prizes' | 'opensAt' | 'closesAt' | 'resultsAt'>;

export interface ContestRow extends Own {
  id: number;
  version: number;
  state: ContestState;
  opensAt: Date;
  closesAt: Date;
  resultsAt: Date | null;
  now: Date;
}

const OWN = sql`
  c.id, c.version, f.state, c.slug, c.series, c.title_zh, c.title_en, c.summary_zh, c.summary_en, c.rules_zh, c.rules_en,
  c.sponsor_zh, c.sponsor_en, c.opens_at, c.closes_at, c.results_at, c.max_score, c.gallery_from, c.audience_prize,
  clock_now() as now`;

export async function findContestToRun(db: Database, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`
    select ${OWN} from contests c join contest_facts f using (id) where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the contest, so that it has one coordinator at a time. */
export async function lockContest(db: Database, id: number): Promise<ContestRow | undefined> {
  await sql`select from contests where id = ${id} for update`.execute(db);
  return await findContestToRun(db, id);
}

type Begun = Pick<ContestPlan, 'slug' | 'titleZh' | 'titleEn' | 'opensAt' | 'closesAt'>;

export async function insertContest(db: Database, begun: Begun): Promise<number> {
  const { id } = await db.insertInto('contests').values(begun).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateContest(
  db: Database,
  id: number,
  own: Omit<ContestPlan, 'tracks' | 'criteria' | 'prizes'>,
): Promise<void> {
  await db
    .updateTable('contests')
    .set({ ...own, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setPublished(db: Database, id: number, published: boolean): Promise<void> {
  await sql`
    update contests set published = ${published}, version = version + 1
    where id = ${id} and published <> ${published}`.execute(db);
}
