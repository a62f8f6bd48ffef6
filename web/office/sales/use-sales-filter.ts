import { SALES_VIEWS } from '#contract/calls/sales-desk.ts';
import { PRICE_KINDS } from '#contract/domain/prices.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';

/** Filters of the list, read from the address. */
export function useSalesFilter(address: Address) {
  const view = address.oneOf('view', SALES_VIEWS) ?? 'queue';
  const keyword = address.get('keyword').slice(0, 60);
  const kind = address.oneOf('kind', PRICE_KINDS);
  return {
    view,
    keyword,
    kind,
    values: { view, keyword, ...(kind ? { kind } : {}), pageNo: address.page, pageSize: PAGE_SIZE },
    active: keyword !== '' || kind !== undefined,
    clear: () => address.filter({ keyword: undefined, kind: undefined }),
  };
}

export type SalesFilter = ReturnType<typeof useSalesFilter>;
