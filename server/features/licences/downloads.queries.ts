import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { mayRead } from '../accounts/accounts.ts';
import type { Copy } from './copies/copies.queries.ts';
import type { LicenceFile } from './files.queries.ts';
import { LICENCE_COLUMNS, LICENCE_TABLES, type LicenceRow } from './list.queries.ts';

/** Materials without a file have nothing to deliver. */
const withOriginal = (materialId: ReturnType<typeof sql>) => sql`exists (
  select from material_file_facts f where f.material_id = ${materialId} and f.rendition = 'original')`;

export async function isThere(db: Database, materialId: number): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select ${withOriginal(sql`${materialId}`)} as there`.execute(db);
  return rows[0]?.there === true;
}

/** Valid licences of an order that this person owns, by line. */
export async function listForArchive(db: Database, userId: number, orderId: number): Promise<LicenceRow[]> {
  const { rows } = await sql<LicenceRow>`
    select ${LICENCE_COLUMNS} from ${LICENCE_TABLES}
    where l.order_id = ${orderId} and l.state = 'valid' and ${mayRead(userId, 'l')}
    order by l.line_id`.execute(db);
  return rows;
}

/** The licensed copy of a file, or nulls while it is being made. */
export type DeliveredCopy = { fileId: number } & (Copy | { key: null; size: null; crc32: null });

/** The copies of those files of these licences that can be delivered, in their order. */
export async function copiesOf(db: Database, licenceIds: readonly number[]): Promise<DeliveredCopy[]> {
  const { rows } = await sql<DeliveredCopy>`
    select file.id as file_id, copy.key, copy.size_bytes as size, copy.crc32
    from licence_files file left join licensed_copies copy on copy.file_id = file.id
    where file.licence_id = any(${[...licenceIds]}::bigint[]) and ${withOriginal(sql`file.material_id`)}
    order by file.licence_id, file.position`.execute(db);
  return rows;
}

/** The files of the newest licences that somebody may download, up to the limit. */
export async function listDelivered(
  db: Database,
  userId: number,
  limit: number,
): Promise<(LicenceFile & { licenceId: number })[]> {
  const { rows } = await sql<LicenceFile & { licenceId: number }>`
    select file.id, file.licence_id, file.material_id, file.material_code, file.title_zh, file.title_en, file.file_name,
      file.size_bytes, file.sha256
    from licences l join licence_files file on file.licence_id = l.id
    where l.state = 'valid' and ${mayRead(userId, 'l')} and ${withOriginal(sql`file.material_id`)}
    order by l.id desc, file.position limit ${limit}`.execute(db);
  return rows;
}

export async function insertDownloads(
  db: Database,
  licenceIds: readonly number[],
  about: { userId: number; how: 'file' | 'archive' | 'credentials' },
): Promise<void> {
  await sql`
    insert into downloads (licence_id, user_id, how, customer_id)
    select l.id, ${about.userId}, ${about.how}, l.customer_id
    from licences l where l.id = any(${[...licenceIds]}::bigint[])`.execute(db);
}
