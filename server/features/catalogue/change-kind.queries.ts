import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Sound {
  id: number;
  kind: MediaKind;
  state: MaterialState;
  ownerId: number;
  durationMs: number | null;
  /** Name of its category. */
  category: string | null;
}

const NAMED = sql`(select name_zh || ' · ' || name_en || ' (' || id || ')' from categories where id = m.category_id)`;

/** Locks a piece and its versions, the piece first, given the number of any of them; empty for anything but sound. */
export async function lockSounds(db: Database, id: number): Promise<Sound[]> {
  const { rows } = await sql<Sound>`
    select m.id, m.kind, m.state, m.owner_id, m.duration_ms, ${NAMED} as category
    from materials m
    join materials asked on asked.id = ${id} and asked.kind in ('music', 'effect')
    where m.id = coalesce(asked.version_of, asked.id) or m.version_of = coalesce(asked.version_of, asked.id)
    order by m.version_of nulls first, m.id for update of m`.execute(db);
  return rows;
}

/** Makes sounds ones of another kind, in the category that is called the same there, if there is one. */
export async function updateKind(
  db: Database,
  ids: readonly number[],
  kind: MediaKind,
): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; category: string | null }>`
    update materials m set kind = ${kind}, updated_at = clock_now(), category_id = (
      select other.id from categories own join categories other on other.kind = ${kind}
        and (other.slug = own.slug or other.name_zh = own.name_zh or lower(other.name_en) = lower(own.name_en))
      where own.id = m.category_id order by other.slug = own.slug desc, other.id limit 1)
    where m.id = any(${ids}) returning m.id, ${NAMED} as category`.execute(db);
  return new Map(rows.map((row) => [row.id, row.category]));
}
