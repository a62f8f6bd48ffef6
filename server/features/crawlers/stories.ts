import type { ArticleType } from '#contract/domain/content.ts';
import { isSlug } from '#contract/domain/reading.ts';
import { type Drawn, drawBody, drawn } from '#contract/domain/draw-blocks.ts';
import { textFor } from '../../platform/http/reply.ts';
import { listEntries, readStory } from '../content/content.ts';
import { addressOf, pathOf, type Place, storyPlace } from './addresses.ts';
import { aroundParts, articleHtml, breadcrumbs, graph, linkTo, surroundingsOf } from './article-parts.ts';
import { feedLink } from './feed.ts';
import type { About } from './head-parts.ts';
import type { Reader } from './heads.ts';

/** Where the entries of each type are listed. */
export const LISTS: Record<ArticleType, Place> = {
  origin: { page: 'originList' },
  case: { page: 'contentList', path: '/CaseList' },
  brand: { page: 'contentList', path: '/CaseBrandList' },
  content: { page: 'contentList' },
};

const visitor = { actor: undefined };

/** A story, case, brand or article, with its text; undefined where there is none. */
export async function aboutStory(ctx: Reader, slug: string): Promise<About | undefined> {
  const article = isSlug(slug) && (await readStory({ ...ctx, ...visitor }, { slug }));
  if (!article) return undefined;
  const { title, publishedAt, changedAt, language } = article;
  const { site, content } = textFor(ctx.language);
  const place = storyPlace(article.slug);
  const description = article.seo || article.summary || title;
  const image = article.cover?.url;
  const url = addressOf(ctx.config.publicUrl, place);
  const publisher = {
    '@type': 'Organization',
    name: site.name,
    url: addressOf(ctx.config.publicUrl, { page: 'home' }),
  };
  const data = {
    '@type': 'Article',
    headline: title,
    description,
    image,
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: changedAt,
    inLanguage: language === 'en' ? 'en' : 'zh-CN',
    author: publisher,
    publisher,
  };
  return {
    place,
    title,
    description,
    image,
    type: 'article',
    dates: { publishedAt, changedAt },
    links: [feedLink(ctx)],
    languages: article.languages,
    body: articleHtml(language, [
      drawn('h1', title),
      drawn('p', article.summary),
      ...drawBody(article.body, surroundingsOf(ctx, article)),
      ...aroundParts(ctx, article),
    ]),
    data: graph([data, breadcrumbs(ctx, [content.lists[article.type].title, LISTS[article.type]], [title, place])]),
  };
}

/** The address by which an entry is found that an old link names by its number. */
export async function storyById(ctx: Reader, id: number): Promise<Place | undefined> {
  const story = await readStory({ ...ctx, ...visitor }, { id });
  return story && storyPlace(story.slug);
}

/** A list with the first page of what is in it. */
export async function aboutList(ctx: Reader, type: ArticleType): Promise<About> {
  const { infos } = await listEntries({ ...ctx, ...visitor }, { type, pageNo: 1 });
  const { title, lead } = textFor(ctx.language).content.lists[type];
  const place = LISTS[type];
  const listed = infos.map((info) => ({ ...info, path: pathOf(storyPlace(info.slug)) }));
  return {
    place,
    title,
    description: lead,
    image: infos.find(({ cover }) => cover !== null)?.cover?.url,
    type: 'website',
    links: [feedLink(ctx)],
    body: articleHtml(ctx.language, [drawn('h1', title), drawn('p', lead), listOf(listed)]),
    data: graph([
      {
        '@type': 'CollectionPage',
        name: title,
        description: lead,
        url: addressOf(ctx.config.publicUrl, place),
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: listed.map(({ path, title: name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: `${ctx.config.publicUrl}${path}`,
          })),
        },
      },
      breadcrumbs(ctx, [title, place]),
    ]),
  };
}

function listOf(listed: readonly { path: string; title: string; summary: string }[]): Drawn {
  const lines = listed.map(({ path, title, summary }) =>
    drawn('li', drawn('h2', linkTo(path, title)), drawn('p', summary)),
  );
  return drawn('ul', ...lines);
}
