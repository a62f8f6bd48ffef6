import { type InvoiceType, lackingFields, mayHaveType } from '#contract/domain/invoice.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { splitVat } from '#contract/domain/money.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import type { MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { once } from '../idempotency/idempotency.ts';
import { idOf, thingOf } from '../orders/orders.ts';
import { findFree, insertInvoice, isInvoiced, listFree, type NewLine, type Payable } from './apply.queries.ts';
import type { LineRow } from './invoices.queries.ts';
import { tellApplied } from './mails.ts';
import { sendToProvider } from './provider/errands.ts';
import { lockOwnThings } from './lock-things.ts';
import { findTitle, noteUse, type TitleRow } from './titles.queries.ts';

/** Orders and product orders that the caller can have invoiced. */
export async function invoiceableOrders(ctx: MemberContext, page: { pageNo: number; pageSize: number }) {
  const { total, rows } = await listFree(ctx.db, ctx.actor.userId, page);
  const infos = rows.map(({ nameZh, nameEn, ...row }) => ({
    ...row,
    projectName: inLanguage(ctx.language, nameZh, nameEn),
    ...splitVat(row.amountFen),
    paidAt: row.paidAt.toISOString(),
  }));
  return { total, infos };
}

interface Wish {
  key: string;
  orderIds: number[];
  productOrderIds: number[];
  titleId: number;
  type: InvoiceType;
  remark: string;
}

/** Asks for one invoice for orders and product orders of the caller. */
export async function applyForInvoice(ctx: MemberContext, wish: Wish): Promise<{ id: number } | Problem> {
  return await once(ctx, { call: 'invoices.apply', body: wish }, async (tx) => {
    const orders = await takeOrders(tx, wish);
    if (isProblem(orders)) return orders;
    const title = await findTitle(tx.db, wish.titleId, tx.actor.userId);
    if (!title) return problem('not-found');
    const refused = unfit(title, wish.type);
    if (refused) return refused;
    const lines = orders.map((one) => ({
      ...thingOf(idOf(one)),
      amountFen: one.amountFen,
      ...splitVat(one.amountFen),
      live: true,
    }));
    const transfer = orders.some(({ way }) => way === 'transfer');
    const { type, remark } = wish;
    const id = await add(tx, { title, type, remark, transfer, lines, state: 'applied', replaces: null });
    await noteUse(tx.db, title.id);
    await tellApplied(tx, id);
    await sendToProvider(tx, id);
    return { id };
  });
}

/** Locks what is to be invoiced. */
async function takeOrders(
  tx: MemberContext,
  { orderIds, productOrderIds }: Pick<Wish, 'orderIds' | 'productOrderIds'>,
): Promise<Payable[] | Problem> {
  const things = [
    ...orderIds.map((orderId) => thingOf({ orderId })),
    ...productOrderIds.map((productOrderId) => thingOf({ productOrderId })),
  ];
  const locked = await lockOwnThings(tx, things);
  if (!locked) return problem('not-found');
  const free = await findFree(tx.db, locked);
  if (free.length === locked.length) return free;
  return problem((await isInvoiced(tx.db, locked)) ? 'invoiced-already' : 'not-invoiceable');
}

/** Why a title cannot have an invoice of this type. */
export function unfit(title: TitleRow, type: InvoiceType): Problem | undefined {
  if (!mayHaveType(title.kind, type)) return problem('bad-input', { fields: { type: 'invalid' } });
  const lacking = lackingFields({ ...title, account: title.accountEnd }, type);
  if (lacking.length === 0) return undefined;
  const fields = Object.fromEntries(lacking.map((field) => [field, 'required' as FieldProblem]));
  return problem('bad-input', { fields });
}

interface Asked {
  title: TitleRow;
  type: InvoiceType;
  remark: string;
  transfer: boolean;
  lines: readonly NewLine[];
  state: 'applied' | 'awaiting';
  replaces: number | null;
}

async function add(tx: MemberContext, { title, lines, ...asked }: Asked): Promise<number> {
  const sum = (part: 'amountFen' | 'netFen' | 'vatFen') => lines.reduce((total, line) => total + line[part], 0);
  const { id: _book, ...named } = title;
  const sums = { amountFen: sum('amountFen'), netFen: sum('netFen'), vatFen: sum('vatFen') };
  const id = await insertInvoice(tx.db, { ...named, ...asked, ...sums, userId: tx.actor.userId }, lines);
  const { state, type, replaces } = asked;
  await recordChange(tx, {
    action: `invoice.${state}`,
    subject: `invoice:${id}`,
    after: { state, type, title: title.title, amountFen: sums.amountFen, ...(replaces && { replaces }) },
  });
  return id;
}

/** An invoice for the same orders under another title, which waits until the first is taken back. */
export async function addReplacement(
  tx: MemberContext,
  { title, type, remark }: Pick<Asked, 'title' | 'type' | 'remark'>,
  { id, transfer, lines }: { id: number; transfer: boolean; lines: readonly LineRow[] },
): Promise<number> {
  const copies = lines.map((line) => {
    const { amountFen, netFen, vatFen } = line;
    return { ...thingOf(idOf(line)), amountFen, netFen, vatFen, live: false };
  });
  return await add(tx, { title, type, remark, transfer, lines: copies, state: 'awaiting', replaces: id });
}
