import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import { findConflicts, insertLicences, insertSales, linesToLicense, lockMaterials } from './issue.queries.ts';
import { recordChanges } from '../audit/audit.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { lastDayOf } from './last-day.ts';
import { textFor } from '../../platform/http/reply.ts';
import { must } from '../../platform/problem.ts';
import { countTouched, insertReversals, refuseOpen, revokeValid } from './revoke.queries.ts';

export { letLicencesAge } from './time-passed.queries.ts';

/**
 * Materials of an order that cannot be licensed any more: somebody else has bought them out, or they are to be bought
 * out while others hold licences that have not ended. In the transaction that then issues licences it holds until that
 * commits, for nobody else can issue one for the same material meanwhile.
 */
export async function conflictsOf(ctx: Context, orderId: number): Promise<number[]> {
  await lockMaterials(ctx.db, orderId);
  return await findConflicts(ctx.db, orderId);
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** FHL- and three groups of four: 60 random bits that can be read aloud. */
export function newNumber(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `FHL-${group()}-${group()}-${group()}`;
}

type Line = Awaited<ReturnType<typeof linesToLicense>>[number];

function licenceOf(orderId: number, { materialState: _state, ownerId: _owner, ...line }: Line) {
  return { ...line, orderId, number: newNumber(), endsOn: lastDayOf(line.startsOn, line.period) };
}

/** One licence for each line of an order that is being confirmed, and a sale for whoever made it. */
export async function issueLicences(ctx: Context, orderId: number): Promise<{ id: number; number: string }[]> {
  const lines = await linesToLicense(ctx.db, orderId);
  const licences = lines.map((line) => licenceOf(orderId, line));
  const ids = await insertLicences(ctx.db, licences);
  await insertSales(
    ctx.db,
    lines.map(({ lineId, ownerId, amountFen }) => ({ lineId, ownerId, amountFen })),
  );
  const issued = licences.map(({ number }, place) => ({ id: ids[place]!, number }));
  await recordChanges(
    ctx,
    issued.map(({ id, number }) => ({
      action: 'licence.issued',
      subject: `licence:${id}`,
      after: { state: 'valid', number, version: 1, orderId },
    })),
  );
  for (const line of lines) if (line.period === 'buyout') await takeOffSale(ctx, line);
  return issued;
}

/** What one buyer has for themselves is not sold to others. */
async function takeOffSale(ctx: Context, { materialId: id, materialState: state }: Line): Promise<void> {
  if (state !== 'online') return;
  const refused = await moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'system', reason: 'bought out' });
  // It may have left the shop by itself since it was read.
  if (refused?.code !== 'changed-meanwhile') must(refused);
}

/** Ends all licences of an order whose money goes back, and takes back what their makers were to be paid. */
export async function revokeLicences(ctx: Context, orderId: number, reason: string): Promise<void> {
  await revoke(ctx, { orderId }, reason);
  await insertReversals(ctx.db, orderId);
}

/** The ids of those that were valid until now; what was to be put right on them no longer is. */
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
  return ids;
}

/** How often anything of an order was handed out: money back is a matter of course only while nothing was. */
export async function touched(ctx: Context, orderId: number): Promise<{ downloads: number; certificates: number }> {
  return await countTouched(ctx.db, orderId);
}
