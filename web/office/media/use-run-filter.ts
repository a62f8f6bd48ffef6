import { MEDIA_KINDS } from '#contract/domain/media.ts';
import type { Address } from '../../ui/table/use-address.ts';

/** Filters of the list, read from the address. */
export function useRunFilter(address: Address) {
  const kind = address.oneOf('kind', MEDIA_KINDS);
  const keyword = address.get('keyword').slice(0, 100);
  return {
    values: { keyword, ...(kind === undefined ? {} : { kind }) },
    active: Boolean(keyword || kind),
    clear: () => address.filter({ keyword: undefined, kind: undefined }),
  };
}

export type RunFilter = ReturnType<typeof useRunFilter>;
