import { expect, test } from 'vitest';
import { searchFor, wordsIn } from './search-words.ts';

test.each([
  ['日落 航拍', '/SearchResult?keyword=%E6%97%A5%E8%90%BD%20%E8%88%AA%E6%8B%8D'],
  ['  sunset ', '/SearchResult?keyword=sunset'],
  ['a&b=c', '/SearchResult?keyword=a%26b%3Dc'],
  [' ', undefined],
  ['海'.repeat(41), undefined],
])('the search for %j is named %s', (words, referer) => expect(searchFor(words)).toBe(referer));

test('the longest words fit into an event, whatever their letters', () => {
  expect(searchFor('🌅'.repeat(20))).toHaveLength(262);
  expect(searchFor('海'.repeat(40))).toHaveLength(382);
});

test.each([
  ['/SearchResult?keyword=%E6%97%A5%E8%90%BD+%E8%88%AA%E6%8B%8D', '日落 航拍'],
  ['https://framehall.example/searchresult/?type=pic&keyword=%20Sunset%20%20Beach%20#top', 'sunset beach'],
  ['/SearchResult?keyword=ＳＵＮ', 'sun'],
  ['/SearchResult?keyword=a%00b%0Ac', 'a b c'],
  ['/SearchResult?keyword=%E6%97', ''],
  ['/SearchResult?keyword=', ''],
  ['/SearchResult?type=pic', ''],
  ['/SearchResult', ''],
  ['/Topic?keyword=sunset', ''],
  ['https://example.com/?q=/SearchResult?keyword=sunset', ''],
  [`/SearchResult?keyword=${'x'.repeat(41)}`, ''],
  ['', ''],
])('%s was a search for %j', (referer, words) => expect(wordsIn(referer)).toBe(words));

test('what is named is read again', () => {
  for (const words of ['日落', 'red & blue', '100%', 'c++', 'naïve', '🌅'])
    expect(wordsIn(searchFor(words)!)).toBe(words);
});
