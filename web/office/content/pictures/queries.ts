import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { type ContentPicture, contentPictureCalls } from '#contract/calls/content-pictures.ts';
import type { Picture } from '#contract/domain/blocks.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { client } from '../../../lib/api.ts';
import { fresh, KEYS } from '../../keys.ts';

export const library = client(contentPictureCalls);

export const picturesQuery = (filter: InputOf<typeof contentPictureCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.contentPictures, 'list', filter],
    queryFn: ({ signal }) => library.list(filter, { signal }),
    ...fresh,
  });

const USES = 20;

export const usesQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.contentPictures, 'uses', id],
    queryFn: ({ signal }) => library.uses({ id, pageSize: USES }, { signal }),
    staleTime: fresh.staleTime,
  });

/** Pictures that an entry names; null for one that is gone, undefined until it is known. */
export function usePictures(keys: readonly string[]): (key: string) => ContentPicture | null | undefined {
  const named = [...new Set(keys)].filter((key) => key !== '').toSorted();
  const { data } = useQuery({
    queryKey: [...KEYS.contentPictures, 'named', named],
    queryFn: async ({ signal }) => (await library.named({ keys: named }, { signal })).pictures,
    enabled: named.length > 0,
    staleTime: 60_000,
  });
  return (key) => data && (data.find((picture) => picture.key === key) ?? null);
}

/** A picture as a body names it, described as in the library. */
export function placed({ key, altZh, altEn }: ContentPicture, language: Language): Picture {
  return { key, alt: inLanguage(language, altZh, altEn), caption: '' };
}
