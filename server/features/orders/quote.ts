import { discountOf } from '#contract/domain/money.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { lockOrder, moveOrder } from './orders.ts';
import { insertQuote, lineIdsOf, type QuotedLine } from './quote.queries.ts';
import { moveQuotes } from './state.queries.ts';
import { tellQuoted } from './mails.ts';

interface WantedQuote {
  orderId: number;
  /** The version that the person quoting saw; 0 for none. */
  basedOn: number;
  lines: { lineId: number; priceFen: number }[];
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
    if (!sameLines(wanted.lines, await lineIdsOf(tx.db, id)))
      return problem('bad-input', { fields: { lines: 'invalid' } });
    const lines = discounted(wanted);
    await moveQuotes(tx.db, id, ['live'], 'superseded');
    const quote = await insertQuote(tx.db, { orderId: id, madeBy: tx.actor.userId, note, validDays, lines });
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
      after: { version, totalFen, lines, validUntil },
      reason: note,
    });
    await tellQuoted(tx, order, { totalFen, payBy: validUntil, note });
    return { quoteId: quote.id, version };
  });
}

function sameLines(wanted: readonly { lineId: number }[], lineIds: readonly number[]): boolean {
  const asked = new Set(wanted.map(({ lineId }) => lineId));
  return wanted.length === lineIds.length && lineIds.every((id) => asked.has(id));
}

function discounted({ lines, discountPercent }: WantedQuote): QuotedLine[] {
  return lines.map(({ lineId, priceFen }) => ({
    lineId,
    priceFen,
    discountFen: discountOf(priceFen, discountPercent),
  }));
}
