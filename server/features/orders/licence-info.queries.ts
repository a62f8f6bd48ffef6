import { sql } from 'kysely';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayReadOwn } from '../accounts/accounts.ts';

/** The licence details of `orders o` that papers show; the date as YYYY-MM-DD. */
export const LICENCE_COLUMNS = sql`
  o.licensee_type, o.licensee, o.credit_code, o.project_name, o.brand, o.end_client, o.contact_name, o.contact,
  to_char(o.starts_on, 'YYYY-MM-DD') as starts_on`;

export function licenceOf(row: LicenceInfo): LicenceInfo {
  return {
    licenseeType: row.licenseeType,
    licensee: row.licensee,
    creditCode: row.creditCode,
    projectName: row.projectName,
    brand: row.brand,
    endClient: row.endClient,
    contactName: row.contactName,
    contact: row.contact,
    startsOn: row.startsOn,
  };
}

export async function updateDetails(
  db: Database,
  orderId: number,
  details: LicenceInfo & OrderReferences,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ ...details, updatedAt: sql`clock_now()` })
    .where('id', '=', orderId)
    .execute();
}

/** The same for the references. */
export const REFERENCE_COLUMNS = sql`o.po_number, o.cost_centre`;

export function referencesOf({ poNumber, costCentre }: OrderReferences): OrderReferences {
  return { poNumber, costCentre };
}

/** The licence details of a buyer's latest order; a start date in the past becomes today. */
export async function findLastLicence(db: Database, buyerId: number): Promise<LicenceInfo | null> {
  const { rows } = await sql<LicenceInfo & { today: string }>`
    select ${LICENCE_COLUMNS}, to_char(day_in_china(clock_now()), 'YYYY-MM-DD') as today
    from orders o where ${mayReadOwn(buyerId, 'o')} order by o.id desc limit 1`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const licence = licenceOf(row);
  return { ...licence, startsOn: licence.startsOn < row.today ? row.today : licence.startsOn };
}
