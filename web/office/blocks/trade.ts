import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { SALES } from '#contract/domain/roles.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../../lib/session.ts';
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

/** Whether the reader may quote, write to buyers and correct licences. */
export function useMaySell(): boolean {
  const roles = useSession()?.roles ?? [];
  return SALES.some((role) => roles.includes(role));
}

/** Gives the same key for the same input, so that a retry after a lost reply changes nothing. */
export function useRequestKey(): (input: object) => string {
  const last = useRef({ asked: '', key: '' });
  return (input) => {
    const asked = JSON.stringify(input);
    if (last.current.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    return last.current.key;
  };
}
