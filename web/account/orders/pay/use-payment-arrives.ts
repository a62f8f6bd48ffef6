import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { payments } from '../queries.ts';
import type { ToPay } from './to-pay.ts';

const ASK_AGAIN_MS = 3000;

export interface Check {
  now: () => void;
  checking: boolean;
  /** The gateway was asked and has seen no money yet. */
  notYet: boolean;
}

/** Asks the gateway again and again while the page is visible, and shows the money once it has arrived. */
export function usePaymentArrives({ thing, refresh }: Pick<ToPay, 'thing' | 'refresh'>, expected: boolean): Check {
  const { t } = useTranslation();
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['payment-check', thing],
    queryFn: ({ signal }) => payments.check(thing, { signal }),
    enabled: expected,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const waits = data?.state === 'quoted' || data?.state === 'awaiting';
  const arrived = data !== undefined && (!waits || data.trouble);
  const fine = arrived && !data.trouble && (data.state === 'paid' || data.state === 'confirmed');
  const refreshed = useEffectEvent(refresh);
  useEffect(() => {
    if (!arrived) return;
    void refreshed();
    if (fine) void toast(t(($) => $.orderPay.arrived));
  }, [arrived, fine, t]);
  return { now: () => void refetch(), checking: isFetching, notYet: waits && !data.trouble };
}
