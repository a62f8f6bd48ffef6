import { contestPath, RESULTS } from '#contract/domain/contest-pages.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { fill } from '#contract/text/fill.ts';
import type { Context } from '../../context.ts';
import { tellUser } from '../messages/messages.ts';
import type { AwardToTell, OthersToTell } from './tell.queries.ts';

const entriesUrl = (ctx: Context) => new URL(`${pages.userCenter.paths[0]}?tab=entries`, ctx.config.publicUrl).href;
const resultsUrl = (ctx: Context, slug: string) => new URL(contestPath(slug, RESULTS), ctx.config.publicUrl).href;

function quoted(language: Language, { wordsZh, wordsEn }: AwardToTell): string {
  const words = inLanguage(language, wordsZh, wordsEn);
  return words === '' ? '' : `${fill((language === 'en' ? en : zh).entries.jurySays, { words })}\n\n`;
}

const named = (language: Language, award: AwardToTell) => ({
  title: award.title,
  contest: inLanguage(language, award.contestZh, award.contestEn),
  prize: inLanguage(language, award.prizeZh, award.prizeEn),
});

export async function tellAwarded(tx: Context, award: AwardToTell): Promise<void> {
  await tellUser(tx, award.entrantId, 'entryAwarded', (language) => ({
    ...named(language, award),
    words: quoted(language, award),
    results: resultsUrl(tx, award.slug),
    url: entriesUrl(tx),
  }));
}

/** After results that had named the work. */
export async function tellRevoked(tx: Context, award: AwardToTell, reason: string): Promise<void> {
  await tellUser(tx, award.entrantId, 'entryAwardRevoked', (language) => ({ ...named(language, award), reason }));
}

/** One message about all works of somebody that got nothing. */
export async function tellOthers(tx: Context, others: OthersToTell): Promise<void> {
  await tellUser(tx, others.entrantId, 'entryNotAwarded', (language) => ({
    contest: inLanguage(language, others.contestZh, others.contestEn),
    titles: others.titles.map((title) => (language === 'en' ? `“${title}”` : `《${title}》`)).join('\n'),
    results: resultsUrl(tx, others.slug),
  }));
}
