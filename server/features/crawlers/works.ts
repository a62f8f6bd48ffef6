import type { Work } from '#contract/calls/gallery.ts';
import { drawn, element } from '#contract/domain/draw-blocks.ts';
import { linesOf } from '#contract/domain/contest-parts.ts';
import { contestPath } from '#contract/domain/contest-pages.ts';
import { textFor } from '../../platform/http/reply.ts';
import { readWork } from '../gallery/gallery.ts';
import { addressOf, pathOf, type Place } from './addresses.ts';
import { articleHtml, breadcrumbs, graph, linkTo } from './article-parts.ts';
import { contestPlace } from './contests.ts';
import { LIST } from './events.ts';
import { type About, isoDuration } from './head-parts.ts';
import type { Reader } from './heads.ts';

export const workPlace = (id: number): Place => ({ page: 'workDetail', query: { id: String(id) } });

/** A work of a contest; undefined while visitors may not see it. */
export async function aboutWork(ctx: Reader, id: number): Promise<About | undefined> {
  const work = await readWork(ctx, id);
  if (!work) return undefined;
  const { title, story, contest, shown } = work;
  const { content } = textFor(ctx.language);
  const place = workPlace(id);
  const description = story || title;
  return {
    place,
    title,
    description,
    image: shown[0]?.url,
    type: work.film === null ? 'website' : 'video.other',
    body: articleHtml(ctx.language, drawWork(ctx, work)),
    data: graph([
      { ...dataOf(work), name: title, description, url: addressOf(ctx.config.publicUrl, place) },
      breadcrumbs(
        ctx,
        [content.activities.title, LIST],
        [contest.title, contestPlace(contest.slug, 'index')],
        [title, place],
      ),
    ]),
  };
}

function drawWork({ language }: Reader, work: Work) {
  const words = textFor(language).contestPage.gallery;
  const { title, author, prize, juryWords, story, place, track, contest, shown, previous, next } = work;
  const beside = [
    [words.previous, previous],
    [words.next, next],
  ] as const;
  return [
    drawn('h1', title),
    ...[author, prize].flatMap((text) => (text === null ? [] : [drawn('p', text)])),
    ...shown.map(({ url, width, height }) =>
      element('img', { src: url, alt: title, width: String(width), height: String(height) }),
    ),
    ...linesOf(story),
    ...(juryWords === '' ? [] : [drawn('blockquote', drawn('p', juryWords), drawn('cite', words.jury))]),
    drawn('p', [track, place].filter(Boolean).join(' · ')),
    drawn('p', linkTo(contestPath(contest.slug), contest.title)),
    ...beside.flatMap(([name, id]) => (id === null ? [] : [drawn('p', linkTo(pathOf(workPlace(id)), name))])),
  ];
}

function dataOf({ author, shown: [first], film, durationMs }: Work): object {
  const creator = author === null ? {} : { creator: { '@type': 'Person', name: author }, creditText: author };
  if (film === null)
    return { '@type': 'ImageObject', contentUrl: first?.url, width: first?.width, height: first?.height, ...creator };
  return {
    '@type': 'VideoObject',
    contentUrl: film,
    thumbnailUrl: first?.url,
    duration: isoDuration(durationMs ?? 0),
    ...creator,
  };
}
