import { sql } from 'kysely';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { LicenceInfo, OrderedLine } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import type { OrderKind } from '#contract/domain/order-kind.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { furtherWords, insertParts } from './parts.queries.ts';

export interface WantedMaterial {
  id: number;
  kind: MediaKind;
  online: boolean;
  ownerId: number;
  /** Null of pictures. */
  durationMs: number | null;
  /** How licences of others stand in the way. */
  against: 'bought-out' | 'licences-exist' | null;
}

/** The materials of these lines, and any licence that stands in the way. */
export async function wantedMaterials(
  db: Database,
  lines: readonly OrderedLine[],
  buyer: Buyer,
): Promise<WantedMaterial[]> {
  const { rows } = await sql<WantedMaterial>`
    select m.id, m.kind, m.state = 'online' as online, m.owner_id, m.duration_ms,
      licence_against(m.id, line.period, ${buyer.userId}, ${buyer.customerId}) as against
    from unnest(
      ${lines.map(({ materialId }) => materialId)}::bigint[], ${lines.map(({ terms }) => terms.period)}::text[]
    ) as line (material_id, period)
    join material_facts m on m.id = line.material_id`.execute(db);
  return rows;
}

interface NewOrder {
  kind: OrderKind;
  buyerId: number;
  customerId: number | null;
  licence: LicenceInfo;
  /** Further projects that it is for. */
  furtherParts?: readonly PartInfo[];
  references: OrderReferences;
  specialRequest: string;
  /** The version of the licence agreement under which it is placed. */
  agreementId: number;
  /** Null when sales must quote it. */
  totalFen: number | null;
  validDays: number;
  /** It is taken from this project or package. */
  projectId?: number;
  poolId?: number;
}

export interface InsertedOrder {
  id: number;
  number: string;
  quoteDueAt: Date | null;
  payBy: Date | null;
}

export async function insertOrder(db: Database, order: NewOrder): Promise<InsertedOrder> {
  const { licence, furtherParts = [], references, totalFen } = order;
  const priced = totalFen !== null;
  const inserted = await db
    .insertInto('orders')
    .values({
      kind: order.kind,
      buyerId: order.buyerId,
      customerId: order.customerId,
      projectId: order.projectId ?? null,
      poolId: order.poolId ?? null,
      state: priced ? 'quoted' : 'submitted',
      specialRequest: order.specialRequest,
      agreementId: order.agreementId,
      ...licence,
      furtherWords: furtherWords(furtherParts),
      ...references,
      totalFen,
      quoteDueAt: priced ? null : sql<Date>`quote_due(clock_now())`,
      payBy: priced ? sql<Date>`clock_now() + make_interval(days => ${order.validDays}::int)` : null,
    })
    .returning(['id', 'number', 'quoteDueAt', 'payBy'])
    .executeTakeFirstOrThrow();
  await insertParts(db, inserted.id, furtherParts);
  return inserted;
}

interface NewLine {
  materialId: number;
  terms: LicenceTerms;
  excerpt?: Excerpt | null | undefined;
  part?: number | undefined;
  tableId: number | null;
  listFen: number | null;
}

/** Adds the lines and returns their ids in the same order. */
export async function insertLines(db: Database, orderId: number, lines: readonly NewLine[]): Promise<number[]> {
  const rows = await db
    .insertInto('orderLines')
    .values(
      lines.map(({ materialId, terms, excerpt, part = 0, tableId, listFen }, position) => ({
        orderId,
        position,
        materialId,
        ...terms,
        inMs: excerpt?.inMs ?? null,
        outMs: excerpt?.outMs ?? null,
        part: part === 0 ? null : part,
        priceTableId: tableId,
        listFen,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  return rows.sort((one, other) => one.position - other.position).map(({ id }) => id);
}

/** Today in China, and the last day on which a licence may begin, as YYYY-MM-DD. */
export async function startDays(db: Database, days: number): Promise<{ first: string; last: string }> {
  const { rows } = await sql<{ first: string; last: string }>`
    select to_char(day, 'YYYY-MM-DD') as first, to_char(day + ${days}::int, 'YYYY-MM-DD') as last
    from day_in_china(clock_now()) as day`.execute(db);
  return rows[0] ?? { first: '', last: '' };
}
