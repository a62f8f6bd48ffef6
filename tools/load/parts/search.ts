import type { InputOf } from '#contract/call.ts';
import { searchCalls } from '#contract/calls/search.ts';
import { ORIENTATIONS, SEARCH_TYPES, SORTS } from '#contract/domain/discovery.ts';
import { pick } from '#studio/random.ts';
import { type Day, languageOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';
import { ask } from '../site.ts';

type Search = InputOf<typeof searchCalls.search>;

/** Letters typed before suggestions are asked for. */
const TYPED = 3;

/** Somebody types, searches, narrows the list down, and turns a page if there is one. */
export function* search(day: Day): Errand {
  const { url, stock, random } = day;
  const language = languageOf(day);
  const word = pick(random, stock.words[language]);
  const { id, type } = pick(random, stock.things);
  const find = (name: string, input: Search) => take(name, () => ask(url, searchCalls.search, input, { language }));

  const q = Array.from(word).slice(0, TYPED).join('');
  yield* take('Suggestions', () => ask(url, searchCalls.suggest, { q, type }, { language }));
  const { next } = yield* find('Search for a word', { type, keyword: word });
  if (next !== null) yield* find('Next page of a search', { type, keyword: word, after: next });
  const other = pick(random, stock.words[language]);
  yield* find('Search for two words', { type, keyword: `${word} ${other}` });
  yield* find('Search with filters', {
    type: 'video',
    keyword: word,
    orientation: pick(random, ORIENTATIONS),
    sort: pick(random, SORTS),
  });
  yield* find('Newest of a kind', { type: pick(random, SEARCH_TYPES), sort: 'newest' });
  yield* find('Search for what looks or sounds alike', { type, like: id });
}
