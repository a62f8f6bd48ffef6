import { useQueryClient } from '@tanstack/react-query';
import { KEYS } from '../keys.ts';
import { PRICES } from './queries.ts';

/** What a change makes stale, and a refusal too. */
export function useRefreshPrices(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () => Promise.all([PRICES, KEYS.audit].map((queryKey) => cache.invalidateQueries({ queryKey })));
}
