import { useQueries } from '@tanstack/react-query';
import type { PriceKind } from '#contract/domain/prices.ts';
import { priceTreeQuery } from '../../lib/prices.ts';
import { offeredByAll } from './questions.ts';

/** The uses that all of these kinds are sold for; undefined until known. */
export function usePriceTree(kinds: readonly PriceKind[]) {
  const found = useQueries({ queries: kinds.map((kind) => priceTreeQuery(kind)) });
  const trees = found.flatMap(({ data }) => (data ? [data] : []));
  return {
    tree: trees.length === kinds.length ? offeredByAll(trees) : undefined,
    error: found.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of found) if (error) void refetch();
    },
  };
}
