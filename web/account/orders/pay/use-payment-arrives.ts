import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { payments, refreshOrder } from '../queries.ts';

const ASK_AGAIN_MS = 3000;

export interface Check {
  now: () => void;
  checking: boolean;
  /** The gateway was asked and has seen no money yet. */
  notYet: boolean;
}

/** Asks the gateway again and again while the page is visible, and shows the money once it has arrived. */
export function usePaymentArrives(orderId: number, expected: boolean): Check {
  const { t } = useTranslation();
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['payment-check', orderId],
    queryFn: ({ signal }) => payments.check({ orderId }, { signal }),
    enabled: expected,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const arrived = data !== undefined && (data.state !== 'quoted' || data.trouble);
  const fine = arrived && !data.trouble && (data.state === 'paid' || data.state === 'confirmed');
  useEffect(() => {
    if (!arrived) return;
    void refreshOrder(orderId);
    if (fine) void toast(t(($) => $.orderPay.arrived));
  }, [arrived, fine, orderId, t]);
  return { now: () => void refetch(), checking: isFetching, notYet: data?.state === 'quoted' && !data.trouble };
}
