import { AlikeResult } from './alike-result.tsx';
import { asksForAlike, useAddress } from './search-address.ts';
import { WordsResult } from './words-result.tsx';

export function SearchResult() {
  const address = useAddress();
  return asksForAlike(address.wanted) ? <AlikeResult address={address} /> : <WordsResult address={address} />;
}
