import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Context, transaction } from '../../../context.ts';
import type { Content } from '../../../platform/content.ts';
import { withXmp } from '../../../platform/xmp/embed.ts';
import { removeCopies } from './copies.ts';
import { findToCopy, keepCopy, listUnusedCopies } from './copies.queries.ts';
import { licencePacket } from './licence-packet.ts';

/**
 * Makes the file that a licence delivers. Each try writes an object of its own, and one of them is kept: what a try
 * leaves behind when it dies is swept as any file that belongs to nothing.
 */
export async function makeCopy(ctx: Context, data: { licenceId: number }, signal: AbortSignal): Promise<void> {
  const licence = await findToCopy(ctx.db, data.licenceId);
  if (!licence) return;
  const original: Content = {
    size: licence.originalBytes,
    read: async (first, length) =>
      await buffer(await ctx.objects.open('originals', licence.original, { first, last: first + length - 1 }, signal)),
  };
  const licensed = await withXmp(original, licencePacket(licence, ctx.config.publicUrl));
  if (!licensed && (licence.kind === 'photo' || licence.kind === 'video'))
    ctx.log.warn({ key: licence.original }, 'an original cannot carry its licence and is delivered as it is');
  const { content, checksum } = counted(licensed ?? original);
  const key = `licensed/${crypto.randomUUID()}${endingOf(licence.original)}`;
  await ctx.objects.putContent('originals', key, content, { contentType: licence.contentType }, signal);
  const kept = await keepCopy(ctx.db, licence.id, { key, size: content.size, crc32: checksum() });
  if (!kept) await ctx.objects.remove('originals', [key]);
}

function endingOf(key: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(key)?.[0] ?? '';
}

/** The same content, whose checksum is known when all of it has been read once and in order. */
function counted(content: Content): { content: Content; checksum: () => number } {
  let sum = 0;
  const read = async (start: number, length: number) => {
    const bytes = length > 0 ? await content.read(start, length) : Buffer.alloc(0);
    sum = crc32(bytes, sum);
    return bytes;
  };
  return { content: { size: content.size, read }, checksum: () => sum };
}

/** Copies that nobody has fetched for so long are removed, and made again when somebody does. */
const KEPT_DAYS = 30;

export async function sweepCopies(ctx: Context): Promise<void> {
  const unused = await listUnusedCopies(ctx.db, KEPT_DAYS);
  await transaction(ctx, (tx) => removeCopies(tx, unused));
}
