import { COUNTED_UP_TO } from '#contract/domain/discovery.ts';
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import type { Found, Span, Wish, Words } from '../engine.ts';
import { type Filters, narrows } from '../filters.ts';
import { pack, type Place, secondOf, unpack } from '../places.ts';
import { TITLE_BONUS } from '../title-bonus.ts';
import { type Answer, askAll, type Part } from './ask.ts';
import { filterOf, hasInTitle, hasWords, queryOf } from './fields.ts';

const MOST = COUNTED_UP_TO + 1;

type By = 'score' | 'seconds';

/** The number of a material decides between equals, so that a place needs no point in time to be found again. */
const sortedBy = (by: By) => [{ [by]: 'desc' }, { id: 'desc' }];

interface Slice {
  size: number;
  /** Where it begins; undefined for the first page, which also counts. */
  after: Place | undefined;
}

function slicePart(query: object, by: By, { size, after }: Slice): Part {
  const beginning = after ? { search_after: [after.value, after.id] } : {};
  return { query, size, sort: sortedBy(by), track_total_hits: after ? false : MOST, ...beginning };
}

const placesIn = ({ sorted }: Answer, bonus = 0): bigint[] =>
  sorted.map(([value = 0, id = 0]) => pack({ value: value + bonus, id }));

/** A page of matches, its places as numbers. */
export async function findPlaces(
  cluster: OpenSearch,
  { words, filters, sort }: Wish,
  { size, after }: { size: number; after: bigint | undefined },
): Promise<Found> {
  const slice = { size, after: after === undefined ? undefined : unpack(after) };
  const isByTitle = sort === 'relevance' && words.length > 0;
  const { places, total } = isByTitle
    ? await findTitledFirst(cluster, words, filters, slice)
    : await findSorted(cluster, words, filters, sort === 'newest' ? 'seconds' : 'score', slice);
  return { hits: places.map((place) => ({ materialId: unpack(place).id, place: place.toString() })), total };
}

async function findSorted(cluster: OpenSearch, words: Words, filters: Filters, by: By, slice: Slice) {
  const { filter, mustNot } = filterOf(filters);
  const query = queryOf({ filter: [...filter, ...hasWords(words)], mustNot });
  const [answer] = (await askAll(cluster, [slicePart(query, by, slice)])) as [Answer];
  return { places: placesIn(answer), total: answer.total };
}

/**
 * What has all words in its title, with the bonus for it, and what has not, put together: each is read along the order
 * of the index, which a sum of score and bonus would not be.
 */
async function findTitledFirst(cluster: OpenSearch, words: Words, filters: Filters, { size, after }: Slice) {
  const { filter, mustNot } = filterOf(filters);
  const isTitled = hasInTitle(words);
  const titled = queryOf({ filter: [...filter, ...isTitled], mustNot });
  const others = queryOf({
    filter: [...filter, ...hasWords(words)],
    mustNot: [...mustNot, queryOf({ filter: isTitled, mustNot: [] })],
  });
  const beforeBonus = after && { ...after, value: after.value - TITLE_BONUS };
  const [first, second] = (await askAll(cluster, [
    slicePart(titled, 'score', { size, after: beforeBonus }),
    slicePart(others, 'score', { size, after }),
  ])) as [Answer, Answer];
  const places = [...placesIn(first, TITLE_BONUS), ...placesIn(second)].toSorted((a, b) => (a < b ? 1 : -1));
  return { places: places.slice(0, size), total: Math.min(first.total + second.total, MOST) };
}

/** How many have each list of words; exactly where a single term or none is asked for, as the other engine counts. */
export async function countAll(cluster: OpenSearch, wordLists: readonly Words[], filters: Filters): Promise<number[]> {
  const { filter, mustNot } = filterOf(filters);
  const isBare = !narrows(filters);
  const answers = await askAll(
    cluster,
    wordLists.map((words) => ({
      query: queryOf({ filter: [...filter, ...hasWords(words)], mustNot }),
      size: 0,
      track_total_hits: isBare && words.length < 2 ? true : MOST,
    })),
  );
  return answers.map(({ total }) => total);
}

/** Those of these materials that match. */
export async function findAmong(
  cluster: OpenSearch,
  { words, filters }: Omit<Wish, 'sort'>,
  materialIds: readonly number[],
): Promise<number[]> {
  const { filter, mustNot } = filterOf(filters);
  const query = queryOf({ filter: [...filter, ...hasWords(words), { terms: { id: materialIds } }], mustNot });
  const [answer] = await askAll(cluster, [
    { query, size: materialIds.length, sort: [{ id: 'asc' }], track_total_hits: false },
  ]);
  return (answer?.sorted ?? []).flatMap(([id]) => id ?? []);
}

/** The most popular match of each list of words. */
export async function findBest(cluster: OpenSearch, wordLists: readonly Words[], filters: Filters) {
  const { filter, mustNot } = filterOf(filters);
  const answers = await askAll(
    cluster,
    wordLists.map((words) => ({
      query: queryOf({ filter: [...filter, ...hasWords(words)], mustNot }),
      size: 1,
      sort: sortedBy('score'),
      track_total_hits: false,
    })),
  );
  return answers.map(({ sorted }) => sorted[0]?.[1]);
}

export async function findNewest(
  cluster: OpenSearch,
  { words, filters }: Omit<Wish, 'sort'>,
  { after, until }: Span,
  most: number,
): Promise<number[]> {
  const { filter, mustNot } = filterOf(filters);
  const within = { range: { seconds: { gt: secondOf(after), lte: secondOf(until) } } };
  const query = queryOf({ filter: [...filter, ...hasWords(words), within], mustNot });
  const [answer] = await askAll(cluster, [{ query, size: most, sort: sortedBy('seconds'), track_total_hits: false }]);
  return (answer?.sorted ?? []).flatMap(([, id]) => id ?? []);
}

/** Those of these words that some document has. */
export async function findUsed(cluster: OpenSearch, words: Words): Promise<string[]> {
  const answers = await askAll(
    cluster,
    words.map((word) => ({
      query: queryOf({ filter: hasWords([word]), mustNot: [] }),
      size: 0,
      track_total_hits: 1,
      terminate_after: 1,
    })),
  );
  return words.filter((_, place) => (answers[place]?.total ?? 0) > 0);
}

/** Documents that have all words of one of the lists, in order of id, after the given one. */
export async function findSaying(cluster: OpenSearch, wordLists: readonly Words[], after: number, limit: number) {
  const saying = wordLists.map((words) => queryOf({ filter: hasWords(words), mustNot: [] }));
  const filter = [{ bool: { should: saying, minimum_should_match: 1 } }, { range: { id: { gt: after } } }];
  const [answer] = await askAll(cluster, [
    { query: queryOf({ filter, mustNot: [] }), size: limit, sort: [{ id: 'asc' }], track_total_hits: false },
  ]);
  return (answer?.sorted ?? []).flatMap(([id]) => id ?? []);
}
