import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LicenceFormat } from '#contract/domain/licence-formats.ts';
import type { Context } from '../../../context.ts';
import { withFile } from '../../../platform/content.ts';
import { MediaCrashed, MediaRejected } from '../../../platform/media/failures.ts';
import { inFolder } from '../../../platform/media/folder.ts';
import { openMediaProcess } from '../../../platform/media/media.ts';
import type { MadeFile } from '../../../platform/media/steps.ts';
import { withXmp } from '../../../platform/xmp/embed.ts';
import type { FileToCopy } from '../copies/copies.queries.ts';
import { licencePacket } from '../copies/licence-packet.ts';
import { findWanted, isWanted, noteCrash, noteFailed, noteMade, noteProgress } from './formats.queries.ts';

/** A file whose process has died this often cannot be made. */
const CRASHES = 2;
/** As much as the system lets the process write; longer films are refused as too heavy. */
const LIMITS = { diskBytes: 2 * 1024 ** 3 };
const PERCENT_STEP = 4;

type Wanted = FileToCopy & { key: string };

/** Makes a licensed original in another format. Running it twice, or again after a crash, does no harm. */
export async function makeFormat(
  ctx: Context,
  { fileId, format }: { fileId: number; format: LicenceFormat },
  signal: AbortSignal,
): Promise<void> {
  const wanted = await findWanted(ctx.db, fileId, format);
  if (!wanted) return;
  try {
    const sizeBytes = await inFolder(ctx.config.workDir, async (folder) => {
      const made = await draw(ctx, { wanted, format }, folder, signal);
      return await store(ctx, wanted, made);
    });
    if ((await noteMade(ctx.db, wanted.key, sizeBytes)) || (await isWanted(ctx.db, wanted.key))) return;
    // The licence has ended meanwhile.
    await ctx.objects.remove('originals', [wanted.key]);
  } catch (error) {
    const crashed = error instanceof MediaCrashed && !signal.aborted;
    const hopeless = error instanceof MediaRejected || (crashed && (await noteCrash(ctx.db, wanted.key)) >= CRASHES);
    if (!hopeless) throw error;
    ctx.log.warn({ err: error, key: wanted.key }, 'a licensed original cannot be made in another format');
    await noteFailed(ctx.db, wanted.key);
  }
}

interface Work {
  wanted: Wanted;
  format: LicenceFormat;
}

async function draw(ctx: Context, { wanted, format }: Work, folder: string, signal: AbortSignal): Promise<MadeFile> {
  const file = join(folder, 'original');
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  await ctx.objects.fetchTo('originals', wanted.original, file, signal);
  const kind = wanted.kind === 'photo' ? 'photo' : 'video';
  const media = await openMediaProcess({ kind, file, outputDir, signal, limits: LIMITS });
  const progress = openProgress(ctx, wanted.key);
  try {
    // A photo needs no measuring first.
    const input = kind === 'photo' ? {} : { probe: (await media.run('probe' as never, {} as never)).facts };
    const { files } = await media.run(format as never, input as never, progress.report);
    if (!files[0]) throw new MediaCrashed('it made nothing');
    return files[0];
  } finally {
    await progress.end();
    await media.close();
  }
}

function openProgress(ctx: Context, key: string) {
  let told = 0;
  let writing: Promise<void> = Promise.resolve();
  return {
    report(percent: number): void {
      if (percent < told + PERCENT_STEP) return;
      told = percent;
      // A failure is ignored here: if the database is gone, noting the file will fail too.
      writing = writing.then(() => noteProgress(ctx.db, key, Math.floor(percent))).catch(() => undefined);
    },
    end: () => writing,
  };
}

/** Stores it with the licence inside, as every file that a licence delivers. */
async function store(ctx: Context, wanted: Wanted, { file, contentType }: MadeFile): Promise<number> {
  return await withFile(file, async (bare) => {
    const content = (await withXmp(bare, licencePacket(wanted, ctx.config))) ?? bare;
    await ctx.objects.putContent('originals', wanted.key, content, { contentType });
    return content.size;
  });
}
