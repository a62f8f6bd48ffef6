import type { InvoiceDetail, InvoiceRow, RedFlush } from '#contract/calls/invoices.ts';
import { type InvoiceFile, sameParty } from '#contract/domain/invoice.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { buyerIn, type Context, type MemberContext, transaction } from '../../context.ts';
import type { Page } from '../../platform/database/page.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { type Named, thingOf } from '../orders/orders.ts';
import { findBuyer, findFree } from './apply.queries.ts';
import { moveInvoice } from './move.ts';
import { listOfCompany } from './company.queries.ts';
import {
  findOwnInvoice,
  findReadable,
  type InvoiceRecord,
  listFiles,
  listLines,
  listOfThing,
  listOwn,
  listToConfirm,
} from './invoices.queries.ts';
import { findRed, listReds, type RedRecord } from './red/red.queries.ts';

const LINK_SECONDS = 600;

type One = { id: number };

export async function ownInvoices(ctx: MemberContext, page: { pageNo: number; pageSize: number }) {
  const { total, rows } = await listOwn(ctx.db, ctx.actor.userId, page);
  return { total, infos: rows.map(presentRow) };
}

export async function invoicesToConfirm(ctx: MemberContext) {
  const rows = await listToConfirm(ctx.db, ctx.actor.userId);
  return {
    infos: rows.map(({ id, invoiceNumber, confirmBy }) => ({
      id,
      invoiceNumber: invoiceNumber ?? '',
      confirmBy: confirmBy?.toISOString() ?? null,
    })),
  };
}

/** Invoices for orders of the caller's company; not found without one. */
export async function companyInvoices(ctx: MemberContext, page: Page) {
  if (buyerIn(ctx).customerId === null) return problem('not-found');
  const { total, rows } = await listOfCompany(ctx.db, ctx.actor.userId, page);
  return { total, infos: rows.map((row) => ({ ...presentRow(row), by: row.by })) };
}

/** An invoice of the caller; somebody else's counts as not found. */
async function findOwn(ctx: MemberContext, id: number): Promise<InvoiceRecord | undefined> {
  return await findOwnInvoice(ctx.db, id, ctx.actor.userId);
}

export async function ownInvoice(ctx: MemberContext, { id }: One): Promise<{ invoice: InvoiceDetail } | Problem> {
  const found = await findReadable(ctx.db, id, ctx.actor.userId);
  if (!found) return problem('not-found');
  const invoice = await presentDetail(ctx, found);
  const reds = invoice.reds.map((red) => ({ ...red, files: red.redNumber === null ? [] : red.files }));
  return { invoice: { ...invoice, reds, files: isOut(found) ? invoice.files : [] } };
}

/** What finance has uploaded counts only once the invoice is issued. */
const isOut = ({ invoiceNumber }: InvoiceRecord) => invoiceNumber !== null;

/** The invoices of an order or a product order for those who may read it, and whether the caller can ask for one. */
export async function invoicesOfOrder(ctx: MemberContext, named: Named) {
  const thing = thingOf(named);
  const buyerId = await findBuyer(ctx.db, thing, ctx.actor.userId);
  if (buyerId === undefined) return problem('not-found');
  const free = buyerId === ctx.actor.userId ? await findFree(ctx.db, [thing]) : [];
  const invoices = await listOfThing(ctx.db, thing);
  return { may: free.length > 0, invoices: invoices.map(presentRow) };
}

/** Withdraws an application before anybody has begun to issue it. */
export async function withdraw(ctx: MemberContext, { id }: One): Promise<{ invoice: InvoiceDetail } | Problem> {
  const refused = await transaction(ctx, async (tx) => {
    const found = await findOwn(tx, id);
    if (!found) return problem('not-found');
    return await moveInvoice(tx, { id, from: 'applied', to: 'rejected', by: 'buyer', set: { reason: 'withdrawn' } });
  });
  return refused ?? (await ownInvoice(ctx, { id }));
}

export async function ownFile(
  ctx: MemberContext,
  { id, kind, redFlushId }: One & { kind: InvoiceFile; redFlushId?: number | undefined },
): Promise<{ url: string } | Problem> {
  const found = await findReadable(ctx.db, id, ctx.actor.userId);
  return found && isOut(found) ? await fileLink(ctx, found, kind, redFlushId) : problem('not-found');
}

export async function fileLink(
  ctx: Context,
  { id, number, invoiceNumber }: InvoiceRecord,
  kind: InvoiceFile,
  redFlushId?: number,
): Promise<{ url: string } | Problem> {
  const red = redFlushId === undefined ? undefined : await findRed(ctx.db, redFlushId);
  const file = (await listFiles(ctx.db, id, redFlushId ?? null)).find((one) => one.kind === kind);
  if (!file) return problem('not-found');
  const fileName = `Framehall-${red?.redNumber ?? invoiceNumber ?? number}.${kind}`;
  return { url: await ctx.objects.signedUrl('originals', file.key, { seconds: LINK_SECONDS, fileName }) };
}

export function presentRow(row: InvoiceRecord): InvoiceRow {
  const { id, number, state, type, kind, title, amountFen, netFen, vatFen, orderNumbers, overdue } = row;
  const { invoiceNumber, reason, words } = row;
  return {
    id,
    number,
    state,
    type,
    kind,
    title,
    amountFen,
    netFen,
    vatFen,
    orderNumbers,
    overdue,
    invoiceNumber,
    reason,
    words,
    appliedAt: row.appliedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
  };
}

export async function presentDetail(ctx: Context, row: InvoiceRecord): Promise<InvoiceDetail> {
  const { taxNumber, address, phone, bank, accountEnd, email, mobile, remark } = row;
  const lines = await listLines(ctx.db, row.id);
  const files = await listFiles(ctx.db, row.id);
  const reds = await listReds(ctx.db, row.id);
  const others = lines.flatMap(({ licensees }) => licensees).filter((licensee) => !sameParty(row.title, licensee));
  return {
    ...presentRow(row),
    taxNumber,
    address,
    phone,
    bank,
    accountEnd,
    email,
    mobile,
    remark,
    lines: lines.map(({ id: _id, redFlushId: _red, nameZh, nameEn, ...line }) => ({
      ...line,
      projectName: inLanguage(ctx.language, nameZh, nameEn),
    })),
    reds: await Promise.all(reds.map((red) => presentRed(ctx, red))),
    files: files.map(({ kind }) => kind),
    otherLicensees: [...new Set(others)],
    mine: row.userId === ctx.actor?.userId,
  };
}

async function presentRed(ctx: Context, { invoiceId, endedAt: _ended, ...red }: RedRecord): Promise<RedFlush> {
  const files = await listFiles(ctx.db, invoiceId, red.id);
  return {
    ...red,
    askedAt: red.askedAt.toISOString(),
    confirmBy: red.confirmBy?.toISOString() ?? null,
    files: files.map(({ kind }) => kind),
  };
}
