import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CallError } from '../../lib/api.ts';
import { paths } from '../../paths.ts';
import { useRequestKey } from '../orders/request-key.ts';
import { refreshVip } from './queries.ts';

/** Orders a plan or package as it is shown and opens the order; one that has changed meanwhile is shown anew. */
export function useOrdering<Wish>(send: (key: string, wish: Wish) => Promise<{ productOrderId: number }>) {
  const navigate = useNavigate();
  const key = useRequestKey();
  return useMutation({
    mutationFn: (wish: Wish) => send(key.current(), wish),
    onSuccess: async ({ productOrderId }) => {
      key.done();
      await navigate(paths.vipOrder({ productOrderId }), { replace: true });
      await refreshVip();
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 409) return;
      key.done();
      void refreshVip();
    },
  });
}
