import { sql } from 'kysely';
import type { PriceLeaf, PriceVersion } from '#contract/calls/prices-desk.ts';
import type { Factors, PriceKind } from '#contract/domain/prices.ts';
import type { Database } from '../../../platform/database/database.ts';
import { LEAF_ORDER } from '../prices.queries.ts';

export interface VersionRow extends Omit<PriceVersion, 'effectiveAt' | 'createdAt'> {
  kind: PriceKind;
  effectiveAt: Date;
  createdAt: Date;
}

const VERSIONS = sql`
  select t.id, t.kind, t.version, t.note, t.effective_at, t.created_at, u.nickname as created_by,
    case
      when t.withdrawn_at is not null then 'withdrawn'
      when t.effective_at > clock_now() then 'planned'
      when t.id = current.id then 'current'
      else 'past'
    end as standing
  from price_tables t
  left join current_prices current on current.id = t.id
  left join user_facts u on u.id = t.created_by`;

export async function listVersions(db: Database, kind: PriceKind): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`${VERSIONS} where t.kind = ${kind} order by t.version desc`.execute(db);
  return rows;
}

export async function findVersion(db: Database, id: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`${VERSIONS} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Price tables of every kind that are in effect or planned. */
export async function listStanding(db: Database): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select * from (${VERSIONS}) tables where standing in ('current', 'planned')`.execute(db);
  return rows;
}

/** What holds for a whole table: its factors, and its floor. */
export async function readWhole(db: Database, id: number): Promise<{ factors: Factors; floorFen: number }> {
  const { rows } = await sql<{ factors: Factors; floorFen: number }>`
    select factors, floor_fen from price_tables where id = ${id}`.execute(db);
  return rows[0] ?? { factors: {}, floorFen: 0 };
}

export async function listLeaves(db: Database, tableId: number): Promise<PriceLeaf[]> {
  const { rows } = await sql<PriceLeaf>`
    select scene, channel, period, area, fen from price_leaves leaf
    where table_id = ${tableId} order by ${LEAF_ORDER}`.execute(db);
  return rows;
}

export async function newestVersion(db: Database, kind: PriceKind): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from price_tables where kind = ${kind}`.execute(db);
  return rows[0]?.version ?? 0;
}

interface NewTable {
  kind: PriceKind;
  version: number;
  factors: Factors;
  floorFen: number;
  note: string;
  /** Null for at once. */
  effectiveAt: string | null;
  createdBy: number;
}

export async function insertTable(db: Database, table: NewTable) {
  const { kind, version, factors, floorFen, note, effectiveAt, createdBy } = table;
  return await db
    .insertInto('priceTables')
    .values({
      kind,
      version,
      factors: JSON.stringify(factors),
      floorFen,
      note,
      effectiveAt: effectiveAt ?? sql`clock_now()`,
      createdBy,
    })
    .returning(['id', 'effectiveAt'])
    .executeTakeFirstOrThrow();
}

export async function insertLeaves(db: Database, tableId: number, leaves: readonly PriceLeaf[]): Promise<void> {
  await sql`
    insert into price_leaves (table_id, scene, channel, period, area, fen)
    select ${tableId}, leaf.* from unnest(
      ${leaves.map((leaf) => leaf.scene)}::text[], ${leaves.map((leaf) => leaf.channel)}::text[],
      ${leaves.map((leaf) => leaf.period)}::text[], ${leaves.map((leaf) => leaf.area)}::text[],
      ${leaves.map((leaf) => leaf.fen)}::bigint[]) as leaf`.execute(db);
}

/** False when the table is already in effect or withdrawn. */
export async function withdrawTable(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    update price_tables set withdrawn_at = clock_now()
    where id = ${id} and withdrawn_at is null and effective_at > clock_now()
    returning id`.execute(db);
  return rows.length === 1;
}
