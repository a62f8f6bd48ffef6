import type { Question } from '#contract/calls/content.ts';
import { type Drawn, drawBody, drawn, NOTHING_AROUND } from '#contract/domain/draw-blocks.ts';
import type { SiteInfo } from '#contract/domain/site.ts';
import { drawnHtml } from '../../platform/http/drawn-html.ts';
import { textFor } from '../../platform/http/reply.ts';
import { readEntry, readQuestions } from '../content/content.ts';
import { addressOf, type Place } from './addresses.ts';
import { articleHtml, breadcrumbs, graph, surroundingsOf } from './article-parts.ts';
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
    image: entry.cover?.url,
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
      breadcrumbs(ctx, [entry.title, { page: 'about' }]),
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
      breadcrumbs(ctx, [words.title, place]),
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
