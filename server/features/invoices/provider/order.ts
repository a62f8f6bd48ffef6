import type { Context } from '../../../context.ts';
import type { PaperOrder, RedOrder } from '../../../platform/invoice-provider/provider.ts';
import { findSealedAccount } from '../desk/desk.queries.ts';
import { findInvoice, type InvoiceRecord, listLines } from '../invoices.queries.ts';
import type { RedRecord } from '../red/red.queries.ts';
import type { Errand } from './errands.queries.ts';

async function invoiceOf(ctx: Context, id: number): Promise<InvoiceRecord> {
  const found = await findInvoice(ctx.db, id);
  if (!found) throw new Error(`invoice ${id} is gone`);
  return found;
}

/** The invoice as the provider is to issue it: a line for each order and product order. */
export async function orderOf(ctx: Context, { invoiceId, number }: Errand): Promise<PaperOrder> {
  const invoice = await invoiceOf(ctx, invoiceId);
  const { title, taxNumber, kind, address, phone, bank, type, remark } = invoice;
  const special = type === 'special';
  const sealed = special ? await findSealedAccount(ctx.db, invoiceId) : undefined;
  const account = sealed === undefined ? '' : ctx.secrets.open(sealed);
  const lines = await listLines(ctx.db, invoiceId);
  return {
    number,
    special,
    buyer: { title, taxNumber, person: kind === 'person', address, phone, bank: special ? bank : '', account },
    lines: lines.map(({ orderNumber: mark, netFen, vatFen }) => ({ mark, netFen, vatFen })),
    remark,
  };
}

/** The whole invoice or the part that a red-flush is about. */
export async function redOrderOf(ctx: Context, errand: Errand, red: RedRecord): Promise<RedOrder> {
  const { title, taxNumber, type, amountFen, invoiceNumber } = await invoiceOf(ctx, red.invoiceId);
  const lines = await listLines(ctx.db, red.invoiceId);
  const parts = lines.flatMap(({ redFlushId, orderNumber: mark, netFen, vatFen }, index) =>
    redFlushId === red.id ? [{ place: index + 1, mark, netFen, vatFen }] : [],
  );
  return {
    formNumber: errand.formNumber,
    number: errand.number,
    special: type === 'special',
    invoiceNumber: invoiceNumber ?? '',
    buyer: { title, taxNumber },
    reason: red.reason,
    parts: red.amountFen === amountFen ? undefined : parts,
  };
}
