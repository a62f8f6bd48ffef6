import { FOLLOWING_LIMITS, freshText } from '#contract/domain/following.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { type Context, transaction } from '../../context.ts';
import { sendMessage } from '../messages/messages.ts';
import { newOnSale } from '../search/search.ts';
import { inAddress } from './following.ts';
import { type DueReader, takeDue } from './readers.queries.ts';
import { listSearches } from './searches.queries.ts';
import { listFollowed } from './shops.queries.ts';
import { stopUrl } from './stop-mail.ts';

/** Tells everybody who wants it what is new, in one mail a day, and only if there is anything. */
export async function tellNews(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  while (await tellOne(ctx)) signal.throwIfAborted();
}

/** Marks and tells in one transaction, so that nobody is told twice. */
async function tellOne(ctx: Context): Promise<boolean> {
  return await transaction(ctx, async (tx) => {
    const reader = await takeDue(tx.db);
    if (!reader) return false;
    const lines = [...(await newInSearches(tx, reader)), ...(await newOfShops(tx, reader))];
    if (lines.length > 0) await sendNews(tx, reader, lines);
    return true;
  });
}

async function newInSearches(ctx: Context, reader: DueReader): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, query, mail, seenAt } of await listSearches(ctx.db, reader.userId)) {
    if (!mail) continue;
    const span = { after: seenAt > reader.toldUntil ? seenAt : reader.toldUntil, until: reader.until };
    const { length } = await newOnSale(ctx, query, span, FOLLOWING_LIMITS.counted + 1);
    const address = { ...inAddress(query), sort: 'newest' };
    if (length > 0) lines.push(lineOf(reader.language, name, length, urlOf(ctx, 'searchResult', address)));
  }
  return lines;
}

async function newOfShops(ctx: Context, { userId, language, toldUntil, until }: DueReader): Promise<string[]> {
  const shops = await listFollowed(ctx.db, userId, { since: toldUntil, until });
  return shops
    .filter(({ fresh }) => fresh > 0)
    .map(({ id, nameZh, nameEn, fresh }) =>
      lineOf(language, inLanguage(language, nameZh, nameEn), fresh, urlOf(ctx, 'shop', { id: String(id) })),
    );
}

function lineOf(language: Language, name: string, fresh: number, url: string): string {
  const { newsLine } = (language === 'en' ? en : zh).following;
  const said = newsLine.replace('{{count}}', freshText(fresh)).replace('{{name}}', () => name);
  return `${said}\n${url}`;
}

function urlOf(ctx: Context, page: 'searchResult' | 'shop' | 'userCenter', query: Record<string, string>): string {
  return new URL(`${pages[page].paths[0]}?${new URLSearchParams(query).toString()}`, ctx.config.publicUrl).href;
}

async function sendNews(tx: Context, { userId, email, language }: DueReader, lines: readonly string[]): Promise<void> {
  await sendMessage(tx, {
    to: { kind: 'email', value: email },
    language,
    template: 'news',
    values: {
      news: lines.join('\n\n'),
      url: urlOf(tx, 'userCenter', { tab: 'following' }),
      stop: stopUrl(tx, userId),
    },
  });
}
