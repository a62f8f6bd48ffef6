import { hash } from 'node:crypto';
import type { SearchQuery } from '#contract/calls/search.ts';
import type { Context } from '../../../context.ts';
import { isProblem, type Problem } from '../../../platform/problem.ts';
import { type Card, cardsFor } from '../../catalogue/catalogue.ts';
import { type Cursor, wrongCursor } from '../cursor.ts';
import type { Found, Words } from '../engine.ts';
import type { Filters } from '../filters.ts';
import { type CardPage, findPage, type Matches, type Results, resultsAfter, resultsOf } from '../page.ts';
import { NOTHING_PLACED, type Placed } from '../placements/placed.ts';
import { fuse } from './fuse.ts';
import { type Fusion, readFusion, saveFusion } from './fusions.queries.ts';
import type { Neighbour } from './neighbours.ts';

/** So many of the words' results take part; those that follow stand in their own order. */
const CANDIDATES = 200;

/** The first page of what words and the model have found; of words alone when the model found nothing. */
export async function fusedResults(
  ctx: Context,
  { pageSize }: Pick<SearchQuery, 'pageSize'>,
  matches: Matches | undefined,
  neighbours: readonly Neighbour[],
  placed: Placed,
): Promise<Results> {
  if (matches && neighbours.length === 0) return await resultsOf(ctx, matches, placed);
  const { hits, goesOn } = matches ? await candidatesOf(ctx, matches) : { hits: [], goesOn: null };
  const ids = hits.map(({ materialId }) => materialId);
  const fused = fuse(ids, neighbours);
  const fusion: Fusion = {
    materialIds: fused.map(({ id }) => id),
    seconds: fused.map(({ second }) => second),
    goesOn,
  };
  const key = hash('sha256', JSON.stringify(fusion), 'base64url').slice(0, 22);
  const page = await pageOf(ctx, key, fusion, 0, pageSize);
  if (page.place !== undefined) await saveFusion(ctx.db, key, fusion);
  const words = matches?.total ?? 0;
  // Whether what the model found also has the words is known while all that has them is at hand.
  return { ...page, total: goesOn === null ? fused.length : Math.max(words, fused.length), placed };
}

interface Candidates {
  hits: Found['hits'];
  /** Where the words' list goes on after them. */
  goesOn: string | null;
}

async function candidatesOf(ctx: Context, { hits, wish, page }: Matches): Promise<Candidates> {
  const last = hits.length > page.size ? hits.at(-1)?.place : undefined;
  // One more than fits is found anyway.
  const size = CANDIDATES - hits.length;
  const more = last === undefined ? undefined : await findPage(ctx, wish, { size, after: last });
  const all = [...hits, ...(more && !isProblem(more) ? more.hits : [])];
  const some = all.slice(0, CANDIDATES);
  return { hits: some, goesOn: all.length > CANDIDATES ? (some.at(-1)?.place ?? null) : null };
}

/** A page out of the list; one with materials that have gone off sale since is filled up with what follows. */
async function pageOf(ctx: Context, key: string, fusion: Fusion, from: number, size: number): Promise<CardPage> {
  const { materialIds, seconds, goesOn } = fusion;
  const cards: Card[] = [];
  let next = from;
  while (cards.length < size && next < materialIds.length) {
    const ids = materialIds.slice(next, next + size - cards.length);
    cards.push(...(await cardsFor(ctx, ids)));
    next += ids.length;
  }
  const secondOf = new Map(materialIds.map((id, place) => [id, seconds[place] ?? null]));
  const place = next < materialIds.length ? `f.${key}.${next}` : goesOn === null ? undefined : `f.${key}.w.${goesOn}`;
  return { cards: cards.map((card) => seenAt(card, secondOf)), place };
}

/** A clip that the model found says where. */
function seenAt(card: Card, secondOf: ReadonlyMap<number, number | null>): Card {
  const { item } = card;
  const second = item.kind === 'video' ? secondOf.get(item.id) : null;
  return item.kind === 'video' && second ? { ...card, item: { ...item, second } } : card;
}

const FUSED = /^f\.([\w-]{22})\.(?:(\d{1,4})|w\.(.+))$/;

/** The page after a place in a list of words and the model, or in one of words alone. */
export async function anyResultsAfter(
  ctx: Context,
  manner: Pick<SearchQuery, 'sort' | 'pageSize'>,
  filters: Filters,
  words: Words,
  after: Pick<Cursor, 'place' | 'placed'>,
): Promise<CardPage | Problem> {
  const [isFused, key = '', from, goesOn] = FUSED.exec(after.place) ?? [];
  if (isFused === undefined) return await resultsAfter(ctx, manner, filters, words, after);
  const fusion = await readFusion(ctx.db, key);
  if (!fusion) return wrongCursor();
  if (from !== undefined) return await pageOf(ctx, key, fusion, Number(from), manner.pageSize);
  return await restOfWords(ctx, { manner, filters, words, key, shown: new Set(fusion.materialIds) }, goesOn ?? '');
}

interface Rest {
  manner: Pick<SearchQuery, 'sort' | 'pageSize'>;
  filters: Filters;
  words: Words;
  key: string;
  /** What the reader has met already. */
  shown: ReadonlySet<number>;
}

async function restOfWords(ctx: Context, rest: Rest, after: string): Promise<CardPage | Problem> {
  const { manner, filters, words, key, shown } = rest;
  for (let place = after; ;) {
    const found = await resultsAfter(ctx, manner, filters, words, { place, placed: NOTHING_PLACED });
    if (isProblem(found)) return found;
    const cards = found.cards.filter(({ item }) => !('id' in item && shown.has(item.id)));
    const next = found.place;
    if (next === undefined || cards.length > 0)
      return { cards, place: next === undefined ? undefined : `f.${key}.w.${next}` };
    place = next;
  }
}
