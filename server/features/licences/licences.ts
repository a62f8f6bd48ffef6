import { splitSale } from '#contract/domain/shares.ts';
import type { Context } from '../../context.ts';
import { findConflicts, insertLicences, insertSales, linesToLicense, lockMaterials } from './issue.queries.ts';
import { recordChanges } from '../audit/audit.ts';
import { moveMaterial, versionsIn } from '../catalogue/catalogue.ts';
import { announce } from '../webhooks/webhooks.ts';
import { orderCopies, removeCopies } from './copies/copies.ts';
import { freezeFiles } from './files.queries.ts';
import { lastDayOf } from './last-day.ts';
import { textFor } from '../../platform/http/reply.ts';
import { newNumber } from '../../platform/paper-number.ts';
import { must } from '../../platform/problem.ts';
import { countTouched, insertReversals, refuseOpen, revokeValid } from './revoke.queries.ts';

export { heldFor } from './held.ts';
export { lockWanted } from './issue.queries.ts';
export { findLicences } from './licences-desk.queries.ts';
export { letLicencesAge } from './time-passed.queries.ts';
export { openCorrections } from './waiting.queries.ts';

/**
 * Materials of an order that can no longer be licensed: somebody else has bought them out, or the order is for a buyout
 * while others hold licences that have not ended. The lock makes the result hold until the caller's transaction
 * commits, since nobody else can issue a licence for the same material meanwhile.
 */
export async function conflictsOf(ctx: Context, orderId: number): Promise<number[]> {
  await lockMaterials(ctx.db, orderId);
  return await findConflicts(ctx.db, orderId);
}

type Line = Awaited<ReturnType<typeof linesToLicense>>[number];

const paidFor = ({ sale: { priceFen, discountFen } }: Line) => priceFen - discountFen;

function licenceOf(orderId: number, line: Line) {
  const { materialState: _state, ownerId: _owner, sale: _sale, ...same } = line;
  const endsOn = lastDayOf(line.startsOn, line.period);
  return { ...same, orderId, number: newNumber('FHL'), endsOn, amountFen: paidFor(line) };
}

/** The sale of a line, divided once and for ever. */
function saleOf(line: Line) {
  const { lineId, ownerId, sale } = line;
  const amountFen = paidFor(line);
  return { lineId, ownerId, amountFen, ...sale, ...splitSale(amountFen, sale.sharePercent) };
}

/**
 * Issues one licence for each line of an order that is being confirmed, with the files that it covers, and records a
 * sale for each owner.
 */
export async function issueLicences(ctx: Context, orderId: number): Promise<{ id: number; number: string }[]> {
  const lines = await linesToLicense(ctx.db, orderId);
  const licences = lines.map((line) => licenceOf(orderId, line));
  const ids = await insertLicences(ctx.db, licences);
  await insertSales(ctx.db, lines.map(saleOf));
  const issued = licences.map(({ number }, place) => ({ id: ids[place]!, number }));
  await recordChanges(
    ctx,
    issued.map(({ id, number }) => ({
      action: 'licence.issued',
      subject: `licence:${id}`,
      after: { state: 'valid', number, version: 1, orderId },
    })),
  );
  await orderCopies(ctx, await freezeFiles(ctx.db, ids));
  await announce(ctx, 'licence.issued', { licenceIds: ids });
  await ctx.jobs.enqueue(ctx.db, 'licences.certificates', { licenceIds: ids });
  for (const line of lines) if (line.period === 'buyout') await takeOffSale(ctx, line);
  return issued;
}

/** Puts a material offline after a buyout, with the versions that its licence covers, so that nobody else can buy it. */
async function takeOffSale(ctx: Context, { materialId, materialState }: Line): Promise<void> {
  const versions = await versionsIn(ctx.db, materialId, 'online');
  for (const id of materialState === 'online' ? [materialId, ...versions] : versions) {
    const refused = await moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'system', reason: 'bought out' });
    // It may have gone offline since it was read.
    if (refused?.code !== 'changed-meanwhile') must(refused);
  }
}

/** Revokes all licences of an order that is refunded, and reverses the sales of their owners. */
export async function revokeLicences(ctx: Context, orderId: number, reason: string): Promise<void> {
  await revoke(ctx, { orderId }, reason);
  await insertReversals(ctx.db, orderId);
}

/** Revokes licences and refuses open corrections of them; returns the ids of those that were valid until now. */
export async function revoke(
  ctx: Context,
  which: { orderId: number } | { licenceId: number },
  reason: string,
): Promise<number[]> {
  const ids = await revokeValid(ctx.db, which, reason);
  const answer = textFor(ctx.language).correction.revoked;
  const refused = await refuseOpen(ctx.db, ids, { answer, by: ctx.actor?.userId ?? null });
  await recordChanges(ctx, [
    ...ids.map((id) => ({
      action: 'licence.revoked',
      subject: `licence:${id}`,
      before: { state: 'valid' },
      after: { state: 'revoked' },
      reason,
    })),
    ...refused.map((id) => ({ action: 'licence.correction-refused', subject: `licence:${id}`, reason: answer })),
  ]);
  await announce(ctx, 'licence.revoked', { licenceIds: ids });
  await removeCopies(ctx, ids);
  return ids;
}

/** Counts downloads and certificates of an order. A refund is routine only while there are none. */
export async function touched(ctx: Context, orderId: number): Promise<{ downloads: number; certificates: number }> {
  return await countTouched(ctx.db, orderId);
}
