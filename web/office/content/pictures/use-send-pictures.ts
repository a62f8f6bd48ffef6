import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import { toast } from '../../../ui/toast.ts';
import { KEYS } from '../../keys.ts';
import { sendPicture } from './send-picture.ts';

/** Sends pictures one after the other. One that is refused is told by name, and the others go on. */
export function useSendPictures(onSent: (pictures: ContentPicture[]) => void) {
  const cache = useQueryClient();
  const [sending, setSending] = useState<string>();
  const { mutate } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const sent: ContentPicture[] = [];
      for (const file of files) {
        setSending(file.name);
        try {
          sent.push(await sendPicture(file));
        } catch (error) {
          void toast(`${file.name} · ${(error as Error).message}`, 'failed');
        }
      }
      return sent;
    },
    onSuccess: (sent) => sent.length > 0 && onSent(sent),
    onSettled: async () => {
      setSending(undefined);
      await cache.invalidateQueries({ queryKey: KEYS.contentPictures });
    },
  });
  return { send: mutate, sending };
}
