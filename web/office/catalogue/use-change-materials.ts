import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueDeskCalls, type MaterialEdit } from '#contract/calls/catalogue-desk.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { materialQuery } from './queries.ts';
import { KEYS } from '../keys.ts';

const materials = client(catalogueDeskCalls);

/** Reloads what a change to materials, or a refused one, makes stale. */
function useRefresh(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [KEYS.materials, KEYS.topics, KEYS.playlists, KEYS.audit])
      void cache.invalidateQueries({ queryKey });
  };
}

interface Outcome {
  done: number[];
  left: number[];
}

export type BulkAction = 'feature' | 'unfeature' | 'takeDown';
type Bulk = { ids: number[] } & ({ action: 'feature' | 'unfeature' } | { action: 'takeDown'; reason: string });

/** Features materials, stops featuring them or takes them offline, and reports how many. */
export function useChangeMaterials() {
  const { t } = useTranslation();
  const say = (action: BulkAction, { done, left }: Outcome) => {
    if (left.length > 0)
      return toast(
        t(($) => $.office.catalogue.someLeft, { done: done.length, count: left.length }),
        'failed',
      );
    if (done.length === 1) return toast(t(($) => $.office.catalogue[action].done));
    return toast(t(($) => $.office.catalogue[action].doneMany, { count: done.length }));
  };
  return useMutation({
    mutationFn: (change: Bulk) =>
      change.action === 'takeDown'
        ? materials.takeDown({ ids: change.ids, reason: change.reason })
        : materials.feature({ ids: change.ids, featured: change.action === 'feature' }),
    onSuccess: (outcome, { action }) => void say(action, outcome),
    // The dialog for taking offline shows its own errors.
    onError: (error, { action }) => void (action !== 'takeDown' && toast(error.message, 'failed')),
    onSettled: useRefresh(),
  });
}

export function usePutBack() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: { id: number; reason: string }) => materials.putBack(input),
    onSuccess: () => void toast(t(($) => $.office.catalogue.putBack.done)),
    onSettled: useRefresh(),
  });
}

export function useCloseReport() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: { id: number; answer: string }) => materials.closeReport(input),
    onSuccess: () => void toast(t(($) => $.office.catalogue.reports.done)),
    onSettled: useRefresh(),
  });
}

export function useEditMaterial() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (edit: MaterialEdit & { id: number; version: string }) => (await materials.edit(edit)).material,
    onSuccess: (material) => {
      cache.setQueryData(materialQuery(material.id).queryKey, material);
      void toast(t(($) => $.office.catalogue.form.saved));
    },
    onSettled: useRefresh(),
  });
}
