import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';
import { type CollectionName, COLLECTIONS } from './collections.ts';

/** Reloads what a change to a topic or playlist, or a refused one, makes stale. */
export function useRefresh(name: CollectionName): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [COLLECTIONS[name].key, KEYS.materials, KEYS.audit])
      void cache.invalidateQueries({ queryKey });
  };
}

export function useRemove(name: CollectionName, onDone: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) => COLLECTIONS[name].calls.remove({ id, version }),
    onSuccess: () => {
      void toast(t(($) => $.office[name].remove.done));
      onDone();
    },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefresh(name),
  });
}

export function useMember(name: CollectionName, id: number, change: 'addMaterial' | 'removeMaterial') {
  return useMutation({
    mutationFn: (materialId: number) => COLLECTIONS[name].calls[change]({ id, materialId }),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefresh(name),
  });
}
