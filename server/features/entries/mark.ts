import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Context } from '../../context.ts';
import { inFolder } from '../../platform/media/folder.ts';
import { openMediaProcess } from '../../platform/media/media.ts';
import type { MadeFile } from '../../platform/media/steps.ts';
import { KEPT_FOR_GOOD } from '../catalogue/catalogue.ts';
import { filesToMark, noteMarked, saveMarked, type ToMark, unmarkedEntries } from './mark.queries.ts';

/** Has an entry marked for visitors, once the caller's transaction commits. */
export async function enqueueMark(ctx: Context, entryId: number): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, 'entries.mark', { entryId });
}

const AT_ONCE = 500;
const ASK_EVERY_SECONDS = 3600;

/** Finds entries whose job was lost, or that came before there was one. */
export async function markOlder(ctx: Context): Promise<void> {
  for (const entryId of await unmarkedEntries(ctx.db, AT_ONCE)) {
    const once = { key: String(entryId), inSeconds: ASK_EVERY_SECONDS };
    await ctx.jobs.enqueue(ctx.db, 'entries.mark', { entryId }, { once });
  }
}

/** Makes what visitors see of an entry. Running it twice, or again after a crash, does no harm. */
export async function markEntry(ctx: Context, { entryId }: { entryId: number }, signal: AbortSignal): Promise<void> {
  for (const file of await filesToMark(ctx.db, entryId))
    await inFolder(ctx.config.workDir, (folder) => mark(ctx, file, folder, signal));
  await noteMarked(ctx.db, entryId);
}

async function mark(ctx: Context, file: ToMark, folder: string, signal: AbortSignal): Promise<void> {
  const shown = join(folder, 'shown');
  await ctx.objects.fetchTo('originals', file.shownKey, shown, signal);
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  const draw = file.part === 'video' ? markVideo : markPicture;
  const { marked, card } = await draw({ file: shown, outputDir, signal });
  // A part of chance keeps works that nobody may see yet from being guessed.
  const place = `gallery/${randomUUID()}`;
  const keys = { markedKey: await store(ctx, place, marked), cardKey: card ? await store(ctx, place, card) : null };
  if (await saveMarked(ctx.db, file.id, keys)) return;
  const unused = Object.values(keys).filter((key) => key !== null);
  await ctx.objects.remove('previews', unused);
}

interface Opened {
  file: string;
  outputDir: string;
  signal: AbortSignal;
}

interface Marked {
  marked: MadeFile;
  card?: MadeFile;
}

async function markPicture(opened: Opened): Promise<Marked> {
  const media = await openMediaProcess({ kind: 'photo', ...opened });
  try {
    const { files } = await media.run('exhibit', {});
    return { marked: pick(files, 'poster'), card: pick(files, 'thumb-2x') };
  } finally {
    await media.close();
  }
}

async function markVideo(opened: Opened): Promise<Marked> {
  const media = await openMediaProcess({ kind: 'video', ...opened });
  try {
    const { facts: probe } = await media.run('probe', {});
    const { files } = await media.run('showing', { probe });
    return { marked: pick(files, 'sample') };
  } finally {
    await media.close();
  }
}

function pick(files: readonly MadeFile[], wanted: MadeFile['rendition']): MadeFile {
  const made = files.find(({ rendition }) => rendition === wanted);
  if (!made) throw new Error(`a file of an entry has no ${wanted}`);
  return made;
}

async function store(ctx: Context, place: string, { file, contentType }: MadeFile): Promise<string> {
  const key = `${place}/${basename(file)}`;
  await ctx.objects.putFile('previews', key, file, { contentType, cacheControl: KEPT_FOR_GOOD });
  return key;
}
