import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import { GID } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';

interface Told {
  kind: MediaKind;
  effectiveOn: string;
}

/** Marks a rate of everybody as told; undefined when all whom it concerns have been told before. */
export async function markTold(db: Database, rateId: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    with told as (insert into share_mails (rate_id) values (${rateId}) on conflict do nothing returning rate_id)
    select kind, effective_on::text as effective_on from share_rates join told on rate_id = id`.execute(db);
  return rows[0];
}

/** Photographers who have no own rate where a rate of everybody holds, or has ended. */
export async function listConcerned(db: Database, rateId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select u.id as user_id
    from share_rates r cross join user_facts u
    cross join lateral share_rate(u.id, r.kind, r.effective_on) theirs
    left join share_rates used on used.id = theirs.rate_id
    where r.id = ${rateId} and u.gid = ${GID.photographer} and theirs.exclusive = r.exclusive and used.user_id is null
    order by u.id`.execute(db);
  return rows.map(({ userId }) => userId);
}
