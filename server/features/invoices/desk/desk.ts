import type { InvoiceDeskDetail, InvoiceDeskRow } from '#contract/calls/invoices-desk.ts';
import type { InvoiceFile } from '#contract/domain/invoice.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { compare } from '../compare.ts';
import { findInvoice, listFiles } from '../invoices.queries.ts';
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
  const { buyer, account, decidedBy } = row;
  return {
    ...presentRow(row),
    buyer,
    account,
    decidedBy,
    claim: presentClaim(row, actor.userId),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export async function readDetail(ctx: MemberContext, { id }: One): Promise<{ invoice: InvoiceDeskDetail } | Problem> {
  const row = await findForDesk(ctx.db, id);
  if (!row) return problem('not-found');
  const xml = (await listFiles(ctx.db, id)).find(({ kind }) => kind === 'xml');
  const asked = { ...row, number: row.invoiceNumber, sellerNumber: ctx.config.licensor.creditCode };
  return {
    invoice: {
      ...(await presentDetail(ctx, row)),
      ...presentDeskRow(ctx, row),
      own: row.userId === ctx.actor.userId,
      comparison: xml?.says ? compare(asked, xml.says) : [],
    },
  };
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
  { id, kind }: One & { kind: InvoiceFile },
): Promise<{ url: string } | Problem> {
  const found = await findInvoice(ctx.db, id);
  return found ? await fileLink(ctx, found, kind) : problem('not-found');
}
