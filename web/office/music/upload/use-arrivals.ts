import { useQuery } from '@tanstack/react-query';
import type { Arrival } from '#contract/calls/music-intake.ts';
import { KEYS } from '../../keys.ts';
import { intake } from '../queries.ts';

const LOOK_EVERY_MS = 2000;
/** As many as one call takes. */
const AT_ONCE = 200;

const isAtWork = ({ state }: Arrival) => state === 'uploaded' || state === 'transcoding';

/** What became of the files that were sent, by the numbers of their materials; looks again while any is at work. */
export function useArrivals(ids: readonly number[]): ReadonlyMap<number, Arrival> {
  const { data = [] } = useQuery({
    queryKey: [...KEYS.music, 'arrived', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const found: Arrival[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE)
        found.push(...(await intake.arrived({ ids: ids.slice(at, at + AT_ONCE) }, { signal })).infos);
      return found;
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.every((one) => !isAtWork(one)) ? false : LOOK_EVERY_MS),
  });
  return new Map(data.map((one) => [one.id, one]));
}
