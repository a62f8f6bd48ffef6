import { sql } from 'kysely';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms, Scope } from '#contract/domain/licence-terms.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Condition } from './list.queries.ts';
import { LICENCE_COLUMNS, REFERENCE_COLUMNS } from './licence-info.queries.ts';

export interface PaperRow extends LicenceInfo, OrderReferences {
  orderId: number;
  number: string;
  specialRequest: string;
  quoteId: number;
  version: number;
  quoteState: 'live' | 'superseded' | 'accepted' | 'ended';
  note: string;
  totalFen: number;
  validUntil: Date;
  quotedAt: Date;
}

export async function findPaper(
  db: Database,
  { orderId, quoteId }: { orderId: number; quoteId: number },
  where: Condition = sql`true`,
): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow>`
    select o.id as order_id, o.number, o.special_request, ${LICENCE_COLUMNS}, ${REFERENCE_COLUMNS},
      q.id as quote_id, q.version, q.state as quote_state, q.note, q.total_fen,
      q.valid_until, q.created_at as quoted_at
    from quotes q join orders o on o.id = q.order_id
    where q.id = ${quoteId} and o.id = ${orderId} and ${where}`.execute(db);
  return rows[0];
}

/** A line of a quote with its material, as the paper shows it. */
export interface PaperLine extends Scope {
  code: string;
  titleZh: string;
  titleEn: string;
  /** Absent without one, so that papers from before there were excerpts keep their names. */
  excerpt?: Excerpt;
  /** Its further project; absent of those of the order's own. */
  part?: number;
  priceFen: number;
  discountFen: number;
  vipFen: number;
  amountFen: number;
}

type LineRow = Omit<PaperLine, keyof Scope | 'excerpt' | 'part'> &
  LicenceTerms & { specialZh: string; specialEn: string; excerpt: Excerpt | null; part: number | null };

export async function listPaperLines(db: Database, quoteId: number): Promise<PaperLine[]> {
  const { rows } = await sql<LineRow>`
    select m.code, m.title_zh, m.title_en, quoted.price_fen, quoted.discount_fen, quoted.vip_fen,
      quoted.price_fen - quoted.discount_fen as amount_fen,
      quoted.scene, quoted.channel, quoted.period, quoted.area, quoted.special_zh, quoted.special_en,
      case when line.in_ms is not null then jsonb_build_object('inMs', line.in_ms, 'outMs', line.out_ms) end as excerpt,
      line.part
    from quote_lines quoted
    join order_lines line on line.id = quoted.line_id
    join material_facts m on m.id = line.material_id
    where quoted.quote_id = ${quoteId}
    order by line.position`.execute(db);
  return rows.map(({ scene, channel, period, area, specialZh: zh, specialEn: en, excerpt, part, ...row }) => ({
    ...row,
    ...(excerpt && { excerpt }),
    ...(part !== null && { part }),
    terms: { scene, channel, period, area },
    special: { zh, en },
  }));
}
