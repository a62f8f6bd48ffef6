import type { Context } from '../../context.ts';

const LINK_SECONDS = 600;

/** A link for ten minutes to something that belongs to an entry. */
export async function linkTo(ctx: Context, key: string): Promise<string> {
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS });
}
