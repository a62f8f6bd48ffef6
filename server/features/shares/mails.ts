import { startOfDayInChina } from '#contract/domain/china-time.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { type Context, transaction } from '../../context.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';
import { listConcerned, markTold } from './mails.queries.ts';

export interface ShareChange {
  kind: MediaKind;
  before: number;
  percent: number;
}

/** Tells a photographer what they get from a day on, where that is not what they would have got. */
export async function tellShares(tx: Context, userId: number, from: string, changes: readonly ShareChange[]) {
  if (changes.length === 0) return;
  const url = new URL('/MaterialCenter?tab=agreement', tx.config.publicUrl).href;
  await tellUser(tx, userId, 'sharesChanged', (language) => {
    const { kind: names } = (language === 'en' ? en : zh).trade;
    const shares = changes.map(({ kind, before, percent }) => `${names[kind]} ${before}% → ${percent}%`).join('\n');
    return { day: dayInWords(language, startOfDayInChina(from)), shares, url };
  });
}

/** Tells everybody whom a rate of everybody concerns; marks and tells in one transaction, so that nobody hears twice. */
export async function tellConcerned(
  ctx: Context,
  { rateId, before, percent }: { rateId: number; before: number; percent: number },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const rate = await markTold(tx.db, rateId);
    if (!rate) return;
    const changes = [{ kind: rate.kind, before, percent }];
    for (const userId of await listConcerned(tx.db, rateId)) await tellShares(tx, userId, rate.effectiveOn, changes);
  });
}
