import type { InvoiceType } from '#contract/domain/invoice.ts';
import type { Context, MemberContext } from '../../../context.ts';
import { must, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { once } from '../../idempotency/idempotency.ts';
import { addReplacement, unfit } from '../apply.ts';
import { findOwnInvoice, listLines } from '../invoices.queries.ts';
import { tellApplied, tellRejected } from '../mails.ts';
import { moveInvoice } from '../move.ts';
import { sendToProvider } from '../provider/errands.ts';
import { lockOwnThings } from '../lock-things.ts';
import { findTitle, noteUse } from '../titles.queries.ts';
import { lockInvoice } from './red.queries.ts';
import { askRed } from './red.ts';
import { findAwaiting, restart, wakeLines } from './replacement.queries.ts';

interface Wish {
  key: string;
  id: number;
  titleId: number;
  type: InvoiceType;
  remark: string;
}

/** Takes an invoice with a wrong title back and asks for a right one, in one step. */
export async function correctInvoice(ctx: MemberContext, wish: Wish): Promise<{ id: number } | Problem> {
  return await once(ctx, { call: 'invoices.correct', body: wish }, async (tx) => {
    const lines = (await listLines(tx.db, wish.id)).filter(({ live }) => live);
    if (!(await lockOwnThings(tx, lines))) return problem('not-found');
    const state = await lockInvoice(tx.db, wish.id);
    const invoice = await findOwnInvoice(tx.db, wish.id, tx.actor.userId);
    const title = await findTitle(tx.db, wish.titleId, tx.actor.userId);
    if (!invoice || !title) return problem('not-found');
    if (state !== 'issued') return problem('changed-meanwhile');
    const refused = unfit(title, wish.type);
    if (refused) return refused;
    const lineIds = lines.map(({ id }) => id);
    await askRed(tx, { invoiceId: wish.id, state, lineIds, reason: '01', by: 'buyer' });
    const { type, remark } = wish;
    const id = await addReplacement(tx, { title, type, remark }, { ...invoice, lines });
    await noteUse(tx.db, title.id);
    return { id };
  });
}

/** Lets the invoice that replaces another wait for finance, now that the other is gone. */
export async function startReplacement(tx: Context, replaced: number): Promise<void> {
  const id = await findAwaiting(tx.db, replaced);
  if (id === undefined) return;
  if ((await wakeLines(tx.db, id)) === 0) {
    const set = { reason: 'refunded' } as const;
    must(await moveInvoice(tx, { id, from: 'awaiting', to: 'rejected', by: 'system', set }));
    return await tellRejected(tx, id, { reason: 'refunded', words: '' });
  }
  await restart(tx.db, id);
  must(await moveInvoice(tx, { id, from: 'awaiting', to: 'applied', by: 'system' }));
  await recordChange(tx, { action: 'invoice.replaced', subject: `invoice:${replaced}`, after: { by: id } });
  await tellApplied(tx, id);
  await sendToProvider(tx, id);
}
