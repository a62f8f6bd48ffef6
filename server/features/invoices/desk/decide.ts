import type { InvoiceFile, RejectReason } from '#contract/domain/invoice.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { endClaim, saveClaim } from '../../../platform/database/claims.ts';
import { isProblem, must, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { compare } from '../compare.ts';
import { moveInvoice } from '../move.ts';
import { findInvoice, listFiles } from '../invoices.queries.ts';
import { keepFile } from '../keep-file.ts';
import { mailInvoice, tellRejected } from '../mails.ts';
import { findErrandOf } from '../provider/errands.queries.ts';
import { isAtProvider, note } from '../provider/errands.ts';
import { cancelReds, dropRefunded, takeBackAsked } from '../red/early.ts';
import { type Claimable, isNumberTaken, lockForDesk, saveFile } from './decide.queries.ts';
import { readDetail } from './desk.ts';

type Reply = ReturnType<typeof readDetail>;
type One = { id: number };
const TABLE = 'invoices';

async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, invoice: Claimable) => Promise<Problem | undefined>,
): Reply {
  const refused = await transaction(ctx, async (tx) => {
    const invoice = await lockForDesk(tx.db, id, tx.actor.userId);
    return invoice ? await act(tx, invoice) : problem('not-found');
  });
  return refused ?? (await readDetail(ctx, { id }));
}

/** Whoever claims an application begins to issue it; claiming again keeps it for longer. */
export async function claim(ctx: MemberContext, { id }: One): Reply {
  return await change(ctx, id, async (tx, { userId, state, taken }) => {
    if (state !== 'applied' && state !== 'issuing' && state !== 'red-requested') return problem('changed-meanwhile');
    if (userId === tx.actor.userId) return problem('own-invoice');
    if (taken) return problem('claimed-by-another');
    const errand = await findErrandOf(tx.db, id);
    if (state === 'issuing' && isAtProvider(errand)) return problem('at-provider');
    // Nothing has been sent yet, and nothing will be.
    if (state === 'applied' && errand && isAtProvider(errand))
      await note(tx, errand, { state: 'by-hand', inSeconds: null });
    if (state === 'applied') must(await moveInvoice(tx, { id, from: state, to: 'issuing', by: 'finance' }));
    await saveClaim(tx.db, TABLE, id, tx.actor.userId);
    return undefined;
  });
}

/** Nothing was issued: the application waits again. */
export async function release(ctx: MemberContext, { id }: One): Reply {
  return await change(ctx, id, async (tx, { state, held }) => {
    if (!held) return undefined;
    await endClaim(tx.db, TABLE, id, tx.actor.userId);
    if (state !== 'issuing') return undefined;
    const refused = await moveInvoice(tx, { id, from: state, to: 'applied', by: 'finance' });
    if (!refused) await dropRefunded(tx, id);
    return refused;
  });
}

/** Why the caller cannot go on issuing. */
function notIssuing({ state, held }: Claimable): Problem | undefined {
  if (state !== 'issuing') return problem('changed-meanwhile');
  return held ? undefined : problem('claim-ended');
}

export async function upload(ctx: MemberContext, { id, kind, file }: One & { kind: InvoiceFile; file: string }): Reply {
  const kept = await keepFile(ctx, kind, Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
  if (isProblem(kept)) return kept;
  return await change(ctx, id, async (tx, invoice) => {
    const refused = notIssuing(invoice);
    if (refused) return refused;
    // The file that it replaces belongs to nothing, and is swept.
    await saveFile(tx.db, id, kept);
    await recordChange(tx, {
      action: 'invoice.file-kept',
      subject: `invoice:${id}`,
      after: { kind, sha256: kept.sha256 },
    });
    return undefined;
  });
}

/** The files must be there and the XML must say what was asked for. */
export async function issue(ctx: MemberContext, { id, number }: One & { number: string }): Reply {
  return await change(ctx, id, async (tx, claimed) => {
    const refused = notIssuing(claimed) ?? (await unproven(tx, id, number));
    if (refused) return refused;
    if (await isNumberTaken(tx.db, number)) return problem('bad-input', { fields: { number: 'taken' } });
    const move = { id, from: 'issuing', to: 'issued', by: 'finance' } as const;
    must(await moveInvoice(tx, { ...move, set: { invoiceNumber: number } }));
    await mailInvoice(tx, id);
    return await takeBackAsked(tx, id, 'finance');
  });
}

async function unproven(tx: MemberContext, id: number, number: string): Promise<Problem | undefined> {
  const invoice = await findInvoice(tx.db, id);
  const files = await listFiles(tx.db, id);
  const says = files.find(({ kind }) => kind === 'xml')?.says;
  if (!invoice || !says || !files.some(({ kind }) => kind === 'pdf')) return problem('invoice-files-needed');
  const asked = { ...invoice, number, sellerNumber: tx.config.licensor.creditCode };
  return compare(asked, says).every(({ same }) => same) ? undefined : problem('invoice-differs');
}

export async function reject(
  ctx: MemberContext,
  { id, reason, words }: One & { reason: RejectReason; words: string },
): Reply {
  return await change(ctx, id, async (tx, claimed) => {
    const refused = notIssuing(claimed);
    if (refused) return refused;
    await cancelReds(tx, id);
    must(await moveInvoice(tx, { id, from: 'issuing', to: 'rejected', by: 'finance', set: { reason, words } }));
    await tellRejected(tx, id, { reason, words });
    return undefined;
  });
}
