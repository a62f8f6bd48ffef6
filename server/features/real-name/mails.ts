import type { NameReason } from '#contract/domain/real-name.ts';
import { pages } from '#contract/domain/pages.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';
import { findNewest } from './real-name.queries.ts';

const urlOf = (ctx: Context) => new URL(`${pages.materialCenter.paths[0]}?tab=realName`, ctx.config.publicUrl).href;

export async function tellReceived(ctx: Context, userId: number): Promise<void> {
  const newest = await findNewest(ctx.db, userId);
  if (!newest) return;
  const url = urlOf(ctx);
  await tellUser(ctx, userId, 'realNameReceived', (language) => ({ due: dayInWords(language, newest.dueAt), url }));
}

export async function tellVerified(ctx: Context, userId: number): Promise<void> {
  const url = new URL(`${pages.materialCenter.paths[0]}?tab=bank`, ctx.config.publicUrl).href;
  await tellUser(ctx, userId, 'realNameVerified', () => ({ url }));
}

export async function tellRejected(
  ctx: Context,
  userId: number,
  { reason, words }: { reason: NameReason; words: string },
): Promise<void> {
  const url = urlOf(ctx);
  await tellUser(ctx, userId, 'realNameRejected', (language) => ({
    reason: (language === 'en' ? en : zh).realName.reasons[reason],
    words,
    url,
  }));
}
