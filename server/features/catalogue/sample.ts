import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { readSample } from './detail.queries.ts';
import { fileEnding } from './file-ending.ts';

const LINK_SECONDS = 600;

/** A link with which a browser saves the watermarked sample; of sound, its preview with the bell. */
export async function sampleLink(ctx: Context, id: number): Promise<{ url: string } | Problem> {
  const row = await readSample(ctx.db, id);
  if (!row) return problem('not-found');
  if (row.source === 'raw') return problem('no-sample');
  const isSound = row.kind === 'music' || row.kind === 'effect';
  const file = row.files[isSound ? 'preview' : 'sample'];
  if (!file) return problem('not-found');
  const ending = fileEnding(file.content_type);
  const fileName = `Framehall-${row.code}-sample${ending && `.${ending}`}`;
  return { url: await ctx.objects.signedUrl('previews', file.key, { seconds: LINK_SECONDS, fileName }) };
}
