import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';

interface Order {
  was: number[];
  ids: number[];
}

interface List {
  infos: { id: number }[];
}

/** Saves the order of a list at once, one change after the other; on failure the items move back. */
export function useOrder(queryKey: QueryKey, send: (order: Order) => Promise<unknown>) {
  const cache = useQueryClient();
  const mutationKey = ['order', ...queryKey];
  const saving = useMutation({
    mutationKey,
    mutationFn: send,
    scope: { id: JSON.stringify(mutationKey) },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => {
      if (cache.isMutating({ mutationKey }) === 1) void cache.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
    },
  });
  return (ids: number[]) => {
    const was = cache.getQueryData<List>(queryKey)?.infos.map(({ id }) => id) ?? [];
    void cache.cancelQueries({ queryKey });
    cache.setQueryData<List>(queryKey, (list) => list && { ...list, infos: inOrder(list.infos, ids) });
    saving.mutate({ was, ids });
  };
}

function inOrder<Item extends { id: number }>(items: Item[], ids: number[]): Item[] {
  return items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
