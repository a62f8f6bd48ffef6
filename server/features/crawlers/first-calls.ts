import type { Call } from '#contract/call.ts';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { homeContentCalls } from '#contract/calls/home-content.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import { searchCalls } from '#contract/calls/search.ts';
import { kindOfType } from '#contract/domain/discovery.ts';
import type { PageName } from '#contract/domain/pages.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import type { FirstCall } from '../../platform/http/first-replies.ts';
import type { AskedPage } from '../../platform/http/pages.ts';

type Query = URLSearchParams;
type CallsFor = (query: Query) => FirstCall[];

/** Calls of a page's first screen, as the screen makes them for a visitor (`firstData` in its file). */
const CALLS: Partial<Record<PageName, CallsFor>> = {
  home: () => [of(catalogueCalls.home), of(homeContentCalls.read)],
  searchResult: search,
  detail: material,
  p5Detail: material,
  detailPic: material,
  music,
};

export function firstCalls({ name, query }: Pick<AskedPage, 'name' | 'query'>): FirstCall[] {
  return CALLS[name]?.(query) ?? [];
}

const CATEGORIES = { video: catalogueCalls.videoCategories, pic: catalogueCalls.photoCategories };

/** Searches by words are left to the page, because each one that the server makes is counted. */
function search(query: Query): FirstCall[] {
  const type = query.get('type') ?? 'video';
  if ((type !== 'video' && type !== 'pic') || !hasOnly(query, ['type', 'lang'])) return [];
  return [
    of(searchCalls.search, { type, keyword: '', sort: 'relevance', pageSize: '60' }),
    of(priceCalls.classes, { kind: priceKindOf(kindOfType(type)) }),
    of(CATEGORIES[type]),
  ];
}

function material(query: Query): FirstCall[] {
  const id = /^[1-9]\d{0,15}$/.exec(query.get('id') ?? '')?.[0];
  if (!id) return [];
  const { method, path } = catalogueCalls.material;
  return [{ method, url: path.replace(':id', id) }, of(priceCalls.from, { materialId: id })];
}

function music(query: Query): FirstCall[] {
  if (!hasOnly(query, ['lang'])) return [];
  const sounds = (sort: string) => of(searchCalls.search, { type: 'music', sort, pageSize: '6' });
  return [of(catalogueCalls.musicTags), of(catalogueCalls.playlists), sounds('popular'), sounds('newest')];
}

function of({ method, path }: Pick<Call, 'method' | 'path'>, input: Record<string, string> = {}): FirstCall {
  const query = new URLSearchParams(input).toString();
  return { method, url: query ? `${path}?${query}` : path };
}

function hasOnly(query: Query, names: string[]): boolean {
  return [...query.keys()].every((name) => names.includes(name));
}
