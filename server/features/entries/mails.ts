import { inLanguage, type Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { tellUser, whenInChina } from '../messages/messages.ts';
import type { EntryRow } from './entries.queries.ts';

type Entered = Pick<
  EntryRow,
  'id' | 'entrantId' | 'title' | 'contestZh' | 'contestEn' | 'trackZh' | 'trackEn' | 'closesAt'
>;

const urlOf = (ctx: Context) => new URL(`${pages.userCenter.paths[0]}?tab=entries`, ctx.config.publicUrl).href;
const named = (language: Language, entry: Entered) => ({
  title: entry.title,
  contest: inLanguage(language, entry.contestZh, entry.contestEn),
});

/** The receipt. */
export async function tellSubmitted(tx: Context, entry: Entered): Promise<void> {
  await tellUser(tx, entry.entrantId, 'entrySubmitted', (language) => ({
    ...named(language, entry),
    track: inLanguage(language, entry.trackZh, entry.trackEn),
    number: entry.id,
    until: whenInChina(language, entry.closesAt),
    url: urlOf(tx),
  }));
}

export async function tellWithdrawn(tx: Context, entry: Entered): Promise<void> {
  await tellUser(tx, entry.entrantId, 'entryWithdrawn', (language) => ({
    ...named(language, entry),
    number: entry.id,
  }));
}
