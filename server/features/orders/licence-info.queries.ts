import { sql } from 'kysely';
import type { LicenceInfo, LicenseeType } from '#contract/domain/order.ts';
import type { Database } from '../../platform/database/database.ts';

export interface LicenceColumns {
  licensee_type: LicenseeType;
  licensee: string;
  credit_code: string;
  project_name: string;
  brand: string;
  end_client: string;
  contact_name: string;
  contact: string;
  starts_on: string;
}

/** What the papers will say, of `orders o`; the date as it was written. */
export const LICENCE_COLUMNS = sql`
  o.licensee_type, o.licensee, o.credit_code, o.project_name, o.brand, o.end_client, o.contact_name, o.contact,
  to_char(o.starts_on, 'YYYY-MM-DD') as starts_on`;

export function licenceOf(row: LicenceColumns): LicenceInfo {
  return {
    licenseeType: row.licensee_type,
    licensee: row.licensee,
    creditCode: row.credit_code,
    projectName: row.project_name,
    brand: row.brand,
    endClient: row.end_client,
    contactName: row.contact_name,
    contact: row.contact,
    startsOn: row.starts_on,
  };
}

export function licenceValues(licence: LicenceInfo) {
  return {
    licensee_type: licence.licenseeType,
    licensee: licence.licensee,
    credit_code: licence.creditCode,
    project_name: licence.projectName,
    brand: licence.brand,
    end_client: licence.endClient,
    contact_name: licence.contactName,
    contact: licence.contact,
    starts_on: licence.startsOn,
  };
}

export async function updateLicence(db: Database, orderId: number, licence: LicenceInfo): Promise<void> {
  await db
    .updateTable('orders')
    .set({ ...licenceValues(licence), updated_at: sql`clock_now()` })
    .where('id', '=', orderId)
    .execute();
}

/** What somebody wrote last time; a day that is past becomes today. */
export async function findLastLicence(db: Database, buyerId: number): Promise<LicenceInfo | null> {
  const { rows } = await sql<LicenceColumns & { today: string }>`
    select ${LICENCE_COLUMNS}, to_char(day_in_china(clock_now()), 'YYYY-MM-DD') as today
    from orders o where o.buyer_id = ${buyerId} order by o.id desc limit 1`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const licence = licenceOf(row);
  return { ...licence, startsOn: licence.startsOn < row.today ? row.today : licence.startsOn };
}
