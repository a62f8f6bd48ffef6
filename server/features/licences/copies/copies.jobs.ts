import { type Context, transaction } from '../../../context.ts';
import { removeUnusedCopies } from './copies.ts';
import { findToCopy, keepCopy } from './copies.queries.ts';
import { licencePacket } from './licence-packet.ts';
import { writeCopy } from './write-copy.ts';

/**
 * Makes the file that a licence delivers. Each try writes an object of its own, and one of them is kept: what a try
 * leaves behind when it dies is swept as any file that belongs to nothing.
 */
export async function makeCopy(ctx: Context, data: { licenceId: number }, signal: AbortSignal): Promise<void> {
  const licence = await findToCopy(ctx.db, data.licenceId);
  if (!licence) return;
  const { original: key, originalBytes: size, contentType, kind } = licence;
  const packet = licencePacket(licence, ctx.config);
  const { bare, ...copy } = await writeCopy(ctx.objects, { key, size, contentType }, packet, signal);
  if (bare && (kind === 'photo' || kind === 'video'))
    ctx.log.warn({ key }, 'an original cannot carry its licence and is delivered as it is');
  const kept = await keepCopy(ctx.db, licence.id, copy);
  if (!kept) await ctx.objects.remove('originals', [copy.key]);
}

export async function sweepCopies(ctx: Context): Promise<void> {
  await transaction(ctx, removeUnusedCopies);
}
