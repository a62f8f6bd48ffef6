import { isSlug } from '#contract/domain/reading.ts';
import { contestPath } from '#contract/domain/contest-pages.ts';
import { languageNamed, languageOf } from '#contract/domain/language.ts';
import { drawBody, drawn } from '#contract/domain/draw-blocks.ts';
import { clockInChina } from '#contract/domain/china-time.ts';
import { textFor } from '../../platform/http/reply.ts';
import { readActivities, readActivity } from '../content/content.ts';
import { addressOf, pathOf, type Place } from './addresses.ts';
import { aroundParts, articleHtml, breadcrumbs, graph, linkTo, surroundingsOf } from './article-parts.ts';
import { calendarOf } from './calendar.ts';
import type { About } from './head-parts.ts';
import type { Reader } from './heads.ts';

export const LIST: Place = { page: 'activityList' };
export const eventPlace = (slug: string): Place => ({ page: 'activityDetail', path: `/ActivityDetail/${slug}` });

const visitor = { actor: undefined };

const find = async (ctx: Reader, slug: string) =>
  isSlug(slug) ? await readActivity({ ...ctx, ...visitor }, { slug }) : undefined;

/** From when until when, in China. */
const span = (startsAt: string, endsAt: string) =>
  `${clockInChina(new Date(startsAt)).slice(0, 16)} – ${clockInChina(new Date(endsAt)).slice(0, 16)}`;

/** An activity with its dates; undefined where there is none. */
export async function aboutEvent(ctx: Reader, slug: string): Promise<About | undefined> {
  const activity = await find(ctx, slug);
  if (!activity) return undefined;
  const { title, summary, startsAt, endsAt, place: where } = activity;
  const { site, content } = textFor(ctx.language);
  const place = eventPlace(activity.slug);
  const description = activity.seo || summary || title;
  const when = `${span(startsAt, endsAt)} ${content.activities.chinaTime}`;
  return {
    place,
    title,
    description,
    image: activity.cover?.url,
    type: 'website',
    languages: activity.languages,
    body: articleHtml(activity.language, [
      drawn('h1', title),
      drawn('p', summary),
      drawn('p', [when, where].filter(Boolean).join(' · ')),
      ...drawBody(activity.body, surroundingsOf(ctx, activity)),
      ...aroundParts(ctx, activity),
    ]),
    data: graph([
      {
        '@type': 'Event',
        name: title,
        description,
        image: activity.cover?.url,
        startDate: startsAt,
        endDate: endsAt,
        eventStatus: 'https://schema.org/EventScheduled',
        url: addressOf(ctx.config.publicUrl, place),
        ...(where !== '' && { location: { '@type': 'Place', name: where, address: where } }),
        organizer: { '@type': 'Organization', name: site.name, url: addressOf(ctx.config.publicUrl, { page: 'home' }) },
      },
      breadcrumbs(ctx, [content.activities.title, LIST], [title, place]),
    ]),
  };
}

export async function eventById(ctx: Reader, id: number): Promise<Place | undefined> {
  const activity = await readActivity({ ...ctx, ...visitor }, { id });
  return activity && eventPlace(activity.slug);
}

/** All activities and contests, with their dates. */
export async function aboutEvents(ctx: Reader): Promise<About> {
  const infos = await readActivities({ ...ctx, ...visitor });
  const { title, lead, chinaTime } = textFor(ctx.language).content.activities;
  const lines = infos.map((info) =>
    drawn(
      'li',
      linkTo(info.kind === 'activity' ? pathOf(eventPlace(info.slug)) : contestPath(info.slug), info.title),
      drawn('p', `${span(info.startsAt, info.endsAt)} ${chinaTime}`),
    ),
  );
  return {
    place: LIST,
    title,
    description: lead,
    image: infos.find(({ cover }) => cover !== null)?.cover?.url,
    type: 'website',
    body: articleHtml(ctx.language, [drawn('h1', title), drawn('p', lead), drawn('ul', ...lines)]),
    data: graph([
      { '@type': 'CollectionPage', name: title, description: lead, url: addressOf(ctx.config.publicUrl, LIST) },
      breadcrumbs(ctx, [title, LIST]),
    ]),
  };
}

interface Asked {
  slug: string;
  lang: string | undefined;
  accepted: string | undefined;
}

/** The calendar file of an activity; undefined where there is none. */
export async function eventCalendar(ctx: Omit<Reader, 'language'>, asked: Asked): Promise<string | undefined> {
  const language = languageNamed(asked.lang ?? null) ?? languageOf(asked.accepted);
  const activity = await find({ ...ctx, language }, asked.slug);
  if (!activity) return undefined;
  return calendarOf({
    uid: `activity-${asked.slug}@${new URL(ctx.config.publicUrl).hostname}`,
    title: activity.title,
    summary: activity.summary,
    place: activity.place,
    url: addressOf(ctx.config.publicUrl, eventPlace(activity.slug)),
    startsAt: new Date(activity.startsAt),
    endsAt: new Date(activity.endsAt),
    changedAt: new Date(activity.changedAt),
  });
}
