import type { LicenceTerms, SpecialTerms } from '#contract/domain/licence-terms.ts';
import { discountOf } from '#contract/domain/money.ts';
import { type Buyer, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { askApproval } from './approval.ts';
import { wantedMaterials } from './create.queries.ts';
import { type LockedOrder, lockOrder, moveOrder } from './orders.ts';
import { insertQuote, linesToQuote, type QuotedLine } from './quote.queries.ts';
import { moveQuotes } from './state.queries.ts';
import { tellQuoted } from './mails.ts';
import { withVip } from './vip.ts';

interface WantedQuote {
  orderId: number;
  /** The version that the person quoting saw; 0 for none. */
  basedOn: number;
  /** The use as ordered when a line has no terms. */
  lines: { lineId: number; priceFen: number; terms?: LicenceTerms | undefined; special: SpecialTerms }[];
  discountPercent: number;
  note: string;
  validDays: number;
}

/** Quotes an order, or quotes it again before it is paid. Of two people who do so at once, the second is refused. */
export async function quoteOrder(
  ctx: MemberContext,
  wanted: WantedQuote,
): Promise<{ quoteId: number; version: number } | Problem> {
  const { orderId: id, note, validDays } = wanted;
  return await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return problem('not-found');
    if (order.state === 'paid' || order.state === 'confirmed') return problem('already-paid');
    if (order.state === 'closed' || (order.quoteVersion ?? 0) !== wanted.basedOn) return problem('changed-meanwhile');
    const quoted = await quotedLines(tx, order, wanted);
    if (isProblem(quoted)) return quoted;
    const { membershipId, lines } = await withVip(tx, buyerOf(order), quoted);
    await moveQuotes(tx.db, id, ['live'], 'superseded');
    const quote = await insertQuote(tx.db, {
      orderId: id,
      madeBy: tx.actor.userId,
      note,
      validDays,
      membershipId,
      lines,
    });
    const { version, totalFen, validUntil } = quote;
    const moved = await moveOrder(tx, {
      id,
      from: order.state,
      to: 'quoted',
      by: 'sales',
      set: { totalFen, payBy: validUntil },
    });
    if (moved) return moved;
    await recordChange(tx, {
      action: 'quote.made',
      subject: `order:${id}`,
      before: { version: wanted.basedOn, totalFen: order.totalFen },
      after: { version, totalFen, lines: lines.map(withoutMaterial), validUntil },
      reason: note,
    });
    if (!(await askApproval(tx, id))) await tellQuoted(tx, order, { totalFen, payBy: validUntil, note });
    return { quoteId: quote.id, version };
  });
}

/** A line as the trail keeps it. */
function withoutMaterial(line: QuotedLine & { materialId: number }): QuotedLine {
  const { materialId: _, ...same } = line;
  return same;
}

const buyerOf = ({ buyerId, customerId }: LockedOrder): Buyer => ({ userId: buyerId, customerId });

/** The lines to quote, refused when they are not those of the order or when one of them cannot be licensed like that. */
async function quotedLines(
  tx: MemberContext,
  order: LockedOrder,
  { lines, discountPercent }: WantedQuote,
): Promise<(Omit<QuotedLine, 'vipFen'> & { materialId: number })[] | Problem> {
  const ordered = new Map((await linesToQuote(tx.db, order.id)).map((line) => [line.id, line]));
  const asked = new Set(lines.map(({ lineId }) => lineId));
  if (lines.length !== ordered.size || asked.size !== lines.length || lines.some(({ lineId }) => !ordered.has(lineId)))
    return problem('bad-input', { fields: { lines: 'invalid' } });
  const quoted = lines.map(({ lineId, priceFen, terms, special }) => ({
    lineId,
    materialId: ordered.get(lineId)!.materialId,
    priceFen,
    discountFen: discountOf(priceFen, discountPercent),
    terms: terms ?? ordered.get(lineId)!.terms,
    special,
  }));
  const hindered = (await wantedMaterials(tx.db, quoted, buyerOf(order))).find(({ against }) => against !== null);
  return hindered?.against ? problem(hindered.against) : quoted;
}
