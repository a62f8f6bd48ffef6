import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { galleryCalls } from '#contract/calls/gallery.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const calls = client(galleryCalls);

export function useWork(id: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['work', id, language],
    queryFn: ({ signal }) => calls.work({ id }, { signal }),
    select: (reply) => reply.work,
    // When the language changes, the work stays until its new texts arrive.
    placeholderData: keepPreviousData,
  });
}
