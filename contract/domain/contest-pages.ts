/** The first page of a contest. */
export const INDEX = 'index';
/** The page that tells who won, once that is known. */
export const RESULTS = 'results';

/** A page of a contest, by the names of both. */
export interface ContestPlace {
  slug: string;
  page: string;
}

const FIVE_CITIES = 'five-city-tour';

/** Pages with an address of their own, the first of each being the one that links use; all others are at /contest. */
const NAMED: readonly (ContestPlace & { path: string })[] = [
  { path: '/8k2021', slug: '8k2021', page: INDEX },
  { path: '/8k2022', slug: '8k2022', page: INDEX },
  { path: '/8k2023', slug: '8k2023', page: INDEX },
  { path: '/8k2024', slug: '8k2024', page: INDEX },
  { path: '/canon2022', slug: 'canon2022', page: INDEX },
  { path: '/canon2022autumn', slug: 'canon2022autumn', page: INDEX },
  { path: '/canonScenicRally', slug: 'canon-scenic-rally', page: INDEX },
  { path: '/fcb1year', slug: 'fcb1year', page: INDEX },
  { path: '/fcb1year/index', slug: 'fcb1year', page: INDEX },
  { path: '/fcb1year/m1', slug: 'fcb1year', page: 'm1' },
  { path: '/fcb1year/m2', slug: 'fcb1year', page: 'm2' },
  { path: '/fcb1year/m3', slug: 'fcb1year', page: 'm3' },
  { path: '/fiveCityTour', slug: FIVE_CITIES, page: INDEX },
  // The same for phones.
  { path: '/fiveCityH5', slug: FIVE_CITIES, page: INDEX },
];

/** One city of the tour, and the results of a contest, are named in the query. */
const CITY = '/fivecityh5detail';
const OUTCOME = '/postactivitydetail';

const plain = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

/** `URLSearchParams`, of which the contract knows no more. */
interface Query {
  get: (name: string) => string | null;
}

/** Which page of which contest stands at an address. */
export function contestAt(path: string, query: Query): ContestPlace | undefined {
  const asked = plain(path);
  if (asked === CITY) return { slug: FIVE_CITIES, page: query.get('city') ?? INDEX };
  if (asked === OUTCOME) return outcomeOf(query.get('contest'));
  const known = NAMED.find((one) => plain(one.path) === asked);
  if (known) return { slug: known.slug, page: known.page };
  const [, slug, page = INDEX] = /^\/contest\/([^/]+)(?:\/(?!enter$)([^/]+))?$/.exec(asked) ?? [];
  return slug === undefined ? undefined : { slug, page };
}

function outcomeOf(slug: string | null): ContestPlace | undefined {
  return slug === null ? undefined : { slug, page: RESULTS };
}

/** The address of a page of a contest. */
export function contestPath(slug: string, page: string = INDEX): string {
  const named = NAMED.find((one) => one.slug === slug && one.page === page);
  if (named) return named.path;
  return `/contest/${encodeURIComponent(slug)}${page === INDEX ? '' : `/${encodeURIComponent(page)}`}`;
}

/** Where one enters a contest. */
export function enterPath(slug: string): string {
  return `/contest/${encodeURIComponent(slug)}/enter`;
}

/** Where one looks at a work. */
export function workPath(id: number): string {
  return `/WorkDetail?id=${id}`;
}

/** Whether an address belongs to the product, so that it is there before its contest is. */
export function isNamedAddress(path: string): boolean {
  return [CITY, OUTCOME].includes(plain(path)) || NAMED.some((one) => plain(one.path) === plain(path));
}
