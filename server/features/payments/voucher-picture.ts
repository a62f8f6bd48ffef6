import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { redrawPicture } from '../../platform/media/redraw.ts';
import type { Problem } from '../../platform/problem.ts';

/** Keeps what was made of the picture of a receipt where only its link leads. */
export async function storeVoucher(ctx: Context, dataUrl: string): Promise<string | Problem> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return await redrawPicture(bytes, 'receipt', async (made) => {
    const key = `vouchers/${randomUUID()}.jpg`;
    await ctx.objects.putFile('originals', key, made, { contentType: 'image/jpeg' });
    return key;
  });
}
