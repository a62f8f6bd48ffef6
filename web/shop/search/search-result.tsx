import { currentLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { AlikeResult } from './alike-result.tsx';
import { categoriesQuery } from './catalogue.ts';
import { asksForAlike, readAddress, useAddress } from './search-address.ts';
import { priceOptionsQuery } from './use-price-options.ts';
import { FIRST_VISIT, searchQuery } from './use-search.ts';
import { WordsResult } from './words-result.tsx';

export const firstData = () => {
  const wanted = readAddress(new URLSearchParams(location.search));
  const language = currentLanguage();
  return [
    queryClient.prefetchInfiniteQuery(searchQuery(wanted, language, FIRST_VISIT)),
    queryClient.prefetchQuery(categoriesQuery(wanted.type, language)),
    queryClient.prefetchQuery(priceOptionsQuery(wanted)),
  ];
};

export function SearchResult() {
  const address = useAddress();
  return asksForAlike(address.wanted) ? <AlikeResult address={address} /> : <WordsResult address={address} />;
}
