import { useInfiniteQuery } from '@tanstack/react-query';
import { type Gallery, galleryCalls } from '#contract/calls/gallery.ts';
import { client } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';

const calls = client(galleryCalls);

interface Wanted {
  slug: string;
  /** All of them when undefined. */
  track: number | undefined;
  /** Where the works of all tracks begin, which the page has brought along. */
  first: Gallery;
}

/** The works of a contest as far as the reader has gone. */
export function useWorks({ slug, track, first: { works: begun, more: isMore } }: Wanted) {
  const language = useLanguage();
  const found = useInfiniteQuery({
    queryKey: ['gallery', slug, track, language],
    queryFn: ({ pageParam, signal }) => calls.works({ contest: slug, track, after: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ works, more }) => (more ? works.at(-1)?.id : undefined),
    ...(track === undefined && {
      initialData: { pages: [{ works: begun, more: isMore }], pageParams: [undefined] },
    }),
    staleTime: Infinity,
  });
  return { ...found, works: found.data?.pages.flatMap(({ works }) => works) ?? [] };
}
