import { sql } from 'kysely';
import type { Invariants } from '../../platform/database/violations.ts';

/** What holds of judging at every moment; each query returns what breaks its rule. */
export const JUDGING_INVARIANTS: Invariants = {
  'I7 the state of every round is the last on record': sql`
    select 'round ' || r.id as what, 'is ' || r.state || ', on record ' || record.state as how
    from contest_rounds r cross join lateral (
      select coalesce((
        select a.after ->> 'state' from audit_facts a
        where a.subject = 'round:' || r.id and a.after ->> 'state' is not null order by a.id desc limit 1
      ), 'planned') as state) record
    where record.state <> r.state`,
  'I7 whether a judge’s key is good is the last on record': sql`
    select 'judge ' || j.id as what,
      case when j.revoked_at is null then 'has a key' else 'has none' end || ', last on record '
        || coalesce(record.action, 'nothing') as how
    from judges j left join lateral (
      select a.action from audit_facts a where a.subject = 'judge:' || j.id
        and a.action in ('judge.added', 'judge.key-renewed', 'judge.revoked') order by a.id desc limit 1
    ) record on true
    where (j.revoked_at is not null) <> (record.action is not distinct from 'judge.revoked')`,
  'I7 a judge who has left a round is on record': sql`
    select 'judge ' || seat.judge_id as what, 'has left round ' || seat.round_id as how
    from round_judges seat
    where seat.replaced_at is not null and not exists (
      select from judge_replacements gone
      where gone.round_id = seat.round_id and gone.judge_id = seat.judge_id)`,
  'I8 a judge has a work of a round once': sql`
    select 'judge ' || judge_id as what, 'has entry ' || entry_id || ' ' || count(*) || ' times in round ' || round_id as how
    from assignments group by round_id, entry_id, judge_id having count(*) > 1`,
  'I8 a person judges a contest once': sql`
    select 'judge ' || min(id) as what, 'is ' || count(*) || ' times in contest ' || contest_id as how
    from judges group by contest_id, lower(email) having count(*) > 1`,
  'points are as many as there are criteria, each within its maximum': sql`
    select 'assignment ' || a.id as what, 'has ' || a.scores::text || ' of ' || r.maxima::text as how
    from assignments a join contest_rounds r on r.id = a.round_id
    where cardinality(a.scores) <> cardinality(r.maxima) or 0 > any (a.scores) or exists (
      select from unnest(a.scores, r.maxima) each (points, most) where points > most)`,
  'what stands beside a judge is what the judge has': sql`
    select 'judge ' || seat.judge_id || ' in round ' || seat.round_id as what,
      seat.works || ' works, ' || seat.scored || ' scored, ' || seat.handed_in || ' handed in, found '
        || concat_ws(', ', found.works, found.scored, found.handed_in) as how
    from round_judges seat left join (
      select round_id, judge_id, count(*) filter (where recused_at is null) as works, count(saved_at) as scored,
        count(handed_in_at) as handed_in
      from assignments group by round_id, judge_id) found
      on found.round_id = seat.round_id and found.judge_id = seat.judge_id
    where (seat.works, seat.scored, seat.handed_in)
      <> (coalesce(found.works, 0), coalesce(found.scored, 0), coalesce(found.handed_in, 0))`,
  'what stands beside a work is who has it': sql`
    select 'entry ' || w.entry_id || ' in round ' || w.round_id as what,
      w.judges || ' judges, found ' || coalesce(found.judges, 0) as how
    from round_works w left join (
      select round_id, entry_id, count(*) as judges from assignments where recused_at is null
      group by round_id, entry_id) found on found.round_id = w.round_id and found.entry_id = w.entry_id
    where w.judges <> coalesce(found.judges, 0)`,
  'a closed round has its ranks, as its scores give them': sql`
    select 'entry ' || w.entry_id || ' in round ' || r.id as what,
      'has rank ' || coalesce(w.rank::text, 'none') || ' by ' || coalesce(w.votes::text, 'no') || ' scores, found rank '
        || found.rank || ' by ' || found.votes as how
    from contest_rounds r
      cross join lateral round_results(r.id) found
      join round_works w on w.round_id = r.id and w.entry_id = found.entry_id
    where r.state = 'closed'
      and ((w.rank, w.tied, w.votes) is distinct from (found.rank, found.tied, found.votes) or w.place is null)`,
  'a round that is not closed has no ranks': sql`
    select 'entry ' || w.entry_id as what, 'has rank ' || w.rank || ' in round ' || r.id || ', which is ' || r.state as how
    from contest_rounds r join round_works w on w.round_id = r.id
    where r.state <> 'closed' and w.rank is not null`,
  'once a track is judged, every work that went to the jury was in its first round': sql`
    select 'entry ' || e.id as what, 'is ' || e.state || ' and not in round ' || r.id as how
    from contest_rounds r join entry_facts e on e.track_id = r.track_id
      and e.state in ('judging', 'shortlisted', 'awarded', 'not-awarded')
    where r.number = 1 and r.state <> 'planned' and not exists (
      select from round_works w where w.round_id = r.id and w.entry_id = e.id)`,
  'no round runs once the judging is on record': sql`
    select 'round ' || r.id as what, 'is ' || r.state as how
    from contest_protocols p join contest_rounds r on r.contest_id = p.contest_id
    where r.state in ('open', 'paused')`,
};
