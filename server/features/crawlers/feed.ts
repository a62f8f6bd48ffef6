import type { Language } from '#contract/domain/language.ts';
import { escapeHtml } from '../../platform/http/page-head.ts';
import { textFor } from '../../platform/http/reply.ts';
import { newestArticles } from '../content/content.ts';
import { addressOf, storyPlace } from './addresses.ts';
import type { Reader } from './heads.ts';

const MOST = 50;
const TYPE = 'application/atom+xml';

type FeedReader = Pick<Reader, 'db' | 'config' | 'language'>;

const feedUrl = (publicUrl: string, language: Language) => `${publicUrl}/feed/${language}.xml`;

/** Tells feed readers where the feed is. */
export function feedLink({ config, language }: Pick<Reader, 'config' | 'language'>): Record<string, string> {
  const href = feedUrl(config.publicUrl, language);
  return { rel: 'alternate', type: TYPE, title: textFor(language).site.name, href };
}

/** The newest stories, cases, brands and articles that can be read in a language, as an Atom feed (RFC 4287). */
export async function feedOf(ctx: FeedReader): Promise<string> {
  const { config, language } = ctx;
  const { publicUrl } = config;
  const { name, description } = textFor(language).site;
  const articles = await newestArticles(ctx, MOST);
  const changed = Math.max(0, ...articles.map(({ changedAt }) => changedAt.getTime()));
  const self = feedUrl(publicUrl, language);
  const host = new URL(publicUrl).hostname;
  const entries = articles.map(({ id, slug, title, summary, publishedAt, changedAt }) =>
    element('entry', [
      // Never changes, whatever the address becomes.
      text('id', `tag:${host},2026:content/${id}`),
      text('title', title),
      ...(summary === '' ? [] : [text('summary', summary)]),
      link('alternate', 'text/html', addressOf(publicUrl, storyPlace(slug), language)),
      text('published', publishedAt.toISOString()),
      text('updated', changedAt.toISOString()),
    ]),
  );
  const children = [
    text('id', self),
    text('title', name),
    text('subtitle', description),
    link('self', TYPE, self),
    link('alternate', 'text/html', addressOf(publicUrl, { page: 'home' }, language)),
    text('updated', new Date(changed).toISOString()),
    element('author', [text('name', name)]),
    ...entries,
  ];
  const lang = language === 'en' ? 'en' : 'zh-CN';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n${children.join('\n')}\n</feed>\n`;
}

const element = (name: string, children: readonly string[]) => `<${name}>${children.join('')}</${name}>`;
const text = (name: string, words: string) => element(name, [escapeHtml(words)]);
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}"/>`;
