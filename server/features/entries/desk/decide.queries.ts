import { sql } from 'kysely';
import type { EntryState } from '#contract/domain/entry.ts';
import { type ClaimStanding, claimStanding } from '../../../platform/database/claims.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Entered } from '../mails.ts';

export interface Claimable extends ClaimStanding, Entered {
  state: EntryState;
  showsCar: boolean;
  open: boolean;
}

/** Reads an entry and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select e.id, e.entrant_id, e.title, e.state, c.title_zh as contest_zh, c.title_en as contest_en,
      t.name_zh as track_zh, t.name_en as track_en, t.shows_car, c.closes_at, c.state = 'open' as open,
      ${claimStanding(me)}
    from contest_entries e join contest_facts c on c.id = e.contest_id join track_facts t on t.id = e.track_id
    where e.id = ${id} and e.state not in ('draft', 'withdrawn') for update of e`.execute(db);
  return rows[0];
}

/** Locks the entry that waits longest, or the first after another, and that nobody else has claimed or entered. */
export async function lockNext(
  db: Database,
  me: number,
  { contestId, after }: { contestId: number | null; after: number | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.id from contest_entries e
    where e.state = 'submitted' and e.entrant_id <> ${me}
      and (e.claimed_until is null or e.claimed_until <= clock_now() or e.claimed_by = ${me})
      and (${contestId}::bigint is null or e.contest_id = ${contestId})
      and (${after}::bigint is null or (e.submitted_at, e.id) > (
        select last.submitted_at, last.id from contest_entries last where last.id = ${after}))
    order by e.submitted_at, e.id limit 1 for update skip locked`.execute(db);
  return rows[0]?.id;
}
