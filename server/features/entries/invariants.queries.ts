import { sql } from 'kysely';
import type { Invariants } from '../../platform/database/violations.ts';

/** What holds of entries at every moment; each query returns what breaks its rule. */
export const ENTRY_INVARIANTS: Invariants = {
  'I7 the state of every entry is the last on record': sql`
    select 'entry ' || e.id as what, 'is ' || e.state || ', on record ' || coalesce(record.state, 'nothing') as how
    from contest_entries e left join lateral (
      select a.after ->> 'state' as state from audit_facts a
      where a.subject = 'entry:' || e.id and a.after ->> 'state' is not null order by a.id desc limit 1
    ) record on true
    where record.state is distinct from e.state`,
  'I8 each entry of a person in a track has a slot of its own, of as many as it takes': sql`
    select 'user ' || entrant_id as what,
      'has ' || count(*) || ' entries in ' || count(distinct slot) || ' slots of track ' || track_id as how
    from contest_entries e join track_facts t on t.id = e.track_id where state <> 'withdrawn'
    group by track_id, entrant_id
    having count(*) > min((t.limits ->> 'entries')::int) or count(*) <> count(distinct slot)`,
  'I8 a file is in a contest once': sql`
    select 'file ' || encode(sha256, 'hex') as what, 'is ' || count(*) || ' times in contest ' || contest_id as how
    from contest_entry_files where sha256 is not null
    group by contest_id, sha256 having count(*) > 1`,
  'a good file has its hash, and of an entry that was withdrawn nothing is left': sql`
    select 'entry ' || e.id as what, 'is ' || e.state || ', its file ' || f.id || ' is ' || f.state as how
    from contest_entries e join contest_entry_files f on f.entry_id = e.id
    where e.state = 'withdrawn' or (f.state = 'good' and f.sha256 is null)`,
};
