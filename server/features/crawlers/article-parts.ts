import type { Written } from '#contract/body.ts';
import type { ContentEntry } from '#contract/calls/content.ts';
import { type Drawn, drawn, NOTHING_AROUND, type Surroundings } from '#contract/domain/draw-blocks.ts';
import type { Language } from '#contract/domain/language.ts';
import { formatFen } from '#contract/domain/money.ts';
import { fill } from '#contract/text/fill.ts';
import { drawnHtml } from '../../platform/http/drawn-html.ts';
import { textFor } from '../../platform/http/reply.ts';
import { addressOf, pathOf, type Place, placeOfMaterial } from './addresses.ts';
import type { Reader } from './heads.ts';

/** What a page says, in the language in which it is written. */
export function articleHtml(language: Language, children: Drawn[]): string {
  const lang = language === 'en' ? 'en' : 'zh-CN';
  return drawnHtml([{ ...drawn('main', ...children), attributes: { class: 'first', lang } }]);
}

/** What blocks only name, as it is now. */
export function surroundingsOf(
  ctx: Reader,
  { pictures, materials, prices, figures }: Omit<Written, 'body'>,
): Surroundings {
  const count = new Intl.NumberFormat(ctx.language === 'en' ? 'en-GB' : 'zh-CN');
  const counted = Object.entries(figures ?? {}).map(([name, value]) => [name, count.format(value)] as const);
  const named = materials.map((item) => {
    const [id, title] = 'musicId' in item ? [item.musicId, item.musicName] : [item.id, item.title];
    const place = placeOfMaterial({ id, kind: item.kind, source: 'from' in item ? item.from : 'other' });
    return [item.code, { title, path: pathOf(place), price: priceWords(ctx, prices[item.code]) }] as const;
  });
  return {
    pictures,
    materials: Object.fromEntries(named),
    figures: { ...NOTHING_AROUND.figures, ...Object.fromEntries(counted) },
  };
}

function priceWords({ language }: Reader, fen: number | null | undefined): string {
  const { byQuote, from } = textFor(language).material;
  return typeof fen === 'number' ? fill(from, { price: formatFen(fen) }) : byQuote;
}

/** Links to the shops and topics that belong to an entry. */
export function aroundParts({ language }: Reader, { shops, topics }: Pick<ContentEntry, 'shops' | 'topics'>): Drawn[] {
  const words = textFor(language).content.story;
  const at = (page: 'shop' | 'topic', id: number) => pathOf({ page, query: { id: String(id) } });
  return [
    ...linksUnder(
      words.shops,
      shops.map(({ id, name }) => linkTo(at('shop', id), name)),
    ),
    ...linksUnder(
      words.topics,
      topics.map(({ id, title }) => linkTo(at('topic', id), title)),
    ),
  ];
}

function linksUnder(title: string, links: Drawn[]): Drawn[] {
  return links.length === 0 ? [] : [drawn('h2', title), drawn('ul', ...links.map((link) => drawn('li', link)))];
}

export function graph(parts: object[]): object {
  return { '@graph': parts };
}

/** The way from the home page to a page, itself included. */
export function breadcrumbs({ config, language }: Reader, ...steps: (readonly [string, Place])[]) {
  const way = [[textFor(language).site.name, { page: 'home' }] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, at], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(config.publicUrl, at),
    })),
  };
}

/** A link to a page of this site. */
export function linkTo(path: string, words: string): Drawn {
  return { ...drawn('a', words), attributes: { href: path } };
}
