import { sql } from 'kysely';
import { AREAS, CHANNELS, type LicenceTerms, PERIODS, SCENES } from '#contract/domain/licence-terms.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import type { MediaKind, SizeClass } from '#contract/domain/media.ts';
import type { Factors, PriceKind } from '#contract/domain/prices.ts';
import type { Database } from '../../platform/database/database.ts';

/** Below what no discount of a membership takes a line: the floor of the table in effect, or the material's own. */
const FLOOR = sql`greatest(current.floor_fen, m.floor_fen, 0)`;

const PRICE_KIND_OF = sql`case m.kind when 'effect' then 'music' else m.kind end`;

/** Columns that decide the price of a material. */
export const PRICED_COLUMNS = sql`
  m.id, m.kind, m.price_class, m.size_class, m.width, m.height, m.hdr, m.source = 'raw' as raw`;

export interface PricedRow {
  id: number;
  kind: MediaKind;
  priceClass: PriceClass;
  sizeClass: SizeClass | null;
  width: number | null;
  height: number | null;
  hdr: boolean;
  raw: boolean;
}

interface LineRow extends PricedRow {
  tableId: number | null;
  factors: Factors | null;
  exists: boolean;
  fen: number | null;
  online: boolean;
  floorFen: number;
}

/** Each wanted line with its leaf in the table in effect, in the given order; skips materials that do not exist. */
export async function readLines(
  db: Database,
  lines: readonly { materialId: number; terms: LicenceTerms }[],
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${PRICED_COLUMNS}, current.id as table_id, current.factors, leaf.table_id is not null as exists, leaf.fen,
      m.state = 'online' as online, ${FLOOR} as floor_fen
    from unnest(
      ${lines.map((line) => line.materialId)}::bigint[], ${lines.map(({ terms }) => terms.scene)}::text[],
      ${lines.map(({ terms }) => terms.channel)}::text[], ${lines.map(({ terms }) => terms.period)}::text[],
      ${lines.map(({ terms }) => terms.area)}::text[]
    ) with ordinality as wanted (material_id, scene, channel, period, area, place)
    join material_facts m on m.id = wanted.material_id
    left join current_prices current on current.kind = ${PRICE_KIND_OF}
    left join price_leaves leaf on leaf.table_id = current.id and leaf.scene = wanted.scene
      and leaf.channel = wanted.channel and leaf.period = wanted.period and leaf.area = wanted.area
    order by wanted.place`.execute(db);
  return rows;
}

export interface FloorRow {
  id: number;
  kind: MediaKind;
  floorFen: number;
}

/** The floors of materials. */
export async function readFloors(db: Database, materialIds: readonly number[]): Promise<FloorRow[]> {
  const { rows } = await sql<FloorRow>`
    select m.id, m.kind, ${FLOOR} as floor_fen
    from material_facts m left join current_prices current on current.kind = ${PRICE_KIND_OF}
    where m.id = any(${materialIds}::bigint[])`.execute(db);
  return rows;
}

export interface CurrentTable {
  id: number;
  version: number;
  factors: Factors;
}

export async function findCurrentTable(db: Database, kind: PriceKind): Promise<CurrentTable | undefined> {
  const { rows } = await sql<CurrentTable>`
    select id, version, factors from current_prices current where kind = ${kind}`.execute(db);
  return rows[0];
}

/** The leaf of a use in the table in effect; `fen` is null when it is on request. */
export async function findLeaf(
  db: Database,
  kind: PriceKind,
  { scene, channel, period, area }: LicenceTerms,
): Promise<{ factors: Factors; fen: number | null } | undefined> {
  const { rows } = await sql<{ factors: Factors; fen: number | null }>`
    select current.factors, leaf.fen
    from current_prices current join price_leaves leaf on leaf.table_id = current.id
    where current.kind = ${kind} and leaf.scene = ${scene} and leaf.channel = ${channel}
      and leaf.period = ${period} and leaf.area = ${area}`.execute(db);
  return rows[0];
}

const placeIn = (names: readonly string[], column: string) =>
  sql`array_position(${sql.lit(`{${names.join(',')}}`)}::text[], ${sql.ref(column)})`;

/** Sorts leaves by the order of the four questions and their answers. */
export const LEAF_ORDER = sql.join([
  placeIn(SCENES, 'leaf.scene'),
  placeIn(CHANNELS, 'leaf.channel'),
  placeIn(PERIODS, 'leaf.period'),
  placeIn(AREAS, 'leaf.area'),
]);

interface UseRow extends LicenceTerms {
  fen: number | null;
  factors: Factors;
}

/** Every use for which a kind is sold now, sorted; `fen` is null when it is on request. */
export async function listUses(db: Database, kind: PriceKind): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select leaf.scene, leaf.channel, leaf.period, leaf.area, leaf.fen, current.factors
    from current_prices current join price_leaves leaf on leaf.table_id = current.id
    where current.kind = ${kind}
    order by ${LEAF_ORDER}`.execute(db);
  return rows;
}

interface CheapestRow extends PricedRow {
  factors: Factors | null;
  leaf: (LicenceTerms & { fen: number }) | null;
}

/** A material online with the cheapest leaf of its kind. */
export async function findCheapest(db: Database, materialId: number): Promise<CheapestRow | undefined> {
  const { rows } = await sql<CheapestRow>`
    select ${PRICED_COLUMNS}, current.factors, (
      select json_build_object('scene', scene, 'channel', channel, 'period', period, 'area', area, 'fen', fen)
      from price_leaves leaf where table_id = current.id and fen is not null
      order by fen, ${LEAF_ORDER} limit 1
    ) as leaf
    from material_facts m left join current_prices current on current.kind = ${PRICE_KIND_OF}
    where m.id = ${materialId} and m.state = 'online'`.execute(db);
  return rows[0];
}
