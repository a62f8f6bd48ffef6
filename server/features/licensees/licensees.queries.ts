import { type RawBuilder, sql } from 'kysely';
import type { LicenseeType } from '#contract/domain/order.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';

export interface LicenseeFields {
  licenseeType: LicenseeType;
  licensee: string;
  creditCode: string;
}

export interface LicenseeRow extends LicenseeFields {
  id: number;
}

const COLUMNS = sql`id, licensee_type, licensee, credit_code`;

/** In an open company, the book is the company's. */
const bookOf = ({ userId, customerId }: Buyer): RawBuilder<unknown> =>
  customerId === null ? sql`user_id = ${userId}` : sql`customer_id = ${customerId}`;

export async function listLicensees(db: Database, buyer: Buyer): Promise<LicenseeRow[]> {
  const { rows } = await sql<LicenseeRow>`
    select ${COLUMNS} from saved_licensees where ${bookOf(buyer)} order by used_at desc, id desc`.execute(db);
  return rows;
}

/** Changes of one book come one after the other until the transaction ends. */
export async function lockBook(db: Database, { userId, customerId }: Buyer): Promise<void> {
  const book = customerId === null ? `user:${userId}` : `customer:${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`licensees:${book}`}, 0))`.execute(db);
}

/** Adds a name or notes that it was used again; a code that is not given stays. */
export async function putLicensee(db: Database, buyer: Buyer, fields: LicenseeFields): Promise<LicenseeRow> {
  const { userId, customerId } = buyer;
  const { licenseeType, licensee, creditCode } = fields;
  const { rows } = await sql<LicenseeRow>`
    insert into saved_licensees (user_id, customer_id, licensee_type, licensee, credit_code)
    values (${customerId === null ? userId : null}, ${customerId}, ${licenseeType}, ${licensee}, ${creditCode})
    on conflict (${sql.ref(customerId === null ? 'user_id' : 'customer_id')}, licensee) do update set
      licensee_type = excluded.licensee_type,
      credit_code = case when excluded.credit_code = '' and excluded.licensee_type = 'company'
        then saved_licensees.credit_code else excluded.credit_code end,
      used_at = clock_now()
    returning ${COLUMNS}`.execute(db);
  return rows[0]!;
}

/** Forgets those used longest ago, beyond so many. */
export async function forgetOldest(db: Database, buyer: Buyer, most: number): Promise<void> {
  await sql`
    delete from saved_licensees where id in (
      select id from saved_licensees where ${bookOf(buyer)} order by used_at desc, id desc offset ${most})`.execute(db);
}

/** Whether another one in the book has this name. */
export async function isNameTaken(db: Database, buyer: Buyer, { id, licensee }: LicenseeRow): Promise<boolean> {
  const { rows } = await sql`
    select from saved_licensees where ${bookOf(buyer)} and licensee = ${licensee} and id <> ${id}`.execute(db);
  return rows.length > 0;
}

/** Undefined when there is no such licensee in the book. */
export async function updateLicensee(
  db: Database,
  buyer: Buyer,
  { id, licenseeType, licensee, creditCode }: LicenseeRow,
): Promise<LicenseeRow | undefined> {
  const { rows } = await sql<LicenseeRow>`
    update saved_licensees set licensee_type = ${licenseeType}, licensee = ${licensee}, credit_code = ${creditCode}
    where ${bookOf(buyer)} and id = ${id} returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** False when there is no such licensee in the book. */
export async function deleteLicensee(db: Database, buyer: Buyer, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from saved_licensees where ${bookOf(buyer)} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
