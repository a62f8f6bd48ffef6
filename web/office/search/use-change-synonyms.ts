import { useMutation, useQueryClient } from '@tanstack/react-query';
import { searchDeskCalls, type Synonyms } from '#contract/calls/search-desk.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

const desk = client(searchDeskCalls);

/** A group being edited; a new one has no id yet. */
export type SynonymDraft = Pick<Synonyms, 'words'> & Partial<Pick<Synonyms, 'id' | 'version'>>;

/** Reloads what a change, or a refused one, makes stale. */
function useRefresh(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [KEYS.search, KEYS.audit]) void cache.invalidateQueries({ queryKey });
  };
}

/** The dialog shows its own errors. */
export function useSaveSynonyms() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id, version, words }: SynonymDraft) =>
      id === undefined || version === undefined
        ? desk.addSynonyms({ words })
        : desk.editSynonyms({ id, version, words }),
    onSuccess: (_, { id }) => void toast(t(($) => (id === undefined ? $.office.search.added : $.office.search.edited))),
    onSettled: useRefresh(),
  });
}

export function useRemoveSynonyms() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) => desk.removeSynonyms({ id, version }),
    onSuccess: () => void toast(t(($) => $.office.search.removed)),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefresh(),
  });
}
