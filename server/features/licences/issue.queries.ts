import { type Insertable, sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { GID } from '#contract/domain/roles.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Licences, Sales } from '../../platform/database/rows.ts';

/** Locks the materials of an order, in order of id, so that two transactions never deadlock. */
export async function lockMaterials(db: Database, orderId: number): Promise<void> {
  await sql`
    select id from material_facts where id in (select material_id from order_line_facts where order_id = ${orderId})
    order by id for update`.execute(db);
}

/** The same before there is an order; one that is made first and locked then waits for others who did the same. */
export async function lockWanted(db: Database, materialIds: readonly number[]): Promise<void> {
  await sql`
    select id from material_facts where id = any(${[...materialIds]}::bigint[]) order by id for update`.execute(db);
}

export async function findConflicts(db: Database, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ materialId: number }>`
    select line.material_id
    from order_line_facts line
    join order_facts o on o.id = line.order_id
    join quote_facts q on q.order_id = o.id and q.state in ('live', 'accepted')
    join quote_line_facts quoted on quoted.quote_id = q.id and quoted.line_id = line.id
    where line.order_id = ${orderId}
      and licence_against(line.material_id, quoted.period, o.buyer_id, o.customer_id) is not null
    order by line.material_id`.execute(db);
  return rows.map((row) => row.materialId);
}

interface LineToLicense extends LicenceTerms {
  specialZh: string;
  specialEn: string;
  lineId: number;
  buyerId: number;
  customerId: number | null;
  licenseeType: string;
  licensee: string;
  creditCode: string;
  projectName: string;
  brand: string;
  endClient: string;
  startsOn: string;
  materialId: number;
  materialCode: string;
  materialState: MaterialState;
  ownerId: number;
  titleZh: string;
  titleEn: string;
  sale: LineToSell;
}

/** Price, discount and the owner's share; a share of 0 for works of the house and of pond5. */
interface LineToSell {
  priceFen: number;
  discountFen: number;
  sharePercent: number;
  exclusive: boolean;
  agreementVersion: number | null;
  rateId: number | null;
  refundUntil: string;
}

const SHARED = sql`(m.source <> 'pond5' and owner.gid = ${sql.lit(GID.photographer)})`;

/** Everything that the licences of an order copy from it; their scope is that of the quote that was paid. */
export async function linesToLicense(db: Database, orderId: number): Promise<LineToLicense[]> {
  const { rows } = await sql<LineToLicense>`
    select line.id as line_id, quoted.scene, quoted.channel, quoted.period, quoted.area,
      quoted.special_zh, quoted.special_en,
      o.buyer_id, o.customer_id, party.licensee_type, party.licensee, party.credit_code, party.project_name, party.brand,
      party.end_client, greatest(party.starts_on, day_in_china(clock_now()))::text as starts_on,
      m.id as material_id, m.code as material_code, m.state as material_state, m.owner_id, m.title_zh, m.title_en,
      jsonb_build_object(
        'priceFen', quoted.price_fen, 'discountFen', quoted.discount_fen, 'exclusive', rate.exclusive,
        'sharePercent', case when ${SHARED} then rate.percent else 0 end,
        'agreementVersion', case when ${SHARED} then rate.agreement_version end,
        'rateId', case when ${SHARED} then rate.rate_id end,
        'refundUntil', coalesce(o.paid_at, clock_now()) + make_interval(days => ${sql.lit(ORDER_LIMITS.refundDays)})
      ) as sale
    from order_line_facts line
    join line_party_facts party on party.line_id = line.id
    join order_facts o on o.id = line.order_id
    join quote_facts q on q.order_id = o.id and q.state in ('live', 'accepted')
    join quote_line_facts quoted on quoted.quote_id = q.id and quoted.line_id = line.id
    join material_facts m on m.id = line.material_id
    join user_facts owner on owner.id = m.owner_id
    cross join lateral share_rate(m.owner_id, m.kind, day_in_china(clock_now())) rate
    where line.order_id = ${orderId}
    order by line.position`.execute(db);
  return rows;
}

export async function insertLicences(db: Database, licences: Insertable<Licences>[]): Promise<number[]> {
  const rows = await db.insertInto('licences').values(licences).returning('id').execute();
  return rows.map((row) => row.id);
}

export async function insertSales(db: Database, sales: Insertable<Sales>[]): Promise<void> {
  await db.insertInto('sales').values(sales).execute();
}
