import { type InvoiceType, lackingFields, mayHaveType } from '#contract/domain/invoice.ts';
import { splitVat } from '#contract/domain/money.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import type { MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { once } from '../idempotency/idempotency.ts';
import { lockOwnOrder } from '../orders/orders.ts';
import { findFree, insertInvoice, isInvoiced, listFree, type NewLine, type Payable } from './apply.queries.ts';
import { tellApplied } from './mails.ts';
import { findTitle, noteUse, type TitleRow } from './titles.queries.ts';

/** Orders that the caller can have invoiced. */
export async function invoiceableOrders(ctx: MemberContext, page: { pageNo: number; pageSize: number }) {
  const { total, rows } = await listFree(ctx.db, ctx.actor.userId, page);
  const infos = rows.map((row) => ({ ...row, ...splitVat(row.amountFen), paidAt: row.paidAt.toISOString() }));
  return { total, infos };
}

interface Wish {
  key: string;
  orderIds: number[];
  titleId: number;
  type: InvoiceType;
  remark: string;
}

/** Asks for one invoice for orders of the caller. */
export async function applyForInvoice(ctx: MemberContext, wish: Wish): Promise<{ id: number } | Problem> {
  return await once(ctx, { call: 'invoices.apply', body: wish }, async (tx) => {
    const orders = await takeOrders(tx, wish.orderIds);
    if (isProblem(orders)) return orders;
    const title = await findTitle(tx.db, wish.titleId, tx.actor.userId);
    if (!title) return problem('not-found');
    const refused = unfit(title, wish.type);
    if (refused) return refused;
    const id = await add(tx, { title, orders, type: wish.type, remark: wish.remark });
    await noteUse(tx.db, title.id);
    await tellApplied(tx, id);
    return { id };
  });
}

/** Locks the orders one after the other, always in the same order, so that two applications never wait for each other. */
async function takeOrders(tx: MemberContext, orderIds: readonly number[]): Promise<Payable[] | Problem> {
  const ids = [...new Set(orderIds)].toSorted((one, other) => one - other);
  for (const id of ids) if (!(await lockOwnOrder(tx, id))) return problem('not-found');
  const free = await findFree(tx.db, ids);
  if (free.length === ids.length) return free;
  return problem((await isInvoiced(tx.db, ids)) ? 'invoiced-already' : 'not-invoiceable');
}

/** Why a title cannot have an invoice of this type. */
function unfit(title: TitleRow, type: InvoiceType): Problem | undefined {
  if (!mayHaveType(title.kind, type)) return problem('bad-input', { fields: { type: 'invalid' } });
  const lacking = lackingFields({ ...title, account: title.accountEnd }, type);
  if (lacking.length === 0) return undefined;
  const fields = Object.fromEntries(lacking.map((field) => [field, 'required' as FieldProblem]));
  return problem('bad-input', { fields });
}

interface Asked {
  title: TitleRow;
  orders: readonly Payable[];
  type: InvoiceType;
  remark: string;
}

async function add(tx: MemberContext, { title, orders, type, remark }: Asked): Promise<number> {
  const lines: NewLine[] = orders.map(({ orderId, amountFen }) => ({ orderId, amountFen, ...splitVat(amountFen) }));
  const sum = (part: 'amountFen' | 'netFen' | 'vatFen') => lines.reduce((total, line) => total + line[part], 0);
  const { id: _book, ...named } = title;
  const invoice = {
    ...named,
    userId: tx.actor.userId,
    type,
    remark,
    transfer: orders.some(({ way }) => way === 'transfer'),
    amountFen: sum('amountFen'),
    netFen: sum('netFen'),
    vatFen: sum('vatFen'),
  };
  const id = await insertInvoice(tx.db, invoice, lines);
  await recordChange(tx, {
    action: 'invoice.applied',
    subject: `invoice:${id}`,
    after: { state: 'applied', type, title: title.title, amountFen: invoice.amountFen },
  });
  return id;
}
