import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Unheard {
  materialId: number;
  kind: 'music' | 'effect';
  /** Of its original. */
  key: string;
}

const unheard = sql`
  material_facts m
  join media_runs run on run.material_id = m.id and run.state = 'ready'
  join material_file_facts original on original.material_id = m.id and original.rendition = 'original'
  where m.kind in ('music', 'effect') and not exists (select from heard_facts heard where heard.material_id = m.id)`;

/** The next sound that has gone through the pipeline without being heard. */
export async function readUnheard(db: Database, after: number): Promise<Unheard | undefined> {
  const { rows } = await sql<Unheard>`
    select m.id as material_id, m.kind, original.key from ${unheard} and m.id > ${after}
    order by m.id limit 1`.execute(db);
  return rows[0];
}

export async function hasUnheard(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from ${unheard}) as some`.execute(db);
  return rows[0]?.some ?? false;
}
