import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { CenterKind } from '#contract/domain/material-center.ts';
import type { Database } from '../../platform/database/database.ts';
import { inScope, type Scope } from './scope.queries.ts';

const TODAY = sql`day_in_china(clock_now())`;

export async function countOwn(db: Database, scope: Scope) {
  const { rows } = await sql<{ kind: CenterKind; state: MaterialState; count: number }>`
    select kind, state, count(*) as count from material_facts m
    where ${inScope(scope)} and kind in ('video', 'photo')
    group by kind, state`.execute(db);
  return rows;
}

/** Decisions since the month began in China; a work decided twice counts twice. */
export async function countDecided(db: Database, scope: Scope) {
  const { rows } = await sql<{ approved: number; decided: number }>`
    select count(*) filter (where r.verdict = 'approve') as approved, count(*) as decided
    from material_facts m join review_facts r on r.material_id = m.id
    where ${inScope(scope)} and r.state = 'decided' and r.round <> 'second'
      and r.decided_at >= day_begins_in_china(date_trunc('month', day_in_china(clock_now()))::date)`.execute(db);
  return rows[0] ?? { approved: 0, decided: 0 };
}

interface Day {
  day: string;
  opens: number;
  samples: number;
  bookmarks: number;
}

/** Every one of the last 30 days, including days without visitors. */
export async function countDays(db: Database, scope: Scope): Promise<Day[]> {
  const { rows } = await sql<Day>`
    with counted as (
      select d.day, sum(d.opens) as opens, sum(d.samples) as samples, sum(d.bookmarks) as bookmarks
      from material_facts m join day_facts d on d.material_id = m.id
      where ${inScope(scope)} and m.kind in ('video', 'photo') and d.day > ${TODAY} - 30
      group by d.day
    )
    select to_char(listed, 'YYYY-MM-DD') as day, coalesce(c.opens, 0)::int as opens,
      coalesce(c.samples, 0)::int as samples, coalesce(c.bookmarks, 0)::int as bookmarks
    from generate_series(${TODAY} - 29, ${TODAY}, interval '1 day') listed
    left join counted c on c.day = listed::date
    order by listed`.execute(db);
  return rows;
}

/** How many follow the shops of a photographer. */
export async function countFollowers(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ followers: number }>`
    select coalesce(sum(f.followers), 0)::int as followers
    from shops s join follower_counts f on f.shop_id = s.id where s.owner_id = ${ownerId}`.execute(db);
  return rows[0]?.followers ?? 0;
}

interface BestRow {
  id: number;
  code: string;
  kind: CenterKind;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
  opens: number;
  samples: number;
  bookmarks: number;
}

/**
 * The best works by opens, samples and bookmarks; a bookmark weighs more than a sample, a sample more than an
 * open.
 */
export async function findBest(db: Database, scope: Scope, count: number): Promise<BestRow[]> {
  const { rows } = await sql<BestRow>`
    select m.id, m.code, m.kind, m.title_zh, m.title_en,
      sum(d.opens)::int as opens, sum(d.samples)::int as samples, sum(d.bookmarks)::int as bookmarks,
      (select key from material_thumbnails where material_id = m.id) as thumbnail
    from material_facts m join day_facts d on d.material_id = m.id
    where ${inScope(scope)} and m.state = 'online' and m.kind in ('video', 'photo') and d.day > ${TODAY} - 30
    group by m.id, m.code, m.kind, m.title_zh, m.title_en
    having sum(d.opens + d.samples + d.bookmarks) > 0
    order by sum(d.opens + 3 * d.samples + 5 * d.bookmarks) desc, m.id desc
    limit ${count}`.execute(db);
  return rows;
}
