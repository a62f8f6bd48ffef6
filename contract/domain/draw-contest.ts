import type { Block } from './blocks.ts';
import type { ContestPart } from './contest.ts';
import { enterPath } from './contest-pages.ts';
import {
  type AroundContest,
  drawCountdown,
  drawRules,
  drawTimeline,
  linesOf,
  listed,
  section,
} from './contest-parts.ts';
import { drawFavourites, drawGallery } from './draw-gallery.ts';
import { drawWinners } from './draw-winners.ts';
import { type Drawn, drawBody, drawn, element, type Surroundings } from './draw-blocks.ts';
import { fill } from '../text/fill.ts';
import { sayTrack } from './say-limits.ts';

interface ContestBody extends AroundContest {
  body: readonly Block[];
  title: string;
  surroundings: Surroundings;
}

/** Draws a page of a contest. Its title stands above it where no part of the page says it. */
export function drawContestBody({ body, title, surroundings, ...around }: ContestBody): Drawn[] {
  const hasTitle = body.some((block) => block.type === 'contest' && block.part === 'hero');
  const shown = drawBody(body, { ...surroundings, contest: (part) => DRAW[part](around) });
  return hasTitle ? shown : [drawn('h1', title), ...shown];
}

/** The page of a contest for which nobody has written one. */
export const DEFAULT_BODY: readonly Block[] = (
  [
    'hero',
    'countdown',
    'enter',
    'winners',
    'favourites',
    'gallery',
    'tracks',
    'prizes',
    'timeline',
    'jury',
    'rules',
    'sponsors',
  ] as const
).map((part) => ({ type: 'contest', part }));

/** The same for its results. */
export const RESULTS_BODY: readonly Block[] = (
  ['hero', 'winners', 'favourites', 'gallery', 'jury', 'rules', 'sponsors'] as const
).map((part) => ({
  type: 'contest',
  part,
}));

/** A part that has nothing to say is left out. */
const DRAW: Record<ContestPart, (around: AroundContest) => Drawn | undefined> = {
  hero: ({ contest: { state, series, title, summary }, words }) =>
    element(
      'section',
      { class: 'hero' },
      element('p', { class: state }, words.states[state]),
      series === '' ? undefined : element('p', { class: 'series' }, series),
      drawn('h1', title),
      summary === '' ? undefined : element('p', { class: 'summary' }, summary),
    ),
  countdown: drawCountdown,
  enter: ({ contest: { state, slug }, words }) =>
    state === 'open'
      ? element(
          'section',
          { class: 'enter' },
          element('a', { href: enterPath(slug), class: 'enterLink' }, words.enter),
          drawn('p', words.enterNote),
        )
      : undefined,
  tracks: ({ contest: { tracks, state }, words }) =>
    listed('tracks', words.tracks, tracks, ({ name, brief, kind, limits }) => [
      drawn('h3', name),
      // Many tracks are named after the kind that they take.
      name === words.kinds[kind] ? undefined : element('p', { class: 'kind' }, words.kinds[kind]),
      ...linesOf(brief),
      ...(state === 'soon' || state === 'open' ? sayTrack(words.limits, kind, limits) : []).map((line) =>
        element('p', { class: 'kind' }, line),
      ),
    ]),
  prizes: ({ contest: { prizes }, words }) =>
    listed('prizes', words.prizes, prizes, ({ name, reward, count, track }) => [
      drawn('h3', name),
      reward === '' ? undefined : element('p', { class: 'reward' }, reward),
      element('p', { class: 'kind' }, [fill(words.winners, { count }), track ?? ''].filter(Boolean).join(' · ')),
    ]),
  winners: drawWinners,
  favourites: drawFavourites,
  gallery: drawGallery,
  timeline: drawTimeline,
  jury: ({ contest: { jury }, words }) =>
    listed('jury', words.jury, jury, ({ name, title }) => [
      drawn('h3', name),
      title === '' ? undefined : element('p', { class: 'kind' }, title),
    ]),
  rules: drawRules,
  sponsors: ({ contest: { sponsor }, words }) =>
    sponsor === '' ? undefined : section('sponsors', words.sponsors, drawn('p', sponsor)),
};
