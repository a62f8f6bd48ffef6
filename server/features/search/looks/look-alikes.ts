import type { Context } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import type { Filters } from '../filter-codes.ts';
import { weighted } from './layout.ts';
import {
  compareWith,
  readNearest,
  readSeries,
  readSharing,
  readSubject,
  readWords,
  type Word,
} from './look-alikes.queries.ts';
import { readPicture } from './pictures.queries.ts';

/** The material or the picture sent before to compare with. */
interface Wish {
  like?: number | undefined;
  imageKey?: string | undefined;
  filters: Filters;
  /** Leaves out the rest of the material's series. */
  beyondSeries?: boolean;
  pageSize: number;
  after?: string | undefined;
}

interface LookPage {
  ids: number[];
  next: string | null;
  total: number;
}

/** Results further down no longer look alike. */
const MOST = 400;
const LISTS = 18;
/** More lists, because filters leave fewer matches in each. */
const LISTS_WITH_FILTERS = 64;

/** Half of all pairs of pictures are further apart than this. */
const USUAL_DISTANCE = 120;
/** Sharing all words brings a picture nearer by this many usual distances, so that content counts before colours. */
const WORDS_COUNT = 8;
/** Being of the same series is worth this many times all words. */
const SERIES_COUNTS = 2;
/** How many documents can be compared by words while somebody waits. */
const MOST_SHARING = 2000;
const MOST_WORDS = 12;

/** Materials that look like another one or like a picture; a material without a look is compared by words. */
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

/** A place in the order. */
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

/**
 * Compares content before looks: first the rest of its series, then what shares its words and its place. A sunset over
 * the sea is like other seas and sunsets rather than like anything orange.
 */
async function likeMaterial(ctx: Context, { like, filters, beyondSeries = false }: Wish): Promise<Place[] | undefined> {
  const found = like === undefined ? undefined : await readSubject(ctx.db, like);
  if (like === undefined || !found) return undefined;
  const point = found.layout ? weighted(found.layout) : undefined;
  const wanted = wantedOf(filters);
  const words = await readWords(ctx.db, like, filters);
  const [nearest, sharing, series] = await Promise.all([
    point ? readNearest(ctx.db, point, wanted) : [],
    readSharing(ctx.db, rarest(words), wanted),
    readSeries(ctx.db, found.groupId, filters),
  ]);
  const ids = new Set([...nearest.map(({ id }) => id), ...sharing, ...series]);
  for (const id of beyondSeries ? series : []) ids.delete(id);
  ids.delete(like);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const likenesses = await compareWith(ctx.db, [...ids], point, words);
  const isSeries = new Set(series);
  return likenesses.map(({ id, distance, shared }) => ({
    id,
    far: distanceOf(distance, (isSeries.has(id) ? SERIES_COUNTS : 0) + shareOf(shared, all)),
  }));
}

function wantedOf(filters: Filters) {
  const narrowed = filters.traits !== 0 || filters.categoryId !== null || filters.shopId !== null;
  return { filters, limit: MOST, lists: narrowed ? LISTS_WITH_FILTERS : LISTS };
}

function rarest(words: readonly Word[]): Word[] {
  let documents = 0;
  return words.slice(0, MOST_WORDS).filter(({ n }) => (documents += n) <= MOST_SHARING);
}

function shareOf(shared: number, all: number): number {
  return all === 0 ? 0 : shared / all;
}

/** Distance in thousandths of the usual one, from the squared distance of the looks and the share of words. */
function distanceOf(distance: number | null, words: number): number {
  const look = distance === null ? 1 : Math.sqrt(distance) / USUAL_DISTANCE;
  return Math.round(1000 * (look - WORDS_COUNT * words));
}
