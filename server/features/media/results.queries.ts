import { sql } from 'kysely';
import type { FindingCode, MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Look, Suggestions } from '../../platform/media/steps.ts';
import type { Shop } from '../../platform/xmp/words.ts';

export async function saveFindings(
  db: Database,
  materialId: number,
  findings: { code: FindingCode; detail?: object }[],
): Promise<void> {
  if (findings.length === 0) return;
  await db
    .insertInto('materialFindings')
    .values(findings.map(({ code, detail }) => ({ materialId, code, detail: JSON.stringify(detail ?? {}) })))
    .onConflict((conflict) =>
      conflict.columns(['materialId', 'code']).doUpdateSet((set) => ({ detail: set.ref('excluded.detail') })),
    )
    .execute();
}

export async function saveSuggestions(db: Database, materialId: number, found: Suggestions): Promise<void> {
  const values = {
    title: found.title ?? '',
    description: found.description ?? '',
    keywords: found.keywords,
    place: found.place ?? '',
    latitude: found.coordinates?.latitude ?? null,
    longitude: found.coordinates?.longitude ?? null,
    takenOn: found.takenAt?.slice(0, 10) ?? null,
  };
  await db
    .insertInto('materialSuggestions')
    .values({ materialId, ...values })
    .onConflict((conflict) => conflict.column('materialId').doUpdateSet(values))
    .execute();
}

export async function saveLook(db: Database, materialId: number, look: Look): Promise<void> {
  const values = {
    // As text, because a JavaScript number would lose the last bits.
    hash: sql<number>`${BigInt.asIntN(64, BigInt(`0x${look.hash}`)).toString()}::bigint`,
    colours: look.colours.map((colour) => colour.hex),
    layout: look.layout.length === 0 ? null : look.layout,
  };
  await db
    .insertInto('materialLooks')
    .values({ materialId, ...values })
    .onConflict((conflict) => conflict.column('materialId').doUpdateSet(values))
    .execute();
}

export interface Neighbour {
  materialId: number;
  code: string;
  distance: number;
}

/** Works of the same kind whose hashes differ in few bits, nearest first. */
export async function findNeighbours(db: Database, materialId: number, within: number): Promise<Neighbour[]> {
  const { rows } = await sql<{ id: number; code: string; distance: number }>`
    select m.id, m.code, bit_count((mine.hash # other.hash)::bit(64)) as distance
    from material_looks mine
    join material_facts me on me.id = mine.material_id
    join material_looks other on other.material_id <> mine.material_id and (
      other.quarter_1 = mine.quarter_1 or other.quarter_2 = mine.quarter_2
      or other.quarter_3 = mine.quarter_3 or other.quarter_4 = mine.quarter_4)
    join material_facts m on m.id = other.material_id and m.kind = me.kind
    where mine.material_id = ${materialId} and bit_count((mine.hash # other.hash)::bit(64)) <= ${within}
    order by distance, m.id limit 10`.execute(db);
  return rows.map((row) => ({ materialId: row.id, code: row.code, distance: row.distance }));
}

/** Whose a material is, for those who meet its previews elsewhere. */
export interface Credit extends Shop {
  materialId: number;
  kind: MediaKind;
  code: string;
}

export async function readCredit(db: Database, materialId: number): Promise<Credit | undefined> {
  const { rows } = await sql<Credit>`
    select m.id as material_id, m.kind, m.code, s.name_zh as shop_zh, s.name_en as shop_en
    from material_facts m
    left join shop_facts s on s.id = m.shop_id
    where m.id = ${materialId}`.execute(db);
  return rows[0];
}
