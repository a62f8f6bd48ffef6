import type { Context } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import type { Filters } from '../filter-codes.ts';
import { weighted } from './layout.ts';
import {
  compareWith,
  type Likeness,
  readLayout,
  readNearest,
  readSharing,
  readWords,
  type Word,
} from './look-alikes.queries.ts';
import { readPicture } from './pictures.queries.ts';

/** What is to be looked like: a material or a picture that was sent before. */
interface Wish {
  like?: number | undefined;
  imageKey?: string | undefined;
  filters: Filters;
  pageSize: number;
  after?: string | undefined;
}

interface LookPage {
  ids: number[];
  next: string | null;
  total: number;
}

/** Farther down nothing looks alike any more. */
const MOST = 400;
const LISTS = 18;
/** Filters leave fewer in each list. */
const LISTS_WITH_FILTERS = 64;

/** Half of all pictures are farther apart than this. */
const USUAL_DISTANCE = 120;
/** A picture that shares all words is nearer by this many usual distances. */
const WORDS_COUNT = 2;
/** So many documents can be compared by their words while somebody waits. */
const MOST_SHARING = 2000;
const MOST_WORDS = 12;

/** Materials that look like another, or like a picture; what has no look is found by the words that both have. */
export async function lookAlikes(ctx: Context, wish: Wish): Promise<LookPage | Problem> {
  const after = wish.after === undefined ? undefined : placeOf(wish.after);
  if (wish.after !== undefined && !after) return problem('bad-input', { fields: { after: 'invalid' } });
  const found =
    wish.imageKey === undefined ? await likeMaterial(ctx, wish) : await likePicture(ctx, wish.imageKey, wish);
  if (!found) return problem('not-found');
  const all = found.toSorted(byPlace);
  const rest = after ? all.filter((place) => byPlace(place, after) > 0) : all;
  const page = rest.slice(0, wish.pageSize);
  const last = rest.length > page.length ? page.at(-1) : undefined;
  return { ids: page.map(({ id }) => id), next: last ? `${last.far}.${last.id}` : null, total: all.length };
}

/** Where something stands in the order. */
interface Place {
  far: number;
  id: number;
}

const byPlace = (one: Place, other: Place): number => one.far - other.far || one.id - other.id;

function placeOf(text: string): Place | undefined {
  const [, far, id] = /^(-?\d{1,9})\.(\d{1,15})$/.exec(text) ?? [];
  return far === undefined ? undefined : { far: Number(far), id: Number(id) };
}

async function likePicture(ctx: Context, key: string, { filters }: Wish): Promise<Place[] | undefined> {
  const picture = await readPicture(ctx.db, key);
  if (!picture) return undefined;
  const nearest = await readNearest(ctx.db, weighted(picture.layout), wantedOf(filters));
  return nearest.map(({ id, distance }) => ({ id, far: distance }));
}

/** A sunset over the sea is like other seas and sunsets rather than like anything orange: words count beside looks. */
async function likeMaterial(ctx: Context, { like, filters }: Wish): Promise<Place[] | undefined> {
  const found = like === undefined ? undefined : await readLayout(ctx.db, like);
  if (like === undefined || !found) return undefined;
  const point = found.layout ? weighted(found.layout) : undefined;
  const wanted = wantedOf(filters);
  const words = await readWords(ctx.db, like, filters);
  const [nearest, sharing] = await Promise.all([
    point ? readNearest(ctx.db, point, wanted) : [],
    readSharing(ctx.db, rarest(words), wanted),
  ]);
  const ids = new Set([...nearest.map(({ id }) => id), ...sharing]);
  ids.delete(like);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const likenesses = await compareWith(ctx.db, [...ids], point, words);
  return likenesses.map((likeness) => ({ id: likeness.id, far: distanceOf(likeness, all) }));
}

function wantedOf(filters: Filters) {
  const narrowed = filters.traits !== 0 || filters.categoryId !== null || filters.shopId !== null;
  return { filters, limit: MOST, lists: narrowed ? LISTS_WITH_FILTERS : LISTS };
}

function rarest(words: readonly Word[]): Word[] {
  let documents = 0;
  return words.slice(0, MOST_WORDS).filter(({ n }) => (documents += n) <= MOST_SHARING);
}

/** In thousandths of the usual distance. */
function distanceOf({ distance, shared }: Likeness, all: number): number {
  const look = distance === null ? 1 : Math.sqrt(distance) / USUAL_DISTANCE;
  const words = all === 0 ? 0 : shared / all;
  return Math.round(1000 * (look - WORDS_COUNT * words));
}
