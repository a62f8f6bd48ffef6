import type { Source } from '#contract/domain/material.ts';
import type { Language } from '#contract/domain/language.ts';
import { type PageName, pages } from '#contract/domain/pages.ts';

/** Where something stands, whatever way somebody came to it. */
export interface Place {
  page: PageName;
  query?: Record<string, string>;
}

/** A page's own address; `lang` names one of its two versions, without it the reader's preference decides. */
export function addressOf(publicUrl: string, { page, query = {} }: Place, lang?: Language): string {
  const search = new URLSearchParams({ ...query, ...(lang === undefined ? {} : { lang }) }).toString();
  return `${publicUrl}${pages[page].paths[0]}${search && `?${search}`}`;
}

/** The page that shows a clip or a photo. */
export function placeOfMaterial({ id, kind, source }: { id: number; kind: string; source: Source }): Place {
  const page = kind === 'photo' ? 'detailPic' : source === 'pond5' ? 'p5Detail' : 'detail';
  return { page, query: { id: String(id) } };
}

/** Pages that are for everybody, with what may stand in their address; all else there only narrows what they show. */
export const PUBLIC_PAGES: Partial<Record<PageName, readonly string[]>> = {
  home: [],
  searchResult: ['type', 'keyword', 'categoryId'],
  materialList: ['type', 'categoryId'],
  topicList: [],
  pond5: [],
};
