import type { LicenceCorrection } from '#contract/calls/licences.ts';
import { SALES } from '#contract/domain/roles.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { newNumber } from '../../platform/paper-number.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange, recordChanges } from '../audit/audit.ts';
import { type BuyerValues, tellBuyer, tellStaff } from '../orders/orders.ts';
import { announce } from '../webhooks/webhooks.ts';
import { orderCopies, removeCopies } from './copies/copies.ts';
import { closeCorrection, insertCorrection, insertVersion, supersede } from './corrections.queries.ts';
import { copyFiles } from './files.queries.ts';
import { revoke } from './licences.ts';
import { findLicence, findOwned, type LicenceRow } from './list.queries.ts';

interface Asked {
  licenceId: number;
  wanted: LicenceCorrection;
  words: string;
}

export async function askCorrection(ctx: MemberContext, { licenceId, wanted, words }: Asked) {
  return await transaction(ctx, async (tx): Promise<Record<string, never> | Problem> => {
    const row = await findOwned(tx.db, tx.actor.userId, licenceId);
    if (!row) return problem('not-found');
    if (row.state !== 'valid') return problem('licence-ended');
    const asked = { lineId: row.lineId, licenceId, askedBy: tx.actor.userId, wanted, words };
    if ((await insertCorrection(tx.db, asked)) === undefined) return problem('correction-asked');
    await recordChange(tx, {
      action: 'licence.correction-asked',
      subject: `licence:${licenceId}`,
      after: { ...wanted },
      reason: words,
    });
    const url = new URL('/office/licences', tx.config.publicUrl).href;
    await tellStaff(tx, SALES, 'licenceCorrectionAsked', { licence: row.number, words, url });
    return {};
  });
}

interface Reissue {
  licenceId: number;
  fields: LicenceCorrection;
  reason: string;
}

/** Issues a new version under a new number; the page of the old number points to it. */
export async function reissue(ctx: MemberContext, { licenceId, fields, reason }: Reissue) {
  return await transaction(ctx, async (tx): Promise<{ licenceId: number; number: string } | Problem> => {
    const row = await findLicence(tx.db, licenceId);
    if (!row) return problem('not-found');
    if (!(await supersede(tx.db, licenceId, reason))) return problem('licence-ended');
    const number = newNumber('FHL');
    const id = await insertVersion(tx.db, row, { number, fields });
    await removeCopies(tx, [licenceId]);
    await orderCopies(tx, await copyFiles(tx.db, licenceId, id));
    await closeCorrection(tx.db, { lineId: row.lineId }, { state: 'done', answer: reason, by: tx.actor.userId });
    await recordChanges(tx, [
      {
        action: 'licence.superseded',
        subject: `licence:${licenceId}`,
        before: { state: 'valid' },
        after: { state: 'superseded', by: number },
        reason,
      },
      {
        action: 'licence.issued',
        subject: `licence:${id}`,
        after: { state: 'valid', number, version: row.version + 1, ...fields },
        reason,
      },
    ]);
    await announce(tx, 'licence.replaced', { licenceIds: [licenceId] });
    await announce(tx, 'licence.issued', { licenceIds: [id] });
    await tx.jobs.enqueue(tx.db, 'licences.certificates', { licenceIds: [id] });
    await tellHolder(tx, row, 'licenceReissued', { old: row.number, licence: number, reason });
    return { licenceId: id, number };
  });
}

interface Refusal {
  correctionId: number;
  answer: string;
}

export async function refuseCorrection(ctx: MemberContext, { correctionId, answer }: Refusal) {
  return await transaction(ctx, async (tx): Promise<Record<string, never> | Problem> => {
    const outcome = { state: 'refused', answer, by: tx.actor.userId } as const;
    const closed = await closeCorrection(tx.db, { correctionId }, outcome);
    const row = closed && (await findLicence(tx.db, closed.licenceId));
    if (!row) return problem('not-found');
    await recordChange(tx, { action: 'licence.correction-refused', subject: `licence:${row.id}`, reason: answer });
    await tellHolder(tx, row, 'licenceCorrectionRefused', { licence: row.number, reason: answer });
    return {};
  });
}

export async function revokeOne(ctx: MemberContext, { licenceId, reason }: { licenceId: number; reason: string }) {
  return await transaction(ctx, async (tx): Promise<Record<string, never> | Problem> => {
    const row = await findLicence(tx.db, licenceId);
    if (!row) return problem('not-found');
    const ended = await revoke(tx, { licenceId }, reason);
    if (ended.length === 0) return problem('licence-ended');
    await tellHolder(tx, row, 'licenceRevoked', { licence: row.number, reason });
    return {};
  });
}

type HolderMail = 'licenceReissued' | 'licenceCorrectionRefused' | 'licenceRevoked';

async function tellHolder<T extends HolderMail>(
  ctx: MemberContext,
  row: LicenceRow,
  template: T,
  values: BuyerValues<T>,
) {
  const kind = row.kind === 'effect' ? 'music' : row.kind;
  const order = { id: row.orderId, number: row.orderNumber, kind, buyerId: row.buyerId };
  const url = new URL(`/OrderMaterialList?orderId=${row.orderId}`, ctx.config.publicUrl).href;
  await tellBuyer(ctx, order, template, { ...values, url });
}
