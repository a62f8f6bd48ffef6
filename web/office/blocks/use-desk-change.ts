import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

/** Changes something at a desk; then reloads the desk and the trail, even after a failure. `done` is said on success. */
export function useDeskChange<Input, Output>(desk: QueryKey, send: (input: Input) => Promise<Output>, done?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: () => done !== undefined && void toast(done),
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: KEYS.audit });
      await cache.invalidateQueries({ queryKey: desk });
    },
  });
}
