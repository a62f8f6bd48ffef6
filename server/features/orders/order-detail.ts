import type { OrderDetail, OrderLine, Quote } from '#contract/calls/orders.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { splitVat } from '#contract/domain/money.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { NOT_ASKED } from '#contract/domain/references.ts';
import type { Context } from '../../context.ts';
import { listLines, type OrderLineRow } from './lines.queries.ts';
import {
  type DetailRow,
  findDetail,
  listOrderMessages,
  listQuotes,
  type MessageRow,
  type QuoteRow,
} from './order-detail.queries.ts';
import { orderRow } from './order-row.ts';
import { licenceOf, referencesOf } from './licence-info.queries.ts';
import { listParts } from './parts.queries.ts';

type May = OrderDetail['may'];

/** One order, for somebody who may read it, or for staff; undefined when there is none. */
export async function readOrder(
  ctx: Context,
  orderId: number,
  { for: userId, may }: { for?: number; may: (order: DetailRow) => May },
): Promise<{ order: OrderDetail; row: DetailRow } | undefined> {
  const row = await findDetail(ctx.db, orderId, { refundDays: ORDER_LIMITS.refundDays, userId });
  if (!row) return undefined;
  const [lines, parts, quotes, messages] = await Promise.all([
    listLines(ctx.db, orderId),
    listParts(ctx.db, orderId),
    listQuotes(ctx.db, orderId),
    listOrderMessages(ctx.db, orderId),
  ]);
  const shown = quotes.map(presentQuote);
  const order = {
    ...orderRow(ctx, row),
    ...story(row),
    licence: licenceOf(row),
    furtherParts: parts,
    agreement: row.agreement,
    references: referencesOf(row),
    referenceRules: row.referenceRules ?? NOT_ASKED,
    approval: row.approval,
    approvalBy: row.approvalBy,
    approvalWords: row.approvalWords,
    boughtBy: row.buyerId === ctx.actor?.userId ? null : row.buyer,
    lines: lines.map((line) => presentLine(ctx, line)),
    quote: shown.find(({ state }) => state === 'live' || state === 'accepted') ?? null,
    quotes: shown,
    messages: messages.map(presentMessage),
    may: may(row),
  };
  return { order, row };
}

/** What has happened to the order so far. */
function story(row: DetailRow) {
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    closeWords: row.closeWords,
    specialRequest: row.specialRequest,
    paidAt: at(row.paidAt),
    confirmedAt: at(row.confirmedAt),
    closedAt: at(row.closedAt),
    refundWords: row.refundWords,
    refundAnswer: row.refundAnswer,
    refundUntil: at(row.refundUntil),
  };
}

function presentLine(ctx: Context, line: OrderLineRow): OrderLine {
  const { titleZh, titleEn, thumbnail, ...rest } = line;
  return {
    ...rest,
    title: inLanguage(ctx.language, titleZh, titleEn),
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
  };
}

function presentQuote(row: QuoteRow): Quote {
  const { id, totalFen, validUntil, createdAt, lines, ...rest } = row;
  return {
    ...rest,
    quoteId: id,
    lines: lines.map((line) => ({ ...line, amountFen: line.priceFen - line.discountFen })),
    totalFen,
    discountFen: lines.reduce((sum, { discountFen }) => sum + discountFen, 0),
    vipFen: lines.reduce((sum, { vipFen }) => sum + vipFen, 0),
    ...splitVat(totalFen),
    validUntil: validUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

function presentMessage({ id, side, author, asksChange, words, at }: MessageRow) {
  return { id, side, author, asksChange, words, at: at.toISOString() };
}
