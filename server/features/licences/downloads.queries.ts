import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LICENCE_COLUMNS, LICENCE_TABLES, type LicenceRow, ownedBy } from './list.queries.ts';

export interface OriginalRow {
  key: string;
  contentType: string;
  size: number;
  crc32: number | null;
}

const ORIGINAL = sql`
  f.key, f.content_type, f.size_bytes as size, f.crc32`;
const FILE = sql`join material_file_facts f on f.material_id = l.material_id and f.rendition = 'original'`;

export async function findOriginal(db: Database, materialId: number): Promise<OriginalRow | undefined> {
  const { rows } = await sql<OriginalRow>`
    select ${ORIGINAL} from material_file_facts f
    where f.material_id = ${materialId} and f.rendition = 'original'`.execute(db);
  return rows[0];
}

/** Valid licences of an order that this person owns, with their originals, by line. */
export async function listForArchive(db: Database, userId: number, orderId: number) {
  const { rows } = await sql<LicenceRow & OriginalRow>`
    select ${LICENCE_COLUMNS}, ${ORIGINAL} from ${LICENCE_TABLES} ${FILE}
    where l.order_id = ${orderId} and l.state = 'valid' and ${ownedBy(userId)}
    order by l.line_id`.execute(db);
  return rows;
}

/** The newest originals that somebody may download, up to the limit. */
export async function listOwnedOriginals(db: Database, userId: number, limit: number) {
  const { rows } = await sql<LicenceRow & OriginalRow>`
    select ${LICENCE_COLUMNS}, ${ORIGINAL} from ${LICENCE_TABLES} ${FILE}
    where l.state = 'valid' and ${ownedBy(userId)}
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
