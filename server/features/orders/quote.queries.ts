import { sql } from 'kysely';
import type { LicenceTerms, Scope } from '#contract/domain/licence-terms.ts';
import type { Database } from '../../platform/database/database.ts';

export interface NewQuote {
  orderId: number;
  /** Null when the system made it. */
  madeBy: number | null;
  note: string;
  validDays: number;
  /** The membership that gave a discount. */
  membershipId: number | null;
  lines: readonly QuotedLine[];
}

export interface QuotedLine extends Scope {
  lineId: number;
  priceFen: number;
  /** All that is taken off. */
  discountFen: number;
  /** The part of it that a membership takes off. */
  vipFen: number;
}

export interface InsertedQuote {
  id: number;
  version: number;
  totalFen: number;
  validUntil: Date;
}

export function totalOf(lines: readonly Pick<QuotedLine, 'priceFen' | 'discountFen'>[]): number {
  return lines.reduce((sum, { priceFen, discountFen }) => sum + priceFen - discountFen, 0);
}

/**
 * Adds the next version with the sum of its lines. The quote of a submitted order notes when it was asked for and due.
 */
export async function insertQuote(db: Database, { orderId, madeBy, note, validDays, membershipId, lines }: NewQuote) {
  const totalFen = totalOf(lines);
  const { rows } = await sql<InsertedQuote>`
    insert into quotes (order_id, version, made_by, note, total_fen, membership_id, valid_until, asked_at, due_at)
    select o.id, coalesce((select max(version) from quotes where order_id = o.id), 0) + 1, ${madeBy}, ${note},
      ${totalFen}, ${membershipId}, clock_now() + make_interval(days => ${validDays}::int),
      case when o.state = 'submitted' then o.submitted_at end, case when o.state = 'submitted' then o.quote_due_at end
    from orders o where o.id = ${orderId}
    returning id, version, total_fen, valid_until`.execute(db);
  const quote = rows[0];
  if (!quote) throw new Error(`there is no order ${orderId} to quote`);
  await db
    .insertInto('quoteLines')
    .values(
      lines.map(({ lineId, priceFen, discountFen, vipFen, terms, special }) => ({
        quoteId: quote.id,
        lineId,
        priceFen,
        discountFen,
        vipFen,
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
