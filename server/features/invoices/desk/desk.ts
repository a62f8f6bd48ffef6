import type { InvoiceDeskDetail, InvoiceDeskRow, InvoiceErrand } from '#contract/calls/invoices-desk.ts';
import type { InvoiceFile } from '#contract/domain/invoice.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { compare } from '../compare.ts';
import { findInvoice, type InvoiceRecord, listFiles } from '../invoices.queries.ts';
import { findErrandOf } from '../provider/errands.queries.ts';
import { listReds, type RedRecord } from '../red/red.queries.ts';
import { fileLink, presentDetail, presentRow } from '../read.ts';
import { countInvoices, type DeskRecord, findForDesk, findSealedAccount, listForView } from './desk.queries.ts';

type One = { id: number };

export async function readSummary({ db, actor }: MemberContext) {
  return await countInvoices(db, actor.userId);
}

export async function listForDesk(ctx: MemberContext, filter: Parameters<typeof listForView>[1]) {
  const { total, rows } = await listForView(ctx.db, filter, ctx.actor.userId);
  return { total, infos: rows.map((row) => presentDeskRow(ctx, row)) };
}

function presentDeskRow({ actor }: MemberContext, row: DeskRecord): InvoiceDeskRow {
  const { buyer, account, decidedBy, fault } = row;
  return {
    ...presentRow(row),
    buyer,
    account,
    decidedBy,
    fault,
    claim: presentClaim(row, actor.userId),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export async function readDetail(ctx: MemberContext, { id }: One): Promise<{ invoice: InvoiceDeskDetail } | Problem> {
  const row = await findForDesk(ctx.db, id);
  if (!row) return problem('not-found');
  const xml = (await listFiles(ctx.db, id)).find(({ kind }) => kind === 'xml');
  const asked = { ...row, number: row.invoiceNumber, sellerNumber: ctx.config.licensor.creditCode };
  const detail = await presentDetail(ctx, row);
  const reds = await Promise.all((await listReds(ctx.db, id)).map((red) => addOfRed(ctx, row, red)));
  return {
    invoice: {
      ...detail,
      ...presentDeskRow(ctx, row),
      own: row.userId === ctx.actor.userId,
      comparison: xml?.says ? compare(asked, xml.says) : [],
      errand: await readErrand(ctx, id, null),
      reds: detail.reds.map((red, place) => ({ ...red, ...reds[place]! })),
    },
  };
}

/** What a red invoice must say: the part that is taken back, negative. */
export function askedOfRed(
  { config }: Pick<MemberContext, 'config'>,
  { title, taxNumber }: InvoiceRecord,
  { amountFen, vatFen, redNumber }: RedRecord,
) {
  const sellerNumber = config.licensor.creditCode;
  return { title, taxNumber, sellerNumber, number: redNumber, amountFen: -amountFen, vatFen: -vatFen };
}

/** What only the desk sees of a red-flush. */
async function addOfRed(ctx: MemberContext, invoice: InvoiceRecord, red: RedRecord) {
  const xml = (await listFiles(ctx.db, invoice.id, red.id)).find(({ kind }) => kind === 'xml');
  const comparison = xml?.says ? compare(askedOfRed(ctx, invoice, red), xml.says) : [];
  return { comparison, errand: await readErrand(ctx, invoice.id, red.id) };
}

async function readErrand(
  { db }: MemberContext,
  invoiceId: number,
  redFlushId: number | null,
): Promise<InvoiceErrand | null> {
  const found = await findErrandOf(db, invoiceId, redFlushId);
  if (!found) return null;
  const { id, state, fault, words, maybeThere, number, sentAt, nextAt } = found;
  const times = { sentAt: sentAt?.toISOString() ?? null, nextAt: nextAt?.toISOString() ?? null };
  return { id, state, fault, words, maybeThere, number, ...times };
}

/** The whole account number, for whoever issues a special invoice by hand. */
export async function revealAccount(
  ctx: MemberContext,
  { id, reason }: One & { reason: string },
): Promise<{ number: string } | Problem> {
  return await transaction(ctx, async (tx) => {
    const sealed = await findSealedAccount(tx.db, id);
    if (sealed === undefined) return problem('not-found');
    await recordChange(tx, { action: 'invoice.looked', subject: `invoice:${id}`, reason });
    return { number: tx.secrets.open(sealed) };
  });
}

export async function deskFile(
  ctx: MemberContext,
  { id, kind, redFlushId }: One & { kind: InvoiceFile; redFlushId?: number | undefined },
): Promise<{ url: string } | Problem> {
  const found = await findInvoice(ctx.db, id);
  return found ? await fileLink(ctx, found, kind, redFlushId) : problem('not-found');
}
