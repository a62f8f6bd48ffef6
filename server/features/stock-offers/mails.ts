import { inLanguage } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { OfferOutcome } from '#contract/domain/stock-offer.ts';
import type { Context } from '../../context.ts';
import { tellUser } from '../messages/messages.ts';
import type { OfferedEntry } from './stock-offers.queries.ts';

/** Says what to do next: describe the works that were taken over, or send originals of those that are too small. */
export async function tellTakenOver(
  tx: Context,
  entry: OfferedEntry,
  count: Record<OfferOutcome, number>,
): Promise<void> {
  const { entrantId, title, contestZh, contestEn } = entry;
  const addressOf = (page: 'materialCenter' | 'userCenter', query: string) =>
    new URL(`${pages[page].paths[0]}${query}`, tx.config.publicUrl).href;
  if (count.taken > 0)
    await tellUser(tx, entrantId, 'entryTakenOver', (language) => ({
      title,
      contest: inLanguage(language, contestZh, contestEn),
      url: addressOf('materialCenter', ''),
    }));
  if (count['too-small'] > 0)
    await tellUser(tx, entrantId, 'entryTooSmall', (language) => ({
      title,
      contest: inLanguage(language, contestZh, contestEn),
      count: count['too-small'],
      url: addressOf('userCenter', '?tab=entries'),
    }));
}
