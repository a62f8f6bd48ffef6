import type { QualityQueryRow, SearchMeasurement } from '#contract/calls/search-quality.ts';
import { LANGUAGES } from '#contract/domain/language.ts';
import type { Address } from '../../../ui/table/use-address.ts';

type Engine = SearchMeasurement['engine'];

export const SHOWN = ['missed', 'ungraded'] as const;

/** Which queries are listed, from the address, and with the results of which engine. */
export function useQualityFilter(address: Address, engines: readonly Engine[]) {
  const language = address.oneOf('language', LANGUAGES);
  const which = address.oneOf('which', SHOWN);
  return {
    engines,
    engine: address.oneOf('engine', engines),
    language,
    which,
    set: (changes: Record<string, string | undefined>) => address.set(changes),
    clear: () => address.set({ language: undefined, which: undefined }),
  };
}

export type QualityFilter = ReturnType<typeof useQualityFilter>;

function isListed({ language, which }: QualityFilter, query: QualityQueryRow): boolean {
  if (language && query.language !== language) return false;
  if (which === 'missed') return query.standing?.missed ?? false;
  return which === undefined || (query.standing?.ungraded ?? 0) > 0;
}

/** The queries that are listed, and the one whose results are shown: its number in the whole set is in the address. */
export function useChosenQuery(address: Address, filter: QualityFilter, all: readonly QualityQueryRow[] = []) {
  const queries = all.filter((query) => isListed(filter, query));
  const named = all[Number(address.get('query')) - 1];
  const chosen = named && queries.includes(named) ? named : queries[0];
  const choose = (query: QualityQueryRow) => address.set({ query: String(all.indexOf(query) + 1) });
  const step = (by: 1 | -1) => {
    const next = chosen && queries[queries.indexOf(chosen) + by];
    if (next) choose(next);
  };
  return { queries, chosen, choose, step };
}
