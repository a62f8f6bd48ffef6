import { sql } from 'kysely';
import type { QuoteStanding } from '#contract/domain/order.ts';
import type { Database } from '../../platform/database/database.ts';

export async function findQuoteStanding(
  db: Database,
  quoteId: number,
): Promise<{ version: number; quotedAt: Date; standing: QuoteStanding } | undefined> {
  const { rows } = await sql<{ version: number; quotedAt: Date; standing: QuoteStanding }>`
    select version, created_at as quoted_at,
      case when state <> 'live' then state when valid_until < clock_now() then 'expired' else 'open' end as standing
    from quote_facts where id = ${quoteId}`.execute(db);
  return rows[0];
}
