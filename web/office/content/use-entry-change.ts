import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';
import type { EntrySaver } from './entry-values.ts';

/** Changes an entry in another way than by typing, once everything typed is saved. */
export function useEntryChange(saver: EntrySaver, onChanged: () => Promise<void>) {
  const cache = useQueryClient();
  const [pending, setPending] = useState(false);
  const whenSaved = async (go: (version: number) => Promise<void> | void) => {
    setPending(true);
    try {
      if (await saver.flush()) await go(saver.get().kept.version);
    } finally {
      setPending(false);
    }
  };
  const run = (
    send: (version: number) => Promise<unknown>,
    done: string,
    onDone: () => Promise<void> | void = onChanged,
  ) =>
    whenSaved(async (version) => {
      const isDone = await send(version).then(
        () => true,
        (error: Error) => void toast(error.message, 'failed'),
      );
      if (isDone) void toast(done);
      await (isDone ? onDone() : onChanged());
      await Promise.all([KEYS.content, KEYS.audit].map((queryKey) => cache.invalidateQueries({ queryKey })));
    });
  return { pending, whenSaved, run };
}
