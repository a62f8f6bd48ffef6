import { SEARCHED_DAYS } from '#contract/calls/search-desk.ts';
import { SEARCH_TYPES } from '#contract/domain/discovery.ts';
import type { Address } from '../../ui/table/use-address.ts';

/** Filters of the list, read from the address; by default the last month's searches that found nothing. */
export function useSearchedFilter(address: Address) {
  const keyword = address.get('keyword').slice(0, 100);
  const type = address.oneOf('type', SEARCH_TYPES);
  const days = SEARCHED_DAYS.find((count) => String(count) === address.get('days'));
  const missed = address.get('which') !== 'all';
  return {
    type,
    days,
    values: { keyword, missed, days: days ?? 30, ...(type && { type }) },
    active: Boolean(keyword || type || days || !missed),
    clear: () => address.filter({ keyword: undefined, type: undefined, days: undefined, which: undefined }),
  };
}

export type SearchedFilter = ReturnType<typeof useSearchedFilter>;
