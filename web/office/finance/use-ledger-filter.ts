import { PAYMENT_WAYS } from '#contract/domain/payment.ts';
import type { Address } from '../../ui/table/use-address.ts';

/** Filters of the list, read from the address. */
export function useLedgerFilter(address: Address) {
  const keyword = address.get('keyword').slice(0, 60);
  const way = address.oneOf('way', PAYMENT_WAYS);
  const from = dayAt(address, 'from');
  const to = dayAt(address, 'to');
  return {
    way,
    from,
    to,
    values: { keyword, ...(way && { way }), ...(from && { from }), ...(to && { to }) },
    active: Boolean(keyword || way || from || to),
    clear: () => address.filter({ keyword: undefined, way: undefined, from: undefined, to: undefined }),
  };
}

export type LedgerFilter = ReturnType<typeof useLedgerFilter>;

/** The day in the address if it exists, in the format of a date field. */
function dayAt(address: Address, name: string): string | undefined {
  const day = address.get(name);
  const real = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return real && new Date(day).toISOString().startsWith(day) ? day : undefined;
}
