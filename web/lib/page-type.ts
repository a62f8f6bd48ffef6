import { useLocation, useSearchParams } from 'react-router';
import { SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';
import { pageAt, type PageName } from '#contract/domain/pages.ts';

/** Pages about one type of material; the others are about video or about all. */
const TYPES: Partial<Record<PageName, SearchType>> = {
  imgSearchResult: 'pic',
  detailPic: 'pic',
  order2: 'pic',
  music: 'music',
  detailMusic: 'music',
  playList: 'music',
  playListDetail: 'music',
  orderMusic: 'music',
};

/** Pages whose address names the type. */
const LISTS: readonly (PageName | undefined)[] = ['searchResult', 'imgSearchResult', 'materialList', 'shop', 'p5Shop'];

/** The type of material that the current page is about, for the search that begins there. */
export function usePageType(): SearchType {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = pageAt(pathname);
  const named = LISTS.includes(page) ? SEARCH_TYPES.find((type) => type === params.get('type')) : undefined;
  return named ?? typeOfTarget(params) ?? (page && TYPES[page]) ?? 'video';
}

/** The cart, favourites and music name what they show by numbers. */
function typeOfTarget(params: URLSearchParams): SearchType | undefined {
  if (params.get('musicType') === '2') return 'effect';
  const target = params.get('targetType');
  return target === '1' ? 'pic' : target === '100' ? 'music' : undefined;
}
