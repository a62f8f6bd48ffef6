import { pageAt, pages } from './pages.ts';

/** Longer words are hardly those of several visitors; the address of their search would not fit into an event. */
const LONGEST = 40;

/** The search for these words, as tracking names it; the rest of its address may be personal. */
export function searchFor(words: string): string | undefined {
  const keyword = words.toWellFormed().trim();
  if (keyword === '' || keyword.length > LONGEST) return undefined;
  return `${pages.searchResult.paths[0]}?keyword=${encodeURIComponent(keyword)}`;
}

/** The words of the search that led somewhere, written alike whoever typed them; empty when it was no search. */
export function wordsIn(referer: string): string {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\?([^#]*)/i.exec(referer) ?? [];
  if (pageAt(path) !== 'searchResult') return '';
  const keyword = /(?:^|&)keyword=([^&]*)/.exec(query)?.[1] ?? '';
  const words = decoded(keyword)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words.length > LONGEST ? '' : words;
}

/** Empty when the text was not encoded as addresses are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
