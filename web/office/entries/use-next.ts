import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { type Address, idAt } from '../../ui/table/use-address.ts';
import { KEYS } from '../keys.ts';
import { desk } from './queries.ts';

/** Claims the entry that waits longest, or the first after another, and opens it; without any, the list. */
export function useNext(address: Address) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (after: number | null) => desk.next({ contestId: idAt(address, 'contest') ?? null, after }),
    onSuccess: async ({ id }) => {
      if (id === null) void toast(t(($) => $.office.entries.done));
      address.set({ entry: id === null ? undefined : String(id) });
      await cache.invalidateQueries({ queryKey: KEYS.entries });
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
}
