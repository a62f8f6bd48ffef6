import { isSlug } from '#contract/domain/reading.ts';
import { contestAt, contestPath, isNamedAddress, RESULTS } from '#contract/domain/contest-pages.ts';
import { drawn } from '#contract/domain/draw-blocks.ts';
import { drawContestBody } from '#contract/domain/draw-contest.ts';
import { currentTime } from '../../platform/database/database.ts';
import type { AskedPage } from '../../platform/http/pages.ts';
import { textFor } from '../../platform/http/reply.ts';
import { readContestPage, readDecided } from '../contest-pages/contest-pages.ts';
import { addressOf, type Place } from './addresses.ts';
import { articleHtml, breadcrumbs, graph, linkTo, surroundingsOf } from './article-parts.ts';
import { LIST } from './events.ts';
import type { About } from './head-parts.ts';
import type { Reader } from './heads.ts';

export const contestPlace = (slug: string, page: string): Place => ({ page: 'contest', path: contestPath(slug, page) });

/** A page of a contest. Paths that the product names are there before their contest is. */
export async function aboutContest(
  ctx: Reader,
  { path, query }: AskedPage,
): Promise<About | { movedTo: Place } | 'missing' | undefined> {
  const asked = contestAt(path, query);
  const isNamed = isNamedAddress(path);
  const found = asked && (await find(ctx, asked));
  if (!found) return isNamed && !(query.has('city') || query.has('contest')) ? undefined : 'missing';
  const place = contestPlace(found.slug, found.page);
  if (!isNamed && place.path !== path) return { movedTo: place };
  return await aboutPage(ctx, found, place);
}

async function find(ctx: Reader, { slug, page }: { slug: string; page: string }) {
  return isSlug(slug) && isSlug(page) ? await readContestPage({ ...ctx, actor: undefined }, { slug, page }) : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof readContestPage>>>;

async function aboutPage(ctx: Reader, found: Found, place: Place): Promise<About> {
  const { title, contest, body } = found;
  const { site, content, contestPage, entries } = textFor(ctx.language);
  const description = found.seo || found.summary || contest.summary || title;
  const image = found.cover?.url;
  const words = { ...contestPage, kinds: entries.kinds, limits: entries.limits };
  const surroundings = surroundingsOf(ctx, found);
  const now = await currentTime(ctx.db);
  return {
    place,
    title,
    description,
    image,
    type: 'website',
    languages: found.languages,
    body: articleHtml(found.language, drawContestBody({ body, title, surroundings, contest, words, now })),
    data: graph([
      {
        '@type': 'Event',
        name: contest.title,
        description,
        image,
        startDate: contest.opensAt,
        endDate: contest.closesAt,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: addressOf(ctx.config.publicUrl, place) },
        url: addressOf(ctx.config.publicUrl, place),
        organizer: { '@type': 'Organization', name: site.name, url: addressOf(ctx.config.publicUrl, { page: 'home' }) },
        ...(contest.sponsor !== '' && { sponsor: { '@type': 'Organization', name: contest.sponsor } }),
      },
      breadcrumbs(ctx, [content.activities.title, LIST], [title, place]),
    ]),
  };
}

export const OUTCOMES: Place = { page: 'postActivityList' };

/** Contests whose results are out. */
export async function aboutOutcomes(ctx: Reader): Promise<About> {
  const { infos } = await readDecided(ctx);
  const { title, lead } = textFor(ctx.language).contestPage.outcomes;
  const lines = infos.map((info) =>
    drawn('li', linkTo(contestPath(info.slug, RESULTS), info.title), drawn('p', info.summary)),
  );
  return {
    place: OUTCOMES,
    title,
    description: lead,
    image: undefined,
    type: 'website',
    body: articleHtml(ctx.language, [drawn('h1', title), drawn('p', lead), drawn('ul', ...lines)]),
    data: graph([
      { '@type': 'CollectionPage', name: title, description: lead, url: addressOf(ctx.config.publicUrl, OUTCOMES) },
      breadcrumbs(ctx, [title, OUTCOMES]),
    ]),
  };
}
