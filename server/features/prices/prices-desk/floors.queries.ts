import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PriceKind } from '#contract/domain/prices.ts';

export interface FloorRow {
  materialId: number;
  code: string;
  titleZh: string;
  titleEn: string;
  /** Key among the previews. */
  thumbnail: string | null;
  floorFen: number;
}

const OF_KIND = (kind: PriceKind) =>
  sql`m.floor_fen is not null and m.kind = any(${kind === 'music' ? ['music', 'effect'] : [kind]}::text[])`;

/** Materials of a kind with a floor of their own, newest first. */
export async function listFloors(
  db: Database,
  { kind, pageNo, pageSize }: { kind: PriceKind; pageNo: number; pageSize: number },
): Promise<{ total: number; rows: FloorRow[] }> {
  const counted = await sql<{ total: number }>`
    select count(*) as total from material_facts m where ${OF_KIND(kind)}`.execute(db);
  const { rows } = await sql<FloorRow>`
    select m.id as material_id, m.code, m.title_zh, m.title_en, m.floor_fen,
      (select key from material_thumbnails where material_id = m.id) as thumbnail
    from material_facts m where ${OF_KIND(kind)}
    order by m.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function findByCode(db: Database, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from material_facts where code = ${code.toUpperCase()}`.execute(db);
  return rows[0]?.id;
}
