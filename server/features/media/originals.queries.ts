import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** The material that has the file: the caller's, unless another one was first. Waits for others that ask now. */
export async function claimOriginal(
  db: Database,
  { sha256, materialId, sizeBytes }: { sha256: string; materialId: number; sizeBytes: number },
): Promise<number> {
  const { rows } = await sql<{ materialId: number }>`
    insert into original_files (sha256, material_id, size_bytes) values (${sha256}, ${materialId}, ${sizeBytes})
    on conflict (sha256) do update set size_bytes = excluded.size_bytes
    returning material_id`.execute(db);
  return rows[0]?.materialId ?? materialId;
}

/** Those of the given sizes that known files have. */
export async function readTakenSizes(db: Database, sizes: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ size: number }>`
    select distinct size_bytes as size from original_files where size_bytes = any(${sizes}::bigint[])`.execute(db);
  return rows.map(({ size }) => size);
}

export interface Holder {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  ownerId: number;
}

export async function readHolder(db: Database, sha256: string): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select m.id, m.code, m.kind, m.state, m.owner_id
    from original_files o join material_facts m on m.id = o.material_id
    where o.sha256 = ${sha256}`.execute(db);
  return rows[0];
}
