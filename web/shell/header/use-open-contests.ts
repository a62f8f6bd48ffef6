import { useQuery } from '@tanstack/react-query';
import { contestCalls } from '#contract/calls/contests.ts';
import { client } from '../../lib/api.ts';

const contests = client(contestCalls);
const PAGE_SIZE = 100;
const KEPT_MS = 10 * 60_000;

/** How many contests take entries now; none until that is known. */
export function useOpenContests(): number {
  const { data } = useQuery({
    queryKey: ['open-contests'],
    queryFn: ({ signal }) => contests.gameList({ pageNo: 1, pageSize: PAGE_SIZE }, { signal }),
    staleTime: KEPT_MS,
    retry: false,
  });
  return data?.collectingGameCount ?? 0;
}
