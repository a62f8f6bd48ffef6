import { sql } from 'kysely';
import type { EntryPart } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

export interface StockFile {
  id: number;
  part: EntryPart;
  name: string;
  bytes: number;
  width: number;
  height: number;
  originalKey: string;
  /** In hex. */
  sha256: string;
}

/** The files of an entry that can be sold, in their order: all but the cover. */
export async function listStockFiles(db: Database, entryId: number): Promise<StockFile[]> {
  const { rows } = await sql<StockFile>`
    select id, part, name, bytes, width, height, original_key, encode(sha256, 'hex') as sha256
    from contest_entry_files where entry_id = ${entryId} and part <> 'cover' and state = 'good' order by place`.execute(
    db,
  );
  return rows;
}

/** What entrants call their files. */
export async function readFileNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from contest_entry_files where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function saveOffered(db: Database, id: number, offered: boolean): Promise<void> {
  await sql`update contest_entries set offers_stock = ${offered} where id = ${id}`.execute(db);
}
