import { randomUUID } from 'node:crypto';
import type { ShopPicture } from '#contract/domain/material-center.ts';
import type { Context } from '../../../context.ts';
import { redrawPicture } from '../../../platform/media/redraw.ts';
import type { Problem } from '../../../platform/problem.ts';

/** Stores what was made of an owner's picture under a key beyond guessing. */
export async function storePicture(ctx: Context, picture: ShopPicture, bytes: Buffer): Promise<string | Problem> {
  return await redrawPicture(bytes, picture, async (made) => {
    const key = `shops/${randomUUID()}/${picture}.webp`;
    await ctx.objects.putFile('previews', key, made, {
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    return key;
  });
}
