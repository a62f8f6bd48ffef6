import { sql } from 'kysely';
import type { LicenceState } from '#contract/domain/licence.ts';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { LicenseeType } from '#contract/domain/order.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { mayRead } from '../accounts/accounts.ts';
import { FILES, type LicenceFile } from './files.queries.ts';

/** A licence as lists and papers need it. */
export interface LicenceRow extends LicenceTerms, OrderReferences {
  id: number;
  number: string;
  version: number;
  state: LicenceState;
  lineId: number;
  orderId: number;
  orderNumber: string;
  /** The licence agreement under which the order was placed. */
  agreementId: number;
  buyerId: number;
  materialId: number;
  materialCode: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
  files: LicenceFile[];
  outlets: string[];
  /** Of the order's line, which never changes. */
  excerpt: Excerpt | null;
  specialZh: string;
  specialEn: string;
  licenseeType: LicenseeType;
  licensee: string;
  creditCode: string;
  projectName: string;
  brand: string;
  endClient: string;
  amountFen: number;
  startsOn: string;
  endsOn: string | null;
  issuedAt: Date;
  endReason: string;
  today: string;
  correctionState: 'open' | 'done' | 'refused' | null;
  correctionAnswer: string | null;
  correctionAt: Date | null;
  downloads: number;
}

export const LICENCE_COLUMNS = sql`
  l.id, l.number, l.version, l.state, l.line_id, l.order_id, o.number as order_number, o.po_number, o.cost_centre, l.buyer_id,
  o.agreement_id,
  l.material_id, l.material_code, m.kind, l.title_zh, l.title_en,
  l.scene, l.channel, l.period, l.area, l.special_zh, l.special_en,
  (select excerpt from order_line_facts where id = l.line_id) as excerpt,
  l.licensee_type, l.licensee, l.credit_code, l.project_name, l.brand, l.end_client, l.amount_fen,
  l.starts_on::text as starts_on, l.ends_on::text as ends_on, l.issued_at, l.end_reason,
  day_in_china(clock_now())::text as today,
  (select key from material_thumbnails where material_id = m.id) as thumbnail,
  ${FILES} as files,
  coalesce((select outlets from licence_outlets where line_id = l.line_id), '{}') as outlets,
  c.state as correction_state, c.answer as correction_answer, c.created_at as correction_at,
  (select count(*) from downloads where licence_id = l.id) as downloads`;

export const LICENCE_TABLES = sql`
  licences l
  join order_facts o on o.id = l.order_id
  join material_facts m on m.id = l.material_id
  left join licence_corrections c on c.line_id = l.line_id`;

interface Filter {
  orderId?: number | undefined;
  kind?: PriceKind | undefined;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

const KINDS = { video: ['video'], photo: ['photo'], music: ['music', 'effect'] } as const;

/** One licence for each line, without superseded versions. */
export async function listOwned(db: Database, userId: number, filter: Filter) {
  const pattern = containing(filter.keyword);
  const conditions = [mayRead(userId, 'l'), sql`l.state <> 'superseded'`];
  if (filter.orderId !== undefined) conditions.push(sql`l.order_id = ${filter.orderId}`);
  if (filter.kind !== undefined) conditions.push(sql`m.kind = any(${[...KINDS[filter.kind]]})`);
  if (filter.keyword !== '')
    conditions.push(sql`(l.number ilike ${pattern} or l.material_code ilike ${pattern} or l.title_zh ilike ${pattern}
      or l.title_en ilike ${pattern} or l.project_name ilike ${pattern} or o.number ilike ${pattern})`);
  const where = sql.join(conditions, sql` and `);
  const counted = await sql<{ total: number }>`
    select count(*) as total from licences l join order_facts o on o.id = l.order_id join material_facts m on m.id = l.material_id
    where ${where}`.execute(db);
  const { rows } = await sql<LicenceRow>`
    select ${LICENCE_COLUMNS} from ${LICENCE_TABLES} where ${where}
    order by l.id desc limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function findOwned(db: Database, userId: number, id: number): Promise<LicenceRow | undefined> {
  const { rows } = await sql<LicenceRow>`
    select ${LICENCE_COLUMNS} from ${LICENCE_TABLES} where l.id = ${id} and ${mayRead(userId, 'l')}`.execute(db);
  return rows[0];
}

export async function findLicence(db: Database, id: number): Promise<LicenceRow | undefined> {
  const { rows } = await sql<LicenceRow>`
    select ${LICENCE_COLUMNS} from ${LICENCE_TABLES} where l.id = ${id}`.execute(db);
  return rows[0];
}

/** A licence by its number or id, with the number of the one that replaced it. */
export async function findVerified(db: Database, which: { number: string } | { id: number }) {
  const { rows } = await sql<LicenceRow & { replacedBy: string | null }>`
    select ${LICENCE_COLUMNS},
      case l.state when 'superseded' then (
        select number from licences newer where newer.line_id = l.line_id order by newer.version desc limit 1
      ) end as replaced_by
    from ${LICENCE_TABLES} where ${'id' in which ? sql`l.id = ${which.id}` : sql`l.number = ${which.number}`}`.execute(
    db,
  );
  return rows[0];
}

export async function noteCertificate(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update licences set certificate_at = clock_now()
    where id = any(${[...ids]}::bigint[]) and certificate_at is null`.execute(db);
}
