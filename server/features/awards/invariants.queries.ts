import { sql } from 'kysely';
import type { Invariants } from '../../platform/database/violations.ts';

/** What holds of awards at every moment; each query returns what breaks its rule. */
export const AWARD_INVARIANTS: Invariants = {
  'I7 awards are fixed when the trail says so': sql`
    select 'contest ' || g.contest_id as what,
      case when g.fixed_at is null then 'has no fixed awards' else 'has fixed awards' end || ', found '
        || count(a.id) || ' on record' as how
    from contest_awardings g left join audit_facts a
      on a.subject = 'contest:' || g.contest_id and a.action = 'contest.awards-fixed'
    group by g.contest_id having count(a.id) <> case when g.fixed_at is null then 0 else 1 end`,
  'I8 a work has one prize at most, and a place of a prize one work': sql`
    select 'entry ' || a.entry_id as what, 'has place ' || a.place || ' of prize ' || a.prize_id || ', as award '
      || other.id || ' is ' || other.entry_id || '’s place ' || other.place || ' of ' || other.prize_id as how
    from contest_awards a join contest_awards other on other.id > a.id and other.revoked_at is null
      and (other.entry_id = a.entry_id or (other.prize_id = a.prize_id and other.place = a.place))
    where a.revoked_at is null`,
  'a prize is for works of its track, and as many as it has places': sql`
    select 'award ' || a.id as what, 'is place ' || a.place || ' of ' || p.count || ' for a work of track ' || e.track_id
      as how
    from contest_awards a join prize_facts p on p.id = a.prize_id join entry_facts e on e.id = a.entry_id
    where a.revoked_at is null and (a.place > p.count or p.track_id <> e.track_id)`,
  'an award has its number once it is fixed, and none before': sql`
    select 'award ' || a.id as what, 'has ' || coalesce(a.number, 'no number') || ', its contest '
      || case when g.fixed_at is null then 'has no fixed awards' else 'has fixed awards' end as how
    from contest_awards a join contest_awardings g using (contest_id)
    where (a.number is null) <> (g.fixed_at is null)`,
  'a work is awarded when it has a fixed prize, and only then': sql`
    select 'entry ' || e.id as what, 'is ' || e.state || ' with award ' || coalesce(a.number, 'none') as how
    from entry_facts e left join award_facts a on a.entry_id = e.id
    where (e.state = 'awarded') <> (a.id is not null)`,
  'a prize is for a work that was in a round': sql`
    select 'award ' || a.id as what, 'is for entry ' || a.entry_id || ', which was in none' as how
    from contest_awards a
    where a.revoked_at is null and not exists (select from judged_works w where w.entry_id = a.entry_id)`,
  'results are ready when the awards are fixed': sql`
    select 'contest ' || g.contest_id as what, 'has fixed awards, and its results wait' as how
    from contest_awardings g join contest_facts c on c.id = g.contest_id
    where g.fixed_at is not null and c.results_ready_at is null`,
  'awards are fixed after the judging is on record, and then no judged work waits': sql`
    select 'contest ' || g.contest_id as what,
      case when s.contest_id is null then 'is not sealed' else 'still has entry ' || e.id || ', which is ' || e.state end
        as how
    from contest_awardings g left join sealed_contests s on s.contest_id = g.contest_id
      left join entry_facts e on e.contest_id = g.contest_id and e.state in ('judging', 'shortlisted')
    where g.fixed_at is not null and (s.contest_id is null or e.id is not null)`,
};
