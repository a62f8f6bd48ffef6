import sharp from 'sharp';
import type { Sound } from './catalogue/sound.ts';
import { brush, confetti, flow, orbs, ripples, tiles } from './covers/abstracts.ts';
import { orbit, peaks, ridges, sun } from './covers/landscapes.ts';
import { type Art, type Palette, PALETTES, picture, SIZE } from './covers/palettes.ts';
import { type Random, randomOf } from '../random.ts';

type Draw = (random: Random, palette: Palette) => string;

const ARTS: Record<Art, Draw> = { ridges, ripples, brush, sun, tiles, peaks, flow, orbit, orbs, confetti };

/** A square picture for a sound; all versions of a piece share it. */
export async function renderCover(sound: Sound, file: string): Promise<void> {
  const random = randomOf(`cover ${sound.versionOf ?? sound.slug}`);
  const palette = PALETTES[sound.palette];
  const svg = picture(palette.ground, ARTS[sound.art](random, palette));
  await sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: grain(random), raw: { width: SIZE, height: SIZE, channels: 3 }, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(file);
}

/** The grain of the paper. */
function grain(random: Random): Buffer {
  const bytes = Buffer.alloc(SIZE * SIZE * 3);
  for (let i = 0; i < bytes.length; i += 3) bytes.fill(104 + 48 * random(), i, i + 3);
  return bytes;
}
