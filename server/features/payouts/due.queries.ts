import { sql } from 'kysely';
import type { TaxCategory } from '#contract/domain/tax.ts';
import type { Database } from '../../platform/database/database.ts';

export interface DueRow {
  id: number;
  number: string;
  quarter: string;
  userId: number;
  photographer: string;
  netFen: number | null;
  taxCategory: TaxCategory | null;
  invoiced: boolean;
  confirmedAt: Date;
  realName: string | null;
  accountId: number | null;
  holder: string;
  company: boolean;
  bank: string;
  branch: string;
  province: string;
  city: string;
  numberSealed: string;
  numberEnd: string;
  /** Why the bank sent the last payment to this account back. */
  bounceReason: string | null;
}

/** Confirmed statements that are neither paid nor in a batch, the oldest first, with the account that receives. */
export async function listDue(db: Database, ids: readonly number[] | 'all'): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select t.id, t.number, t.quarter, t.user_id, u.nickname as photographer, t.net_fen, t.tax_category, t.invoiced,
      t.confirmed_at, r.name as real_name, a.id as account_id, a.holder, a.company, a.bank, a.branch, a.province, a.city,
      a.number_sealed, a.number_end, (
        select l.reason from payout_lines l where l.account_id = a.id and l.state = 'bounced' order by l.id desc limit 1
      ) as bounce_reason
    from statement_facts t
    join user_facts u on u.id = t.user_id
    left join real_name_facts r on r.user_id = t.user_id
    left join payable_accounts a on a.user_id = t.user_id
    where t.state = 'generated' and t.payable_fen > 0
      and ${ids === 'all' ? sql`true` : sql`t.id = any(${ids}::bigint[])`}
      and not exists (select from payout_lines l where l.statement_id = t.id and l.state in ('waiting', 'paid'))
    order by t.confirmed_at, t.id`.execute(db);
  return rows;
}
