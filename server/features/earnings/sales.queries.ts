import { sql } from 'kysely';
import type { DayPeriod } from '#contract/domain/period.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';
import { inDays } from '../../platform/database/days.ts';

export interface SaleRow extends LicenceTerms {
  at: Date;
  refund: boolean;
  code: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  netFen: number;
  sharePercent: number;
  amountFen: number;
  standing: 'waiting' | 'ready' | 'stated' | 'paid' | 'cancelled';
  statement: string | null;
}

/** Sales and refunds of a period, oldest first. What was refunded before it entered a statement never will. */
export async function listSales(db: Database, userId: number, period: DayPeriod, most: number): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select e.at, e.reverses is not null as refund, m.code, m.kind, m.title_zh, m.title_en,
      line.scene, line.channel, line.period, line.area, e.net_fen, e.share_percent, e.amount_fen,
      case when t.state = 'remitted' then 'paid'
        when t.id is not null then 'stated'
        when e.reverses is not null then case when e.reversed_statement_id is null then 'cancelled' else 'ready' end
        when exists (select from sale_facts back where back.reverses = e.id) then 'cancelled'
        when e.refund_until < clock_now() and not e.held then 'ready'
        else 'waiting' end as standing,
      t.number as statement
    from earning_facts e
    join licensed_line_facts line on line.line_id = e.line_id
    join material_facts m on m.id = line.material_id
    left join statement_facts t on t.id = e.statement_id
    where e.owner_id = ${userId} and ${inDays(sql.ref('e.at'), period)}
    order by e.at, e.id limit ${most}`.execute(db);
  return rows;
}
