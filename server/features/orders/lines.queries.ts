import { sql } from 'kysely';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { Area, Channel, LicenceTerms, Period, Scene } from '#contract/domain/licence-terms.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

export interface OrderLineRow {
  lineId: number;
  materialId: number;
  code: string;
  kind: MediaKind;
  ownerId: number;
  titleZh: string;
  titleEn: string;
  online: boolean;
  thumbnail: string | null;
  /** As ordered. */
  terms: LicenceTerms;
  excerpt: Excerpt | null;
  /** 0 for the order's own project. */
  part: number;
  listFen: number | null;
  /** From the live or accepted quote; null without one. */
  priceFen: number | null;
  discountFen: number | null;
  amountFen: number | null;
}

type Row = Omit<OrderLineRow, 'terms'> & { scene: Scene; channel: Channel; period: Period; area: Area };

/** The lines of an order as ordered, with the prices of the live or accepted quote. */
export async function listLines(db: Database, orderId: number): Promise<OrderLineRow[]> {
  const { rows } = await sql<Row>`
    select l.id as line_id, l.material_id, m.code, m.kind, m.owner_id, m.title_zh, m.title_en,
      m.state = 'online' as online,
      (select key from material_thumbnails where material_id = m.id) as thumbnail,
      l.scene, l.channel, l.period, l.area,
      case when l.in_ms is not null then jsonb_build_object('inMs', l.in_ms, 'outMs', l.out_ms) end as excerpt,
      coalesce(l.part, 0) as part, l.list_fen, ql.price_fen, ql.discount_fen,
      ql.price_fen - ql.discount_fen as amount_fen
    from order_lines l
    join material_facts m on m.id = l.material_id
    left join quotes q on q.order_id = l.order_id and q.state in ('live', 'accepted')
    left join quote_lines ql on ql.quote_id = q.id and ql.line_id = l.id
    where l.order_id = ${orderId}
    order by l.position`.execute(db);
  return rows.map(({ scene, channel, period, area, ...row }) => ({ ...row, terms: { scene, channel, period, area } }));
}
