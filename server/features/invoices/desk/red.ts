import type { InvoiceFile } from '#contract/domain/invoice.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { compare } from '../compare.ts';
import { findInvoice, listFiles } from '../invoices.queries.ts';
import { keepFile } from '../keep-file.ts';
import { tellConfirm } from '../mails.ts';
import { findErrandOf } from '../provider/errands.queries.ts';
import { isAtProvider } from '../provider/errands.ts';
import { finishRed, lockRed } from '../red/finish.ts';
import { findRed, type RedRecord } from '../red/red.queries.ts';
import { moveRed } from '../red/red.ts';
import { isNumberTaken, lockForDesk, saveFile } from './decide.queries.ts';
import { askedOfRed, readDetail } from './desk.ts';

type Reply = ReturnType<typeof readDetail>;
type One = { id: number };

/** Changes a red-flush of an invoice that the caller has claimed. */
async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, red: RedRecord) => Promise<Problem | undefined>,
): Reply {
  const found = await findRed(ctx.db, id);
  if (!found) return problem('not-found');
  const refused = await transaction(ctx, async (tx) => {
    const red = await lockRed(tx, id);
    const invoice = await lockForDesk(tx.db, found.invoiceId, tx.actor.userId);
    if (!red || invoice?.state !== 'red-requested') return problem('changed-meanwhile');
    if (isAtProvider(await findErrandOf(tx.db, red.invoiceId, id))) return problem('at-provider');
    return invoice.held ? await act(tx, red) : problem('claim-ended');
  });
  return refused ?? (await readDetail(ctx, { id: found.invoiceId }));
}

/** The buyer must confirm; whoever has to wait for it is told until when. */
export async function redConfirming(ctx: MemberContext, { id, billNumber }: One & { billNumber: string }): Reply {
  return await change(ctx, id, async (tx, { state }) => {
    const refused = await moveRed(tx, { id, from: state, to: 'confirming', by: 'finance', set: { billNumber } });
    const red = refused ? undefined : await findRed(tx.db, id);
    if (red) await tellConfirm(tx, red);
    return refused;
  });
}

export async function redConfirmed(ctx: MemberContext, { id }: One): Reply {
  return await change(ctx, id, async (tx, { state }) => {
    return await moveRed(tx, { id, from: state, to: 'confirmed', by: 'finance' });
  });
}

export async function redUpload(
  ctx: MemberContext,
  { id, kind, file }: One & { kind: InvoiceFile; file: string },
): Reply {
  const kept = await keepFile(ctx, kind, Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
  if (isProblem(kept)) return kept;
  return await change(ctx, id, async (tx, { state, invoiceId }) => {
    if (state !== 'confirmed') return problem('changed-meanwhile');
    await saveFile(tx.db, invoiceId, kept, id);
    await recordChange(tx, {
      action: 'red-flush.file-kept',
      subject: `red-flush:${id}`,
      after: { kind, sha256: kept.sha256 },
    });
    return undefined;
  });
}

export async function redIssue(ctx: MemberContext, { id, number }: One & { number: string }): Reply {
  return await change(ctx, id, async (tx, red) => {
    const invoice = await findInvoice(tx.db, red.invoiceId);
    const files = await listFiles(tx.db, red.invoiceId, id);
    const says = files.find(({ kind }) => kind === 'xml')?.says;
    if (!invoice || !says || !files.some(({ kind }) => kind === 'pdf')) return problem('invoice-files-needed');
    const asked = { ...askedOfRed(tx, invoice, red), number };
    if (!compare(asked, says).every(({ same }) => same)) return problem('invoice-differs');
    if (await isNumberTaken(tx.db, number)) return problem('bad-input', { fields: { number: 'taken' } });
    return await finishRed(tx, red, { number, by: 'finance' });
  });
}
