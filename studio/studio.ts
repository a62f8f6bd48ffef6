import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { MediaKind } from '#contract/domain/media.ts';
import { MOUNTAIN_WORKS, PICTURES, type Picture } from './pictures/catalogue.ts';
import { type Sound, SOUNDS } from './sound/catalogue.ts';

export type { Picture, Sound };

/** Anything that the studio makes. */
export type Piece = Picture | Sound;

/** Everything that the studio makes, in the order in which it should appear to visitors. */
export const PIECES: readonly Piece[] = [
  // The first page should soon have something of everything; pictures are made faster than music.
  ...PICTURES.slice(0, 4),
  ...SOUNDS.slice(0, 1),
  ...PICTURES.slice(4, 16),
  ...interleave(PICTURES.slice(16), SOUNDS.slice(1, 40)),
  // A demo of the usual size has every picture; a larger one has more sounds.
  ...SOUNDS.slice(40),
  ...MOUNTAIN_WORKS,
];

/** Merges both lists in their own order, each spread over the whole length. */
function interleave(pictures: readonly Picture[], sounds: readonly Sound[]): Piece[] {
  const spread = <Item>(items: readonly Item[]) => items.map((item, n) => ({ item, at: (n + 0.5) / items.length }));
  return [...spread<Piece>(pictures), ...spread<Piece>(sounds)].toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}

/** File name of the original of each kind. */
const ORIGINALS: Record<MediaKind, string> = {
  video: 'original.mp4',
  photo: 'original.jpg',
  music: 'original.wav',
  effect: 'original.wav',
};
const COVER = 'cover.webp';
const FILM_COVER = 'cover.jpg';

export interface Rendered {
  original: string;
  /** For sounds, which have no picture of their own, and for films. */
  cover?: string;
}

function coverOf(kind: MediaKind, take: string | undefined): string[] {
  if (kind === 'photo') return [];
  if (kind === 'video') return take === undefined ? [] : [FILM_COVER];
  return [COVER];
}

/** Low priority, so that visitors come first. */
const NICE = 12;

/**
 * Renders one piece into a folder, in a process of its own; returns the paths of its files. With `take`, a photo becomes
 * another, smaller one of the same scene, and a clip a film of 32 seconds with a picture out of it.
 */
export async function renderPiece(
  { slug, kind }: Piece,
  folder: string,
  signal: AbortSignal,
  take?: string,
): Promise<Rendered> {
  const original = join(folder, ORIGINALS[kind]);
  const cover = coverOf(kind, take).map((name) => join(folder, name));
  const cache = getCompileCacheDir();
  const other = take === undefined ? [] : [`--take=${take}`];
  const child = fork(join(import.meta.dirname, 'render.ts'), [slug, original, ...cover, ...other], {
    // Passes no environment on, except what makes it start faster.
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2000)));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, killed) =>
      code === 0 ? resolve() : reject(new Error(`${slug} could not be made (${killed ?? code}): ${complaint}`)),
    );
  });
  return cover[0] === undefined ? { original } : { original, cover: cover[0] };
}
