import { pages } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { setMail } from './readers.queries.ts';

const SEALED = /^stop-news (\d{1,15})$/;

/** The address by which whoever got a mail stops the next ones, without logging in. */
export function stopUrl(ctx: Context, userId: number): string {
  const url = new URL(pages.mailStop.paths[0], ctx.config.publicUrl);
  url.searchParams.set('key', ctx.secrets.seal(`stop-news ${userId}`));
  return url.href;
}

export async function stopMail(ctx: Context, key: string): Promise<Problem | undefined> {
  const userId = readKey(ctx, key);
  if (userId === undefined) return problem('link-expired');
  await setMail(ctx.db, userId, false);
  return undefined;
}

function readKey(ctx: Context, key: string): number | undefined {
  try {
    const [, userId] = SEALED.exec(ctx.secrets.open(key)) ?? [];
    return userId === undefined ? undefined : Number(userId);
  } catch {
    return undefined;
  }
}
