import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LICENCE_COLUMNS, LICENCE_TABLES, type LicenceRow, ownedBy } from './list.queries.ts';

/** A licence, and its licensed copy if it is there. */
export interface DeliveredRow extends LicenceRow {
  key: string | null;
  size: number | null;
  crc32: number | null;
}

/** Materials without a file have nothing to deliver. */
const WITH_FILE = sql`exists (
  select from material_file_facts f where f.material_id = l.material_id and f.rendition = 'original')`;

export async function hasFile(db: Database, licenceId: number): Promise<boolean> {
  const { rows } = await sql`select from licences l where l.id = ${licenceId} and ${WITH_FILE}`.execute(db);
  return rows.length === 1;
}

/** Valid licences of an order that this person owns, by line. */
export async function listForArchive(db: Database, userId: number, orderId: number): Promise<DeliveredRow[]> {
  const { rows } = await sql<DeliveredRow>`
    select ${LICENCE_COLUMNS}, copy.key, copy.size_bytes as size, copy.crc32
    from ${LICENCE_TABLES} left join licensed_copies copy on copy.licence_id = l.id
    where l.order_id = ${orderId} and l.state = 'valid' and ${ownedBy(userId)} and ${WITH_FILE}
    order by l.line_id`.execute(db);
  return rows;
}

/** The newest licences whose files somebody may download, up to the limit. */
export async function listDelivered(db: Database, userId: number, limit: number): Promise<LicenceRow[]> {
  const { rows } = await sql<LicenceRow>`
    select ${LICENCE_COLUMNS} from ${LICENCE_TABLES}
    where l.state = 'valid' and ${ownedBy(userId)} and ${WITH_FILE}
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertDownloads(
  db: Database,
  licenceIds: readonly number[],
  about: { userId: number; how: 'file' | 'archive' | 'credentials' },
): Promise<void> {
  await sql`
    insert into downloads (licence_id, user_id, how)
    select id, ${about.userId}, ${about.how} from unnest(${[...licenceIds]}::bigint[]) as id`.execute(db);
}
