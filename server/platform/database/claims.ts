import { type RawBuilder, sql } from 'kysely';
import { CLAIM_MINUTES } from '#contract/domain/review.ts';
import type { Database } from './database.ts';

/** How somebody in the office claims a row before deciding, in its columns `claimed_by` and `claimed_until`. */
export interface ClaimStanding {
  /** Somebody else has claimed it. */
  taken: boolean;
  /** The caller has. */
  held: boolean;
}

/** The columns of `ClaimStanding`. */
export const claimStanding = (me: number): RawBuilder<unknown> => sql`
  coalesce(claimed_until > clock_now() and claimed_by <> ${me}, false) as taken,
  coalesce(claimed_until > clock_now() and claimed_by = ${me}, false) as held`;

/** Claims a row that the transaction has locked; claiming again keeps it for longer. */
export async function saveClaim(db: Database, table: string, id: number, me: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set claimed_by = ${me},
      claimed_until = clock_now() + make_interval(mins => ${sql.lit(CLAIM_MINUTES)}) where id = ${id}`.execute(db);
}

export async function endClaim(db: Database, table: string, id: number, me: number): Promise<void> {
  await sql`
    update ${sql.table(table)} set claimed_by = null, claimed_until = null
    where id = ${id} and claimed_by = ${me}`.execute(db);
}

interface ClaimColumns {
  claimedBy: number | null;
  claimer: string | null;
  claimedUntil: Date | null;
}

/** A claim as the contract shows it; null when nobody has one. */
export function presentClaim({ claimedBy, claimer, claimedUntil }: ClaimColumns, me: number) {
  if (claimedBy === null || claimer === null || claimedUntil === null) return null;
  return { mine: claimedBy === me, by: claimer, until: claimedUntil.toISOString() };
}
