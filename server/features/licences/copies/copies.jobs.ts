import { type Context, transaction } from '../../../context.ts';
import { removeUnusedCopies } from './copies.ts';
import { type FileToCopy, findToCopy, keepCopy } from './copies.queries.ts';
import { licencePacket } from './licence-packet.ts';
import { writeCopy } from './write-copy.ts';

/** Makes the files that a licence delivers. One that cannot be made keeps none of the others waiting. */
export async function makeCopies(ctx: Context, data: { licenceId: number }, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  let file = await findToCopy(ctx.db, data.licenceId, 0);
  while (file) {
    try {
      await makeCopy(ctx, file, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      failures.push(error);
    }
    file = await findToCopy(ctx.db, data.licenceId, file.fileId);
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Makes one of them. Each try writes an object of its own, and one of them is kept: what a try leaves behind when it
 * dies is swept as any file that belongs to nothing.
 */
async function makeCopy(ctx: Context, file: FileToCopy, signal: AbortSignal): Promise<void> {
  const { original: key, originalBytes: size, contentType, kind } = file;
  const packet = licencePacket(file, ctx.config);
  const { bare, ...copy } = await writeCopy(ctx.objects, { key, size, contentType }, packet, signal);
  if (bare && (kind === 'photo' || kind === 'video'))
    ctx.log.warn({ key }, 'an original cannot carry its licence and is delivered as it is');
  const kept = await keepCopy(ctx.db, file.fileId, copy);
  if (!kept) await ctx.objects.remove('originals', [copy.key]);
}

export async function sweepCopies(ctx: Context): Promise<void> {
  await transaction(ctx, removeUnusedCopies);
}
