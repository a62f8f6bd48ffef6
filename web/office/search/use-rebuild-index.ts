import { useMutation, useQueryClient } from '@tanstack/react-query';
import { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

const desk = client(searchDeskCalls);

export function useRebuildIndex() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => desk.rebuildIndex({}),
    onSuccess: () => void toast(t(($) => $.office.search.rebuildAsked)),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => {
      for (const queryKey of [KEYS.search, KEYS.audit]) void cache.invalidateQueries({ queryKey });
    },
  });
}
