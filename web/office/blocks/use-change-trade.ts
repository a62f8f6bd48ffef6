import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

interface Options<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Message on success. */
  done: (output: Output) => string;
}

/** Changes an order, a payment or a licence; then reloads them, even after a failure. */
export function useChangeTrade<Input, Output>({ send, done }: Options<Input, Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: (output) => void toast(done(output)),
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: KEYS.audit });
      await cache.invalidateQueries({ queryKey: KEYS.trade });
    },
  });
}
