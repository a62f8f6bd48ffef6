import { sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

export interface LineRow extends LicenceTerms {
  saleId: number;
  at: Date;
  orderNumber: string;
  materialCode: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  specialZh: string;
  specialEn: string;
  thumbnail: string | null;
  priceFen: number;
  discountFen: number;
  paidFen: number;
  vatFen: number;
  netFen: number;
  sharePercent: number;
  frozenPercent: number;
  amountFen: number;
  beforeFen: number | null;
  reversal: boolean;
  exclusive: boolean;
  agreementVersion: number;
  rateId: number | null;
  words: string | null;
  raisedAt: Date | null;
  answer: string | null;
  answeredPercent: number | null;
  answeredAt: Date | null;
}

/** Lines with their sales, works and what was licensed. */
const LINES = sql`
  statement_lines l
  join sale_facts s on s.id = l.sale_id
  join order_line_facts line on line.id = s.line_id
  join order_facts o on o.id = line.order_id
  join material_facts m on m.id = line.material_id
  join licensed_line_facts licence on licence.line_id = s.line_id`;

/** Lines in the order of their sales; a page is chosen before anything is joined to it. */
export async function listLines(
  db: Database,
  id: number,
  { disputed, limit, offset }: { disputed: boolean; limit: number; offset: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.sale_id, s.at, o.number as order_number, m.code as material_code, m.kind, m.title_zh, m.title_en,
      (select key from material_thumbnails where material_id = m.id) as thumbnail,
      licence.scene, licence.channel, licence.period, licence.area, licence.special_zh, licence.special_en,
      s.price_fen, s.discount_fen, s.amount_fen as paid_fen, s.vat_fen, s.net_fen, l.share_percent,
      s.share_percent as frozen_percent, l.amount_fen, l.before_fen, s.reverses is not null as reversal, s.exclusive,
      s.agreement_version, s.rate_id,
      d.words, d.raised_at, d.answer, d.share_percent as answered_percent, d.answered_at
    from ${LINES}
    left join statement_disputes d on d.statement_id = l.statement_id and d.sale_id = l.sale_id
    where l.statement_id = ${id} and l.sale_id in (
      select sale_id from ${disputed ? sql`statement_disputes` : sql`statement_lines`}
      where statement_id = ${id} order by sale_id limit ${limit} offset ${offset})
    order by l.sale_id`.execute(db);
  return rows;
}

/** Cells with the names of each of the four terms, by code. */
type TermCells = Record<keyof LicenceTerms, Record<string, string>>;

/** All lines as text for spreadsheets, put together by the database because there may be very many. */
export async function readCsv(db: Database, id: number, language: Language, names: TermCells): Promise<string> {
  const name = (term: keyof TermCells) => sql`${sql.ref(`cells.${term}`)} ->> licence.${sql.ref(term)}`;
  const yuan = (column: string) => sql`yuan_cell(${sql.ref(column)})`;
  const { rows } = await sql<{ csv: string }>`
    select coalesce(string_agg(concat_ws(',',
      day_in_china(s.at), o.number, m.code, csv_cell(${sql.ref(`m.title_${language}`)}), ${name('scene')}, ${name('channel')},
      ${name('period')}, ${name('area')}, csv_cell(${sql.ref(`licence.special_${language}`)}), ${yuan('s.price_fen')}, ${yuan('s.discount_fen')}, ${yuan('s.amount_fen')},
      ${yuan('s.vat_fen')}, ${yuan('s.net_fen')}, l.share_percent, ${yuan('l.amount_fen')}, s.agreement_version,
      coalesce(s.rate_id::text, '')), e'\r\n' order by l.sale_id) || e'\r\n', '') as csv
    from jsonb_to_record(${JSON.stringify(names)}::jsonb)
      as cells (scene jsonb, channel jsonb, period jsonb, area jsonb), ${LINES}
    where l.statement_id = ${id}`.execute(db);
  return rows[0]!.csv;
}
