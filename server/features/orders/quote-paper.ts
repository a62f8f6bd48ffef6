import { splitVat } from '#contract/domain/money.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { Context } from '../../context.ts';
import { findPaper, listPaperLines, type PaperLine } from './quote-paper.queries.ts';
import type { Condition } from './list.queries.ts';
import { licenceOf, referencesOf } from './licence-info.queries.ts';
import { listParts } from './parts.queries.ts';

/** Contents of a quote on paper. */
export interface QuotePaper {
  orderId: number;
  orderNumber: string;
  quoteId: number;
  version: number;
  /** Only live and accepted quotes are in force. */
  state: 'live' | 'superseded' | 'accepted' | 'ended';
  licence: LicenceInfo;
  /** Absent of an order for one project, so that papers from before there were several keep their names. */
  furtherParts?: PartInfo[];
  references: OrderReferences;
  specialRequest: string;
  note: string;
  quotedAt: Date;
  validUntil: Date;
  lines: PaperLine[];
  discountFen: number;
  /** The part of the discount that a membership gives. */
  vipFen: number;
  totalFen: number;
  netFen: number;
  vatFen: number;
}

/** A quote of an order that meets the condition on `orders o`, for its paper; undefined when there is none. */
export async function readOrderForPaper(
  ctx: Context,
  orderId: number,
  quoteId: number,
  where?: Condition,
): Promise<QuotePaper | undefined> {
  const row = await findPaper(ctx.db, { orderId, quoteId }, where);
  if (!row) return undefined;
  const lines = await listPaperLines(ctx.db, quoteId);
  const furtherParts = await listParts(ctx.db, orderId);
  return {
    orderId,
    orderNumber: row.number,
    quoteId,
    version: row.version,
    state: row.quoteState,
    licence: licenceOf(row),
    ...(furtherParts.length > 0 && { furtherParts }),
    references: referencesOf(row),
    specialRequest: row.specialRequest,
    note: row.note,
    quotedAt: row.quotedAt,
    validUntil: row.validUntil,
    lines,
    discountFen: lines.reduce((sum, { discountFen }) => sum + discountFen, 0),
    vipFen: lines.reduce((sum, { vipFen }) => sum + vipFen, 0),
    totalFen: row.totalFen,
    ...splitVat(row.totalFen),
  };
}
