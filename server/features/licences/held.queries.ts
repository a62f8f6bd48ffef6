import { sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';

export interface HeldRow {
  materialId: number;
  orderId: number;
  by: string;
  endsOn: string | null;
}

/** A licence `l` that is valid today. */
const HOLDS = sql`l.state = 'valid' and (l.ends_on is null or l.ends_on >= day_in_china(clock_now()))`;

/** Of these materials, what the company of this person holds today: of each the licence that lasts longest. */
export async function listHeld(db: Database, userId: number, materialIds: readonly number[]): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select distinct on (l.material_id) l.material_id, l.order_id, u.nickname as by, l.ends_on::text as ends_on
    from licences l join user_facts u on u.id = l.buyer_id
    where l.material_id = any(${[...materialIds]}::bigint[]) and ${HOLDS}
      and l.customer_id = (select customer_id from active_members where user_id = ${userId})
    order by l.material_id, l.ends_on desc nulls first, l.id desc`.execute(db);
  return rows;
}

/** All that a person or their company holds of these materials today, with its scope; those that last longest first. */
export async function listHeldScopes(db: Database, { userId, customerId }: Buyer, materialIds: readonly number[]) {
  const isTheirs =
    customerId === null ? sql`l.buyer_id = ${userId} and l.customer_id is null` : sql`l.customer_id = ${customerId}`;
  const { rows } = await sql<HeldRow & LicenceTerms>`
    select l.material_id, l.order_id, u.nickname as by, l.ends_on::text as ends_on, l.scene, l.channel, l.period, l.area
    from licences l join user_facts u on u.id = l.buyer_id
    where l.material_id = any(${[...materialIds]}::bigint[]) and ${HOLDS} and ${isTheirs}
    order by l.ends_on desc nulls first, l.id desc`.execute(db);
  return rows;
}
