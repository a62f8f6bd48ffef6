import { type ContentEntry, type Question } from '#contract/calls/content.ts';
import { type Drawn, drawBody, drawn, NOTHING_AROUND } from '#contract/domain/draw-blocks.ts';
import { pages } from '#contract/domain/pages.ts';
import type { SiteInfo } from '#contract/domain/site.ts';
import { drawnHtml } from '../../platform/http/drawn-html.ts';
import { textFor } from '../../platform/http/reply.ts';
import { readEntry, readQuestions } from '../content/content.ts';
import { addressOf, type Place, placeOfMaterial } from './addresses.ts';
import type { About } from './head-parts.ts';
import type { Reader } from './heads.ts';

/** Who we are, with the text of the page. */
export async function aboutUs(ctx: Reader): Promise<About | undefined> {
  const entry = await readEntry({ ...ctx, actor: undefined }, 'page', 'about');
  if (!entry) return undefined;
  const { site, content } = textFor(ctx.language);
  const { publicUrl, site: info } = ctx.config;
  const contact = [info.hotline && `${content.about.hotline} ${info.hotline}`, info.email].filter(Boolean).join(' · ');
  const description = entry.seo || entry.summary;
  return {
    place: { page: 'about' },
    title: entry.title,
    type: 'website',
    description,
    image: entry.cover ?? undefined,
    languages: entry.languages,
    body: articleHtml(entry.language, [
      drawn('h1', entry.title),
      drawn('p', entry.summary),
      ...drawBody(entry.body, surroundingsOf(ctx, entry)),
      drawn('h2', content.about.contact),
      drawn('p', contact),
    ]),
    data: graph([
      organisation(publicUrl, site.name, description, info),
      breadcrumbs(ctx, { page: 'about' }, entry.title),
    ]),
  };
}

/** All questions with their answers. */
export async function aboutQuestions(ctx: Reader): Promise<About | undefined> {
  const groups = await readQuestions(ctx);
  if (groups.length === 0) return undefined;
  const words = textFor(ctx.language).content.questions;
  const place: Place = { page: 'questions' };
  return {
    place,
    title: words.title,
    type: 'website',
    description: words.lead,
    image: undefined,
    body: articleHtml(ctx.language, [
      drawn('h1', words.title),
      drawn('p', words.lead),
      ...groups.map(({ group, questions }) =>
        drawn('section', drawn('h2', words.groups[group]), ...questions.flatMap(questionParts)),
      ),
    ]),
    data: graph([
      {
        '@type': 'FAQPage',
        url: addressOf(ctx.config.publicUrl, place),
        mainEntity: groups.flatMap(({ questions }) => questions).map((question) => questionData(question)),
      },
      breadcrumbs(ctx, place, words.title),
    ]),
  };
}

type Asked = Pick<Question, 'slug' | 'title' | 'answer'>;

function questionParts({ slug, title, answer }: Asked): Drawn[] {
  return [{ ...drawn('h3', title), attributes: { id: slug } }, ...drawBody(answer, NOTHING_AROUND)];
}

function questionData({ title, answer }: Asked) {
  const text = drawnHtml(drawBody(answer, NOTHING_AROUND));
  return { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } };
}

function articleHtml(language: string, children: Drawn[]): string {
  const lang = language === 'en' ? 'en' : 'zh-CN';
  return drawnHtml([{ ...drawn('main', ...children), attributes: { class: 'first', lang } }]);
}

function surroundingsOf(
  ctx: Reader,
  { pictures, materials, figures }: Pick<ContentEntry, 'pictures' | 'materials' | 'figures'>,
) {
  const count = new Intl.NumberFormat(ctx.language === 'en' ? 'en-GB' : 'zh-CN');
  const counted = Object.entries(figures ?? {}).map(([name, value]) => [name, count.format(value)] as const);
  const named = materials.map((item) => {
    const [id, title] = 'musicId' in item ? [item.musicId, item.musicName] : [item.id, item.title];
    const { page, query } = placeOfMaterial({ id, kind: item.kind, source: 'from' in item ? item.from : 'other' });
    return [item.code, { title, path: `${pages[page].paths[0]}?${new URLSearchParams(query).toString()}` }] as const;
  });
  return {
    pictures,
    materials: Object.fromEntries(named),
    figures: { ...NOTHING_AROUND.figures, ...Object.fromEntries(counted) },
  };
}

function graph(parts: object[]): object {
  return { '@graph': parts };
}

function organisation(publicUrl: string, name: string, description: string, { hotline, email, social }: SiteInfo) {
  const contact = { ...(hotline && { telephone: hotline }), ...(email && { email }) };
  return {
    '@type': 'Organization',
    name,
    description,
    url: addressOf(publicUrl, { page: 'home' }),
    logo: `${publicUrl}/favicon.svg`,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(Object.keys(contact).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...contact },
    }),
  };
}

function breadcrumbs({ config, language }: Reader, place: Place, title: string) {
  const steps: [string, Place][] = [
    [textFor(language).site.name, { page: 'home' }],
    [title, place],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, at], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(config.publicUrl, at),
    })),
  };
}
