import { ARTICLE_TYPES } from '#contract/domain/content.ts';
import type { PageName } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { listPlaylists } from '../catalogue/catalogue.ts';
import { activityDates, articleDates, storyDates } from '../content/content.ts';
import { contestPageDates } from '../contest-pages/contest-pages.ts';
import { workDates } from '../gallery/gallery.ts';
import { policyDates } from '../policies/policies.ts';
import { addressOf, type Place, placeOfMaterial, PUBLIC_PAGES, storyPlace } from './addresses.ts';
import { contestPlace, OUTCOMES } from './contests.ts';
import { eventPlace, LIST } from './events.ts';
import { policyPlace } from './policies.ts';
import { LISTS } from './stories.ts';
import { workPlace } from './works.ts';
import { filledStretches, materialsOfStretch, shopIds, topicIds } from './sitemap.queries.ts';

type Ctx = Pick<Context, 'db' | 'config'>;

/** The protocol allows 50,000 addresses in a file; a fifth of that is quick to read and write. */
const STRETCH = 10_000;
const MOST = 50_000;
const LAST_STRETCH = Math.floor(Number.MAX_SAFE_INTEGER / STRETCH) - 1;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Lists all parts. Materials are split into parts by id, so that a part stays the same when others change. */
export async function sitemapIndex({ db, config }: Ctx): Promise<string> {
  const [materials, shown] = await Promise.all([filledStretches(db, STRETCH), workDates(db, 1)]);
  const works = shown.length > 0 ? ['works'] : [];
  const parts = [
    'pages',
    'content',
    'topics',
    'playlists',
    'shops',
    ...works,
    ...materials.map((n) => `materials-${n}`),
  ];
  const lines = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${config.publicUrl}/sitemap/${part}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** One part; undefined when there is none of that name. */
export async function sitemapPart({ db, config }: Ctx, part: string): Promise<string | undefined> {
  const places = await placesOf(db, part);
  if (!places) return undefined;
  const lines = places.map(({ changed, ...place }) => {
    const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(addressOf(config.publicUrl, place))}</loc>${modified}</url>`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>\n`;
}

type Dated = Place & { changed?: Date };

async function placesOf(db: Context['db'], part: string): Promise<Dated[] | undefined> {
  if (part === 'pages') return [...publicPlaces(), ...(await articlePlaces(db)), ...(await policyPlaces(db))];
  if (part === 'content') return await contentPlaces(db);
  if (part === 'topics') return (await topicIds(db, MOST)).map((id) => ({ page: 'topic', query: { id: String(id) } }));
  if (part === 'playlists')
    return (await listPlaylists(db, MOST)).map(({ id }) => ({ page: 'playListDetail', query: { id: String(id) } }));
  if (part === 'shops') return (await shopIds(db, MOST)).map((id) => ({ page: 'shop', query: { id: String(id) } }));
  if (part === 'works') return (await workDates(db, MOST)).map(({ id, changed }) => ({ ...workPlace(id), changed }));
  const n = Number(/^materials-(\d{1,15})$/.exec(part)?.[1] ?? Number.NaN);
  if (!(n <= LAST_STRETCH)) return undefined;
  const rows = await materialsOfStretch(db, n, STRETCH);
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({ ...placeOfMaterial(row), changed: row.updatedAt }));
}

function publicPlaces(): Place[] {
  const pages = (Object.keys(PUBLIC_PAGES) as PageName[]).filter((page) => page !== 'searchResult');
  return [
    ...pages.map((page) => ({ page })),
    { page: 'music', query: { musicType: '2' } },
    ...['video', 'pic'].map((type) => ({ page: 'searchResult' as const, query: { type } })),
  ];
}

/** Pages that editors write, while there is something to read. */
async function articlePlaces(db: Context['db']): Promise<Dated[]> {
  const dates = await articleDates(db);
  return (['about', 'questions'] as const).flatMap((page) => {
    const changed = dates[page];
    return changed === null ? [] : [{ page, changed }];
  });
}

async function policyPlaces(db: Context['db']): Promise<Dated[]> {
  return (await policyDates(db)).map(({ name, changed }) => ({ ...policyPlace(name), changed }));
}

/** Lists that are not empty, the list of activities, and all that is in them. */
async function contentPlaces(db: Context['db']): Promise<Dated[]> {
  const stories = await storyDates(db, MOST);
  const lists = ARTICLE_TYPES.filter((type) => stories.some((story) => story.type === type)).map((type) => LISTS[type]);
  const events = await activityDates(db, MOST);
  const contests = await contestPageDates(db, MOST);
  return [
    ...lists,
    LIST,
    OUTCOMES,
    ...stories.map(({ slug, changed }) => ({ ...storyPlace(slug), changed })),
    ...events.map(({ slug, changed }) => ({ ...eventPlace(slug), changed })),
    ...contests.map(({ slug, page, changed }) => ({ ...contestPlace(slug, page), ...(changed && { changed }) })),
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
