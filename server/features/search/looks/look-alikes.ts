import type { Context } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { type Filters, isOfSounds, narrows } from '../filters.ts';
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
import { readPicture, readSound } from './sent.queries.ts';

/** The material, or the picture or sound sent before, to compare with. */
interface Wish {
  like?: number | undefined;
  imageKey?: string | undefined;
  soundKey?: string | undefined;
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
/** How many lists find 95 of 100 that a look at all would find, and more; sounds need fewer. */
const LISTS = { pictures: 18, sounds: 8 };
/** More lists, because filters leave fewer matches in each. */
const LISTS_WITH_FILTERS = 64;

/**
 * Half of all pairs are further apart than the usual distance. Sharing all words brings one nearer by so many of these:
 * in pictures, content counts before colours; of music, people ask what sounds alike.
 */
const PICTURES = { usual: 120, words: 8 };
const SOUNDS = { usual: 170, words: 0.5 };
/** Being of the same series is worth this many times all words. */
const SERIES_COUNTS = 2;
/** How many documents can be compared by words while somebody waits. */
const MOST_SHARING = 2000;
const MOST_WORDS = 12;

/** Materials that look or sound like another one, or like what was sent; what has no numbers is compared by words. */
export async function lookAlikes(ctx: Context, wish: Wish): Promise<LookPage | Problem> {
  const after = wish.after === undefined ? undefined : placeOf(wish.after);
  if (wish.after !== undefined && !after) return problem('bad-input', { fields: { after: 'invalid' } });
  const found =
    wish.imageKey === undefined && wish.soundKey === undefined
      ? await likeMaterial(ctx, wish)
      : await likeSent(ctx, wish);
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

/** A picture is like nothing that is heard, and a sound like nothing that is seen. */
async function likeSent(ctx: Context, { imageKey, soundKey, filters }: Wish): Promise<Place[] | undefined> {
  const numbers =
    soundKey === undefined ? await readPicture(ctx.db, imageKey ?? '') : await readSound(ctx.db, soundKey);
  if (!numbers) return undefined;
  if (isOfSounds(filters) !== (soundKey !== undefined)) return [];
  const nearest = await readNearest(ctx.db, weighted(numbers), wantedOf(filters));
  return nearest.map(({ id, distance }) => ({ id, far: distance }));
}

/**
 * Compares content before looks: first the rest of its series, then what shares its words and its place. A sunset over
 * the sea is like other seas and sunsets rather than like anything orange. A sound is compared by how it sounds first.
 */
async function likeMaterial(ctx: Context, { like, filters, beyondSeries = false }: Wish): Promise<Place[] | undefined> {
  const found = like === undefined ? undefined : await readSubject(ctx.db, like);
  if (like === undefined || !found) return undefined;
  const isSameFamily = isOfSounds(found) === isOfSounds(filters);
  const point = found.layout && isSameFamily ? weighted(found.layout) : undefined;
  const wanted = wantedOf(filters);
  const words = await readWords(ctx.db, like, filters.kind);
  const [nearest, sharing, series] = await Promise.all([
    point ? readNearest(ctx.db, point, wanted) : [],
    readSharing(ctx.db, rarest(words), wanted),
    readSeries(ctx.db, found.groupId, filters),
  ]);
  const ids = new Set([...nearest.map(({ id }) => id), ...sharing, ...series]);
  for (const id of beyondSeries ? series : []) ids.delete(id);
  for (const own of [like, found.versionOf]) if (own !== null) ids.delete(own);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const likenesses = await compareWith(ctx.db, [...ids], point, words);
  const isSeries = new Set(series);
  return likenesses.map(({ id, distance, shared }) => ({
    id,
    far: distanceOf(
      isOfSounds(filters) ? SOUNDS : PICTURES,
      distance,
      (isSeries.has(id) ? SERIES_COUNTS : 0) + shareOf(shared, all),
    ),
  }));
}

function wantedOf(filters: Filters) {
  return {
    filters,
    limit: MOST,
    lists: narrows(filters) ? LISTS_WITH_FILTERS : LISTS[isOfSounds(filters) ? 'sounds' : 'pictures'],
  };
}

function rarest(words: readonly Word[]): Word[] {
  let documents = 0;
  return words.slice(0, MOST_WORDS).filter(({ n }) => (documents += n) <= MOST_SHARING);
}

function shareOf(shared: number, all: number): number {
  return all === 0 ? 0 : shared / all;
}

/** Distance in thousandths of the usual one, from the squared distance of the numbers and the share of words. */
function distanceOf(count: typeof SOUNDS, distance: number | null, words: number): number {
  const look = distance === null ? 1 : Math.sqrt(distance) / count.usual;
  return Math.round(1000 * (look - count.words * words));
}
