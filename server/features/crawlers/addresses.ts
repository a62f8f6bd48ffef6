import type { Source } from '#contract/domain/material.ts';
import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type PageName, pages } from '#contract/domain/pages.ts';

/** The page that shows something, with the query that names it. */
export interface Place {
  page: PageName;
  /** One of the page's addresses, the first unless told. */
  path?: string;
  query?: Record<string, string>;
}

/** A page's canonical address; `lang` picks one of its two versions, and without it the reader's preference decides. */
export function addressOf(publicUrl: string, place: Place, lang?: Language): string {
  return `${publicUrl}${pathOf(place, lang)}`;
}

/** The same without the site. */
export function pathOf({ page, path = pages[page].paths[0], query = {} }: Place, lang?: Language): string {
  const search = new URLSearchParams({ ...query, ...(lang === undefined ? {} : { lang }) }).toString();
  return `${path}${search && `?${search}`}`;
}

const PAGE_OF = { video: 'detail', photo: 'detailPic', music: 'detailMusic', effect: 'detailMusic' } as const;

/** The page that shows a material. */
export function placeOfMaterial({ id, kind, source }: { id: number; kind: MediaKind; source: Source }): Place {
  const page = kind === 'video' && source === 'pond5' ? 'p5Detail' : PAGE_OF[kind];
  return { page, query: { id: String(id) } };
}

/** The page of a story, case, brand or article. */
export const storyPlace = (slug: string): Place => ({ page: 'case', path: `/Case/${slug}` });

/** Public pages, with the query parameters that belong to their address; other parameters only narrow the list. */
export const PUBLIC_PAGES: Partial<Record<PageName, readonly string[]>> = {
  home: [],
  searchResult: ['type', 'keyword', 'categoryId'],
  materialList: ['type', 'categoryId'],
  topicList: [],
  music: ['musicType'],
  playList: [],
  pond5: [],
};
