import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BILL_KINDS, paymentCalls } from '#contract/calls/payments.ts';
import { client } from '../../lib/api.ts';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';

export const billCalls = client({ bill: paymentCalls.bill, exportBill: paymentCalls.exportBill });

/** The account's money as the address narrows it. */
export function useBill() {
  const address = useAddress();
  const kind = address.oneOf('kind', BILL_KINDS);
  const from = dayIn(address.get('from'));
  const to = dayIn(address.get('to'));
  const wrongRange = from !== undefined && to !== undefined && to < from;
  const filter = { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
  const query = useQuery({
    queryKey: ['bill', filter, address.page],
    queryFn: ({ signal }) => billCalls.bill({ ...filter, pageNo: address.page, pageSize: PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !wrongRange,
  });
  const clear = () => address.filter({ kind: undefined, from: undefined, to: undefined });
  return { address, kind, from, to, filter, wrongRange, query, clear, filtered: Object.keys(filter).length > 0 };
}

/** Addresses are typed by people too. */
function dayIn(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
