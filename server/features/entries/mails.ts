import type { RejectCode } from '#contract/domain/entry.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { tellUser, whenInChina } from '../messages/messages.ts';
import type { EntryRow } from './entries.queries.ts';

export type Entered = Pick<
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

export async function tellEligible(tx: Context, entry: Entered): Promise<void> {
  await tellUser(tx, entry.entrantId, 'entryEligible', (language) => ({ ...named(language, entry), url: urlOf(tx) }));
}

/** The reason, and until when the entry can be fixed. */
export async function tellRejected(
  tx: Context,
  entry: Entered & { open: boolean },
  { code, words }: { code: RejectCode; words: string },
): Promise<void> {
  await tellUser(tx, entry.entrantId, entry.open ? 'entryRejected' : 'entryRejectedLate', (language) => ({
    ...named(language, entry),
    reason: (language === 'en' ? en : zh).entries.reasons[code],
    words: words === '' ? '' : `${words}\n\n`,
    until: whenInChina(language, entry.closesAt),
    url: urlOf(tx),
  }));
}
