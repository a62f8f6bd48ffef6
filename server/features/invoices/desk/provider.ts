import { mayBeIssued, mayTakeOver } from '#contract/domain/invoice.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { saveClaim } from '../../../platform/database/claims.ts';
import { must, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { moveInvoice } from '../move.ts';
import { type Errand, findErrand } from '../provider/errands.queries.ts';
import { note } from '../provider/errands.ts';
import { lockRed } from '../red/finish.ts';
import { type Claimable, lockForDesk } from './decide.queries.ts';
import { readDetail } from './desk.ts';

type Reply = ReturnType<typeof readDetail>;
type One = { id: number };

/** Changes an errand of the provider; whoever asked for the invoice cannot. */
async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, errand: Errand, invoice: Claimable) => Promise<Problem | undefined>,
): Reply {
  const found = await findErrand(ctx.db, id);
  if (!found) return problem('not-found');
  const { invoiceId, redFlushId } = found;
  const refused = await transaction(ctx, async (tx) => {
    if (redFlushId !== null) await lockRed(tx, redFlushId);
    const invoice = await lockForDesk(tx.db, invoiceId, tx.actor.userId);
    const errand = await findErrand(tx.db, id);
    if (!invoice || !errand) return problem('not-found');
    if (invoice.userId === tx.actor.userId) return problem('own-invoice');
    return await act(tx, errand, invoice);
  });
  return refused ?? (await readDetail(ctx, { id: invoiceId }));
}

/** What failed for good gets a new number; everything else keeps its own, under which nothing is issued twice. */
export async function retry(ctx: MemberContext, { id }: One): Reply {
  return await change(ctx, id, async (tx, errand, invoice) => {
    const { state, fault, redFlushId } = errand;
    const given = state === 'by-hand' && redFlushId === null && invoice.state === 'applied';
    if (state !== 'waiting' && state !== 'sent' && state !== 'stuck' && !given) return problem('changed-meanwhile');
    const failed = state === 'stuck' && fault === 'failed';
    const red = failed && redFlushId !== null ? await lockRed(tx, redFlushId) : undefined;
    await note(tx, errand, {
      state: state === 'sent' || fault === 'differs' || fault === 'files' ? 'sent' : 'waiting',
      ...(failed && { anew: red && red.state !== 'confirmed' ? 'form' : 'paper', maybeThere: false }),
      fresh: true,
      inSeconds: 0,
    });
    await record(tx, errand, 'retried');
    return undefined;
  });
}

/** Whoever takes over has claimed it, and goes on by hand. */
export async function takeOver(ctx: MemberContext, { id, checked }: One & { checked: boolean }): Reply {
  return await change(ctx, id, async (tx, errand, invoice) => {
    if (invoice.taken) return problem('claimed-by-another');
    if (!mayTakeOver(errand)) return problem('at-provider');
    const unsure = mayBeIssued(errand);
    if (unsure && !checked) return problem('maybe-issued');
    await note(tx, errand, { state: 'by-hand', inSeconds: unsure ? 0 : null });
    const { id: invoiceId, state } = invoice;
    if (state === 'applied') must(await moveInvoice(tx, { id: invoiceId, from: state, to: 'issuing', by: 'finance' }));
    await saveClaim(tx.db, 'invoices', invoiceId, tx.actor.userId);
    await record(tx, errand, 'taken-over');
    return undefined;
  });
}

/** Of two invoices for the same thing one was taken back at the tax authority. */
export async function settled(ctx: MemberContext, { id }: One): Reply {
  return await change(ctx, id, async (tx, errand) => {
    if (errand.fault !== 'issued-too') return problem('changed-meanwhile');
    await note(tx, errand, { inSeconds: null });
    await record(tx, errand, 'settled');
    return undefined;
  });
}

async function record(tx: MemberContext, { invoiceId, number, fault, words }: Errand, what: string): Promise<void> {
  await recordChange(tx, {
    action: `invoice.${what}`,
    subject: `invoice:${invoiceId}`,
    after: { number, ...(fault && { fault, words }) },
  });
}
