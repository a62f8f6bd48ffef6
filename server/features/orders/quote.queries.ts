import { sql } from 'kysely';
import type { LicenceTerms, Scope } from '#contract/domain/licence-terms.ts';
import type { Database } from '../../platform/database/database.ts';

export interface NewQuote {
  orderId: number;
  /** Null when the system made it. */
  madeBy: number | null;
  note: string;
  validDays: number;
  lines: readonly QuotedLine[];
}

export interface QuotedLine extends Scope {
  lineId: number;
  priceFen: number;
  discountFen: number;
}

export interface InsertedQuote {
  id: number;
  version: number;
  totalFen: number;
  validUntil: Date;
}

/**
 * Adds the next version with the sum of its lines. The quote of a submitted order notes when it was asked for and due.
 */
export async function insertQuote(db: Database, { orderId, madeBy, note, validDays, lines }: NewQuote) {
  const totalFen = lines.reduce((sum, { priceFen, discountFen }) => sum + priceFen - discountFen, 0);
  const { rows } = await sql<InsertedQuote>`
    insert into quotes (order_id, version, made_by, note, total_fen, valid_until, asked_at, due_at)
    select o.id, coalesce((select max(version) from quotes where order_id = o.id), 0) + 1, ${madeBy}, ${note},
      ${totalFen}, clock_now() + make_interval(days => ${validDays}::int),
      case when o.state = 'submitted' then o.submitted_at end, case when o.state = 'submitted' then o.quote_due_at end
    from orders o where o.id = ${orderId}
    returning id, version, total_fen, valid_until`.execute(db);
  const quote = rows[0];
  if (!quote) throw new Error(`there is no order ${orderId} to quote`);
  await db
    .insertInto('quoteLines')
    .values(
      lines.map(({ lineId, priceFen, discountFen, terms, special }) => ({
        quoteId: quote.id,
        lineId,
        priceFen,
        discountFen,
        ...terms,
        specialZh: special.zh,
        specialEn: special.en,
      })),
    )
    .execute();
  return quote;
}

interface LineToQuote {
  id: number;
  materialId: number;
  terms: LicenceTerms;
}

/** The lines of an order as they were ordered. */
export async function linesToQuote(db: Database, orderId: number): Promise<LineToQuote[]> {
  const { rows } = await sql<Omit<LineToQuote, 'terms'> & LicenceTerms>`
    select id, material_id, scene, channel, period, area from order_lines where order_id = ${orderId}`.execute(db);
  return rows.map(({ id, materialId, ...terms }) => ({ id, materialId, terms }));
}
