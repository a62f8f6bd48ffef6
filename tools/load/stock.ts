import { cartCalls } from '#contract/calls/cart.ts';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import { searchCalls } from '#contract/calls/search.ts';
import { SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import { USUAL_TERMS } from '#contract/domain/licence-terms.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import type { Ask } from './people.ts';
import { ask } from './site.ts';

interface Thing {
  id: number;
  type: SearchType;
}

/** What a product has on sale, as far as a visitor finds it. */
export interface Stock {
  /** Of titles, and those that people search for. */
  words: Record<Language, string[]>;
  things: Thing[];
  /**
   * Clips and photos that an order may hold, each with a price of its own, and none that the buyer's cart holds: an order
   * takes what it holds out of the cart.
   */
  forOrders: number[];
  /** Other clips and photos that the buyer's cart does not hold. */
  forCart: Thing[];
}

const LISTED = 100;
/** Shorter ones are articles and the like. */
const SHORTEST: Record<Language, number> = { zh: 2, en: 4 };

/** Looks around before the load begins, so that it searches for words that find something. */
export async function lookAround(url: string, buyer: Ask | undefined): Promise<Stock> {
  const words = { zh: await wordsIn(url, 'zh'), en: await wordsIn(url, 'en') };
  const things = (await Promise.all(SEARCH_TYPES.map((type) => newest(url, type, 'en')))).flatMap(
    ({ things }) => things,
  );
  if (things.length === 0)
    throw new StartProblem(`${url} has nothing on sale yet; wait until its catalogue has something.`);
  const pictures = things.filter(({ type }) => type === 'video' || type === 'pic');
  const inCart = buyer ? await inCartOf(buyer) : [];
  const priced = (await pricedOf(url, pictures)).filter((id) => !inCart.includes(id));
  const forOrders = priced.filter((_id, place) => place % 2 === 0);
  const taken = new Set([...forOrders, ...inCart]);
  return { words, things, forOrders, forCart: pictures.filter(({ id }) => !taken.has(id)) };
}

async function newest(url: string, type: SearchType, language: Language) {
  const input = { type, sort: 'newest', pageSize: LISTED } as const;
  const { infos } = await ask(url, searchCalls.search, input, { language });
  return {
    titles: infos.map((item) => ('title' in item ? item.title : item.musicName)),
    things: infos.map((item): Thing => ({ id: 'id' in item ? item.id : item.musicId, type })),
  };
}

async function wordsIn(url: string, language: Language): Promise<string[]> {
  const { data } = await ask(url, catalogueCalls.hotWords, {}, { language });
  const lists = await Promise.all(SEARCH_TYPES.map((type) => newest(url, type, language)));
  return [
    ...new Set([
      ...data,
      ...wordsOf(
        lists.flatMap(({ titles }) => titles),
        language,
      ),
    ]),
  ];
}

async function inCartOf(buyer: Ask): Promise<number[]> {
  return (await buyer(cartCalls.ids, {})).infos.map(({ materialId }) => materialId);
}

/** Those with a price for the usual use; sales quote all others. */
async function pricedOf(url: string, pictures: readonly Thing[]): Promise<number[]> {
  const materialIds = pictures.slice(0, LISTED).map(({ id }) => id);
  if (materialIds.length === 0) return [];
  const { infos } = await ask(url, priceCalls.of, { materialIds, terms: USUAL_TERMS });
  return infos.flatMap(({ materialId, priceFen }) => (priceFen === null ? [] : [materialId]));
}

export function wordsOf(titles: readonly string[], language: Language): string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'word' });
  const words = titles.flatMap((title) => [...parts.segment(title.toLowerCase())]);
  return words.flatMap(({ segment, isWordLike }) =>
    isWordLike === true && Array.from(segment).length >= SHORTEST[language] ? [segment] : [],
  );
}
