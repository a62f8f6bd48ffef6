import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface BroughtMove {
  /** Of the names under which they came. */
  beginning: string;
  from: 'published' | 'withdrawn';
  to: 'published' | 'withdrawn';
}

/** Moves entries that came with the product; leaves alone what a person withdrew. */
export async function moveBrought(db: Database, { beginning, from, to }: BroughtMove): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update content_entries e set state = ${to}, version = version + 1
    where starts_with(brought_as, ${beginning}) and state = ${from} and (state <> 'withdrawn' or (
      select actor_id is null from audit_facts
      where subject = 'content:' || e.id and action = 'content.withdrawn' order by id desc limit 1))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
