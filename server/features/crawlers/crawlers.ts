import { setTimeout as wait } from 'node:timers/promises';
import type { ArticleType } from '#contract/domain/content.ts';
import { languageNamed } from '#contract/domain/language.ts';
import { contestAt } from '#contract/domain/contest-pages.ts';
import type { PageName } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { readFromReplica } from '../../platform/database/read-from-replica.ts';
import type { AskedPage } from '../../platform/http/pages.ts';
import type { PageHead } from '../../platform/http/page-head.ts';
import { textFor } from '../../platform/http/reply.ts';
import { heroPicture } from '../catalogue/catalogue.ts';
import { hasTopBanner } from '../content/content.ts';
import { addressOf, pathOf, type Place, PUBLIC_PAGES } from './addresses.ts';
import { aboutQuestions, aboutUs } from './articles.ts';
import { aboutContest, aboutOutcomes } from './contests.ts';
import { aboutEvent, aboutEvents, eventById } from './events.ts';
import { type About, headFor } from './head-parts.ts';
import { aboutMaterial, aboutPlaylist, aboutShop, type Reader } from './heads.ts';
import { aboutPolicy } from './policies.ts';
import { redirectHead } from './redirect-head.ts';
import { aboutList, aboutStory, storyById } from './stories.ts';
import { aboutTopic } from './topics.ts';
import { aboutWork } from './works.ts';

type Ctx = Pick<Context, 'db' | 'replica' | 'objects' | 'secrets' | 'config' | 'log'>;

const PATIENCE_MS = 1_000;
const PLAIN: PageHead = {};
const MISSING: PageHead = { missing: true };

/** Pages about one thing, identified by `id` in the address. */
const THINGS: Partial<Record<PageName, (ctx: Reader, id: number) => Promise<About | undefined>>> = {
  detail: aboutMaterial,
  p5Detail: aboutMaterial,
  detailPic: aboutMaterial,
  detailMusic: aboutMaterial,
  playListDetail: aboutPlaylist,
  topic: aboutTopic,
  shop: aboutShop,
  p5Shop: aboutShop,
  workDetail: aboutWork,
};

/** What a page about something says, where that is found now, or that there is no such thing. */
type Found = About | { movedTo: Place } | 'missing' | undefined;

/** Pages that editors write. */
const ARTICLES: Partial<Record<PageName, (ctx: Reader, asked: AskedPage) => Promise<Found>>> = {
  about: aboutUs,
  questions: aboutQuestions,
  originList: (ctx) => aboutList(ctx, 'origin'),
  contentList: (ctx, { path }) => aboutList(ctx, typeListedAt(path)),
  case: named({ bySlug: aboutStory, byId: storyById, all: (ctx) => aboutList(ctx, 'case') }),
  activityList: aboutEvents,
  postActivityList: aboutOutcomes,
  postActivityDetail: aboutOutcomes,
  agreement: (ctx, { path, query }) => aboutPolicy(ctx, partOf(path), query.get('version')),
  activityDetail: named({ bySlug: aboutEvent, byId: eventById, all: aboutEvents }),
};

function typeListedAt(path: string): ArticleType {
  const plain = path.toLowerCase();
  return plain.startsWith('/casebrandlist') ? 'brand' : plain.startsWith('/caselist') ? 'case' : 'content';
}

interface Named {
  bySlug: (ctx: Reader, slug: string) => Promise<About | undefined>;
  byId: (ctx: Reader, id: number) => Promise<Place | undefined>;
  /** Without a name there are all of them. */
  all: (ctx: Reader) => Promise<About>;
}

/** A page about what its address names by a slug; old links name it by its number. */
function named({ bySlug, byId, all }: Named) {
  return async (ctx: Reader, { path, query }: AskedPage): Promise<Found> => {
    const slug = partOf(path);
    if (slug !== undefined) return presentAddress(slug, await bySlug(ctx, slug));
    if (!query.has('id')) return await all(ctx);
    const id = idIn(query);
    const movedTo = id === undefined ? undefined : await byId(ctx, id);
    return movedTo ? { movedTo } : 'missing';
  };
}

/** What was renamed is found by its former slug too. */
function presentAddress(slug: string, about: About | undefined): Found {
  if (!about) return 'missing';
  return partOf(pathOf(about.place)) === slug ? about : { movedTo: about.place };
}

/** The last part of an address such as /Case/slug. */
function partOf(path: string): string | undefined {
  return /^\/[^/]+\/([^/]+)\/?$/.exec(path)?.[1];
}

/** The head of a page, for machines. A page goes out with a plain head when the database does not answer in time. */
export async function headOf(ctx: Ctx, asked: AskedPage): Promise<PageHead> {
  try {
    return await Promise.race([readHead(ctx, asked), wait(PATIENCE_MS, PLAIN, { ref: false })]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a page goes out with a plain head');
    return PLAIN;
  }
}

async function readHead(ctx: Ctx, asked: AskedPage): Promise<PageHead> {
  const copied = await readFromReplica(ctx, (from) => ownHead(from, asked));
  // What was published or renamed a moment ago may not have reached the replica.
  const head = copied.missing || copied.movedTo !== undefined ? await ownHead(ctx, asked) : copied;
  const isMissing = asked.name === 'notFound' || head.missing;
  return isMissing ? ((await redirectHead(ctx, asked)) ?? head) : head;
}

async function ownHead({ db, objects, secrets, config }: Ctx, asked: AskedPage): Promise<PageHead> {
  const { name, query, language } = asked;
  const write = contestAt(asked.path, query) ? aboutContest : ARTICLES[name];
  const article = await write?.({ db, objects, secrets, config, language }, asked);
  if (article === 'missing') return MISSING;
  if (article && 'movedTo' in article) return { movedTo: pathOf(article.movedTo, languageNamed(query.get('lang'))) };
  if (article) return headFor({ publicUrl: config.publicUrl, language, query }, article);
  const read = THINGS[name];
  if (!read || !query.has('id')) return await siteHead({ db, objects, secrets, config }, asked);
  const id = idIn(query);
  const about = id === undefined ? undefined : await read({ db, objects, secrets, config, language }, id);
  return about ? headFor({ publicUrl: config.publicUrl, language, query }, about) : MISSING;
}

function idIn(query: URLSearchParams): number | undefined {
  const id = Number(/^[1-9]\d{0,15}$/.exec(query.get('id') ?? '')?.[0]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Public pages get the head of the site, all others a plain one. */
async function siteHead(ctx: Omit<Ctx, 'log' | 'replica'>, { name, query, language }: AskedPage): Promise<PageHead> {
  const own = PUBLIC_PAGES[name];
  if (!own) return PLAIN;
  const { publicUrl } = ctx.config;
  const { title, description, name: siteName } = textFor(language).site;
  const [hero, banner] = name === 'home' ? await Promise.all([heroPicture(ctx), hasTopBanner(ctx.db, language)]) : [];
  const kept = own.flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : []));
  const about = {
    title,
    description,
    image: hero?.large,
    type: 'website',
    data: siteData(publicUrl, siteName),
  } as const;
  const head = headFor(
    { publicUrl, language, query },
    { ...about, place: { page: name, query: Object.fromEntries(kept) as Record<string, string> } },
  );
  return {
    ...head,
    links: [...(head.links ?? []), ...(hero ? [preload(hero.shown)] : [])],
    metas: [...(head.metas ?? []), ...(banner ? [BANNER_COMES] : [])],
  };
}

/** Lets the home page keep the place of a banner before it knows the banner itself, so that nothing moves. */
const BANNER_COMES = { name: 'banner', content: 'top' };

function siteData(publicUrl: string, name: string): object {
  const results = addressOf(publicUrl, { page: 'searchResult' });
  return {
    '@type': 'WebSite',
    name,
    url: addressOf(publicUrl, { page: 'home' }),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${results}?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Preloads the first picture of the home page, so that it does not wait for the page's code. */
function preload(href: string) {
  return { rel: 'preload', as: 'image', href, fetchpriority: 'high', 'data-hero': '' };
}
