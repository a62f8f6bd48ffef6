import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PIECES, renderPiece } from '#studio/studio.ts';
import type { Context } from '../../../context.ts';
import type { DemoEntry } from './entry.ts';

const PATIENCE_MS = 120_000;

/** Draws another take of a photo, which has no mark, because nobody sells it. */
export async function drawCover(ctx: Context, { slug, cover }: DemoEntry): Promise<Buffer> {
  const piece = PIECES.find((one) => one.slug === cover);
  if (!piece) throw new Error(`the studio knows no ${cover}`);
  const folder = await mkdtemp(join(ctx.config.workDir, 'demo-'));
  try {
    const { original } = await renderPiece(piece, folder, AbortSignal.timeout(PATIENCE_MS), `cover-${slug}`);
    return await readFile(original);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
