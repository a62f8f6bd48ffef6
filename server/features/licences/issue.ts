import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { recordChanges } from '../audit/audit.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { insertLicences, insertSales, linesToLicense } from './issue.queries.ts';
import { lastDayOf } from './last-day.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** FHL- and three groups of four: 60 random bits that can be read aloud. */
export function newNumber(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `FHL-${group()}-${group()}-${group()}`;
}

type Line = Awaited<ReturnType<typeof linesToLicense>>[number];

function licenceOf(orderId: number, { material_state: _state, owner_id: _owner, ...line }: Line) {
  return { ...line, order_id: orderId, number: newNumber(), ends_on: lastDayOf(line.starts_on, line.period) };
}

/** One licence for each line of an order that is being confirmed, and a sale for whoever made it. */
export async function issueLicences(ctx: Context, orderId: number): Promise<{ id: number; number: string }[]> {
  const lines = await linesToLicense(ctx.db, orderId);
  const licences = lines.map((line) => licenceOf(orderId, line));
  const ids = await insertLicences(ctx.db, licences);
  await insertSales(
    ctx.db,
    lines.map(({ line_id, owner_id, amount_fen }) => ({ line_id, owner_id, amount_fen })),
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
async function takeOffSale(ctx: Context, { material_id: id, material_state: state }: Line): Promise<void> {
  if (state !== 'online') return;
  const refused = await moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'system', reason: 'bought out' });
  // It may have left the shop by itself since it was read.
  if (refused?.code !== 'changed-meanwhile') must(refused);
}
