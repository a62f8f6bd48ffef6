import { sql } from 'kysely';
import type { Invariants } from '../../platform/database/violations.ts';

/** What holds of votes at every moment; each query returns what breaks its rule. */
export const VOTE_INVARIANTS: Invariants = {
  'I8 a person votes for a work once': sql`
    select 'user ' || user_id as what, 'has voted ' || count(*) || ' times for entry ' || entry_id as how
    from contest_votes group by entry_id, user_id having count(*) > 1`,
  'votes are for works of others, in a contest with an audience prize': sql`
    select 'user ' || v.user_id as what, 'has voted for entry ' || e.id || ' of user ' || e.entrant_id || ', '
      || case when c.audience_prize then 'with' else 'without' end || ' an audience prize' as how
    from contest_votes v join entry_facts e on e.id = v.entry_id join contest_facts c on c.id = e.contest_id
    where v.user_id = e.entrant_id or not c.audience_prize`,
};
