import { sql } from 'kysely';
import type { EntryState, RejectCode } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Move {
  id: number;
  from: EntryState;
  to: EntryState;
  /** The version that whoever moves it saw. */
  version?: number | undefined;
  rejection?: { code: RejectCode; words: string } | undefined;
  /** Whoever decides whether it is eligible. */
  decidedBy?: number | undefined;
  carSeen?: boolean | undefined;
}

/** False when it is no longer as the caller saw it. */
export async function updateState(db: Database, move: Move): Promise<boolean> {
  const { id, from, to, version, rejection, decidedBy, carSeen } = move;
  const withdrawn = to === 'withdrawn';
  const { rows } = await sql`
    update contest_entries set
      state = ${to}, version = version + 1, changed_at = clock_now(), claimed_by = null, claimed_until = null,
      slot = case when ${withdrawn} then null else slot end,
      sealed_contact = case when ${withdrawn} then null else sealed_contact end,
      submitted_at = case ${to} when 'submitted' then clock_now() when 'draft' then null else submitted_at end,
      reject_code = coalesce(${rejection?.code ?? null}, reject_code),
      reject_words = coalesce(${rejection?.words ?? null}, reject_words),
      decided_by = coalesce(${decidedBy ?? null}::bigint, decided_by),
      decided_at = case when ${decidedBy ?? null}::bigint is null then decided_at else clock_now() end,
      car_seen = case when ${to} in ('draft', 'submitted') then null else coalesce(${carSeen ?? null}::boolean, car_seen) end
    where id = ${id} and state = ${from} and (${version ?? null}::int is null or version = ${version ?? null})
    returning id`.execute(db);
  return rows.length === 1;
}

/**
 * Moves many at once; those that are no longer in the state are left out. Version and time stay, because its entrant sees
 * them and would know that something was decided.
 */
export async function updateStates(
  db: Database,
  ids: readonly number[],
  { from, to }: { from: EntryState; to: EntryState },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update contest_entries set state = ${to} where id = any(${[...ids]}) and state = ${from} returning id`.execute(db);
  return rows.map(({ id }) => id);
}
