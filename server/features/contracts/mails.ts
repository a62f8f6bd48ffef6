import { pages } from '#contract/domain/pages.ts';
import { startOfDayInChina } from '#contract/domain/china-time.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';

interface Said {
  videos: boolean;
  photos: boolean;
  reason: string;
}

/** Says what the photographer may upload from now on. */
export async function tellChanged(ctx: Context, userId: number, { videos, photos, reason }: Said): Promise<void> {
  const url = new URL(pages.materialCenter.paths[0], ctx.config.publicUrl).href;
  const may = videos ? (photos ? 'both' : 'videos') : photos ? 'photos' : 'nothing';
  await tellUser(ctx, userId, 'contractChanged', (language) => ({
    uploads: (language === 'en' ? en : zh).contracts.uploads[may],
    reason,
    url,
  }));
}

/** Says when works go offline; `day` is that day in China. */
export async function tellEnded(
  ctx: Context,
  userId: number,
  { reason, day }: { reason: string; day: string },
): Promise<void> {
  await tellUser(ctx, userId, 'contractEnded', (language) => ({
    reason,
    day: dayInWords(language, startOfDayInChina(day)),
  }));
}
