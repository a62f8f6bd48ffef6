import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { isStoreGone } from '../../platform/objects/failures.ts';

/** Pixels of its longer side; papers show it at the size of a stamp. */
const MOST = 720;

/**
 * A preview as JPEG for a paper; undefined when there is none, since the paper is as good without it. A store that does
 * not answer is no reason to make a paper that lacks its picture for ever.
 */
export async function pictureForPaper(ctx: Pick<Context, 'objects' | 'log'>, key: string): Promise<Buffer | undefined> {
  try {
    const made = await buffer(await ctx.objects.open('previews', key));
    const small = sharp(made).resize({ width: MOST, height: MOST, fit: 'inside', withoutEnlargement: true });
    return await small.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer();
  } catch (error) {
    if (isStoreGone(error)) throw error;
    ctx.log.warn({ err: error, key }, 'a paper has no picture');
    return undefined;
  }
}
