import { fill } from '../text/fill.ts';
import { type AroundContest, type Exhibit, section } from './contest-parts.ts';
import { workPath } from './contest-pages.ts';
import { type Drawn, drawn, element } from './draw-blocks.ts';

/** The works from the beginning; pages put a gallery in its place in which people find all of them. */
export function drawGallery({ contest: { gallery }, words }: AroundContest): Drawn | undefined {
  if (!gallery) return undefined;
  const works = gallery.works.map((work) =>
    drawExhibit(work, work.prize, work.author === null ? work.track : `${work.author} · ${work.track}`),
  );
  return element(
    'section',
    { class: 'exhibition', 'data-part': 'gallery' },
    drawn('h2', words.gallery.title),
    element('ul', { class: 'works' }, ...works),
  );
}

/** What the audience liked best, apart from what the jury decided. */
export function drawFavourites({ contest: { favourites }, words }: AroundContest): Drawn | undefined {
  if (favourites.length === 0) return undefined;
  const works = favourites.map((work) =>
    drawExhibit(work, fill(words.favourites.votes, { count: work.votes }), work.author ?? ''),
  );
  return section(
    'winners',
    words.favourites.title,
    drawn('p', words.favourites.note),
    element('ul', { class: 'works' }, ...works),
  );
}

function drawExhibit(work: Exhibit, prize: string | null, note: string): Drawn {
  const { url, width, height } = work.picture;
  const picture = element('img', {
    src: url,
    alt: '',
    width: String(width),
    height: String(height),
    loading: 'lazy',
  });
  return drawn(
    'li',
    element('a', { href: workPath(work.id) }, picture, work.title),
    prize === null ? undefined : element('p', { class: 'reward' }, prize),
    note === '' ? undefined : element('p', { class: 'kind' }, note),
  );
}
