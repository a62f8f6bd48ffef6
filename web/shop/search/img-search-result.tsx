import { AlikeResult, SEEN } from './alike-result.tsx';
import { asksForAlike, useAddress } from './search-address.ts';
import { WordsResult } from './words-result.tsx';

/** Photos found by words, or materials that look like a picture. */
export function ImgSearchResult() {
  const address = useAddress('pic');
  if (asksForAlike(address.wanted)) return <AlikeResult address={address} />;
  return <WordsResult address={address} types={SEEN} />;
}
