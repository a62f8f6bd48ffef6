import { sql } from 'kysely';
import type { ReviewDay, ReviewerFigures } from '#contract/calls/review.ts';
import type { Database } from '../../platform/database/database.ts';

const midnight = sql`day_begins_in_china(day_in_china(clock_now()))`;

interface Counts {
  waiting: number;
  overdue: number;
  appeals: number;
  second: number;
  mine: number;
  decidedToday: number;
  looked: number;
  agreed: number;
}

export async function countReviews(db: Database, me: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from reviews where state = 'open' and round <> 'second') as waiting,
      (select count(*) from reviews where state = 'open' and round <> 'second' and due_at < clock_now()) as overdue,
      (select count(*) from reviews where state = 'open' and round = 'appeal') as appeals,
      (select count(*) from reviews where state = 'open' and round = 'second') as second,
      (select count(*) from reviews
        where state = 'open' and claimed_by = ${me} and claimed_until > clock_now()) as mine,
      (select count(*) from reviews where state = 'decided' and decided_at >= ${midnight}) as decided_today,
      looks.looked, looks.agreed
    from (
      select count(*) as looked, count(*) filter (where look.verdict = first.verdict) as agreed
      from reviews look join reviews first on first.id = look.about_id
      where look.state = 'decided' and look.round = 'second' and look.decided_at > clock_now() - interval '90 days'
    ) looks`.execute(db);
  return rows[0] as Counts;
}

/** The last 14 days in China, today last. */
export async function readDays(db: Database): Promise<ReviewDay[]> {
  const { rows } = await sql<ReviewDay>`
    with days as (
      select day::date as day from generate_series(
        day_in_china(clock_now()) - 13,
        day_in_china(clock_now()), interval '1 day') day
    ), opened as (
      select day_in_china(opened_at) as day, count(*) as count from reviews
      where round <> 'second' and opened_at >= ${midnight} - interval '13 days' group by 1
    ), decided as (
      select day_in_china(decided_at) as day, count(*) as count from reviews
      where state = 'decided' and round <> 'second' and decided_at >= ${midnight} - interval '13 days' group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(opened.count, 0) as opened, coalesce(decided.count, 0) as decided
    from days left join opened using (day) left join decided using (day)
    order by days.day`.execute(db);
  return rows;
}

/**
 * Reviewers who decided something in the last 14 days, the busiest first. `looked` counts their decisions that had a
 * second review.
 */
export async function readReviewers(db: Database): Promise<ReviewerFigures[]> {
  const { rows } = await sql<ReviewerFigures>`
    select u.id, u.nickname as name,
      count(*) filter (where r.decided_at >= ${midnight}) as today,
      count(*) as decided,
      count(*) filter (where r.verdict = 'approve') as approved,
      count(look.verdict) as looked,
      count(*) filter (where look.verdict = r.verdict) as agreed
    from reviews r
    join user_facts u on u.id = r.decided_by
    left join reviews look on look.about_id = r.id and look.state = 'decided'
    where r.state = 'decided' and r.decided_at >= ${midnight} - interval '13 days'
    group by u.id, u.nickname order by decided desc, u.id limit 50`.execute(db);
  return rows;
}
