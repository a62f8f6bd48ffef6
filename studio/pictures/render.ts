import sharp from 'sharp';
import type { Picture } from './catalogue.ts';
import { addGrain, createGrain, print } from './film/print.ts';
import { HDR, type Planes, SDR, type Standard } from './film/planes.ts';
import { stillOf } from './film/still.ts';
import { createCanvas } from './paint/canvas.ts';
import { createRandom, seedOf } from '../random.ts';
import { clipRecipe, photoRecipe } from './scenes.ts';

const MEGABYTE = 1024 * 1024;
/** More than the 10 MB that the marketplace requires of a clip. */
const SMALLEST_CLIP = 12 * MEGABYTE;
const LEAST_BIT_RATE = 12_000_000;
const WIDTH = 1920;
const HEIGHT = 1080;
/** Contests take films of 30 seconds and more. */
const FILM_SECONDS = 32;

/** Longer side of another take before it is printed, which doubles it. */
const TAKE_SIDE = 640;

/** Writes the photo as a JPEG; another take of it shows the same scene in another way, and is small. */
export async function renderPhoto(picture: Picture, file: string, take?: string): Promise<void> {
  const recipe = await photoRecipe(picture);
  const scale = take === undefined ? 1 : TAKE_SIDE / Math.max(...recipe.size);
  const width = Math.round(recipe.size[0] * scale);
  const height = Math.round(recipe.size[1] * scale);
  const canvas = createCanvas(width, height);
  recipe.paint(canvas, createRandom(seedOf(take ?? picture.slug)));
  await sharp(print(canvas), { raw: { width: width * 2, height: height * 2, channels: 3 } })
    .withIccProfile('srgb')
    .jpeg({ quality: 90 })
    .toFile(file);
}

/** Writes the clip as an mp4 without sound; progress goes from 0 to 1. */
export async function renderClip(picture: Picture, file: string, onProgress?: (share: number) => void): Promise<void> {
  const shot = { file, seed: picture.slug, seconds: picture.seconds ?? 6, standard: picture.hdr ? HDR : SDR };
  await shootReel(picture, shot, (_planes, share) => onProgress?.(share));
}

/** Writes another take of the clip, as long as a film, and a picture out of its middle as a JPEG. */
export async function renderFilm(picture: Picture, file: string, cover: string, take: string): Promise<void> {
  let still: Buffer | undefined;
  await shootReel(picture, { file, seed: take, seconds: FILM_SECONDS, standard: SDR }, (planes, share) => {
    if (share >= 0.5) still ??= stillOf(planes);
  });
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  await sharp(still, { raw }).jpeg({ quality: 88 }).toFile(cover);
}

interface Shot {
  file: string;
  seed: string;
  seconds: number;
  standard: Standard;
}

async function shootReel(
  picture: Picture,
  { file, seed, seconds, standard }: Shot,
  onFrame: (planes: Planes, share: number) => void,
): Promise<void> {
  // Loaded here, because photos can do without the encoders.
  const { FRAMES_PER_SECOND, openReel } = await import('./film/encode.ts');
  const shoot = await clipRecipe(picture);
  const stage = { width: WIDTH, height: HEIGHT, frames: seconds * FRAMES_PER_SECOND, standard };
  const draw = shoot(stage, createRandom(seedOf(seed)));
  const grain = createGrain();
  const bitRate = Math.max(LEAST_BIT_RATE, (SMALLEST_CLIP * 8) / seconds);
  const reel = await openReel(file, WIDTH, HEIGHT, standard.hdr, Math.round(bitRate));
  for (let frame = 0; frame < stage.frames; frame++)
    await reel.add((planes) => {
      draw(planes, frame);
      // Ten bits show no steps that grain would have to hide.
      if (!standard.hdr) addGrain(planes, grain, frame);
      onFrame(planes, (frame + 1) / stage.frames);
    });
  await reel.end();
}
