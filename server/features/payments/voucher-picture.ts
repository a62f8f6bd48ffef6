import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { MediaCrashed, MediaRejected } from '../../platform/media/failures.ts';
import { openMediaProcess } from '../../platform/media/media.ts';
import { problem, type Problem } from '../../platform/problem.ts';

const MB = 1024 * 1024;
const LIMITS = { memoryBytes: 500 * MB, diskBytes: 10 * MB };
/** Each is a process with its own memory. */
const MOST_AT_ONCE = 2;
let open = 0;

/** Opens the picture of a receipt where it can do no harm, and keeps what was made of it where only its link leads. */
export async function storeVoucher(ctx: Context, dataUrl: string): Promise<string | Problem> {
  if (open >= MOST_AT_ONCE) return problem('unavailable', { retryAfter: 2 });
  open += 1;
  const folder = await mkdtemp(join(tmpdir(), 'framehall-voucher-'));
  try {
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const made = await redraw(folder, bytes);
    const key = `vouchers/${randomUUID()}.jpg`;
    await ctx.objects.putFile('originals', key, made, { contentType: 'image/jpeg' });
    return key;
  } catch (error) {
    if (error instanceof MediaRejected || error instanceof MediaCrashed) return problem('bad-picture');
    throw error;
  } finally {
    open -= 1;
    await rm(folder, { recursive: true, force: true });
  }
}

async function redraw(folder: string, bytes: Buffer): Promise<string> {
  const file = join(folder, 'picture');
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  await writeFile(file, bytes);
  const media = await openMediaProcess({ kind: 'photo', file, outputDir, limits: LIMITS });
  try {
    const { files } = await media.run('receipt', {});
    const made = files[0];
    if (!made) throw new MediaCrashed('it made nothing');
    return made.file;
  } finally {
    await media.close();
  }
}
