import { cutOut, layCutout } from '../film/cutout.ts';
import { SOFTER, enlarge, softCodes, softOf } from '../film/enlarge.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { rippleWater } from '../film/ripple.ts';
import { type Soft, createSoft } from '../film/soft.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, createCanvas, vignette } from '../paint/canvas.ts';
import { type Colour, clamp01, smooth } from '../paint/colour.ts';
import { type Tile, createNoise, createTile, readTile } from '../paint/noise.ts';
import { createRandom } from '../../random.ts';
import { paintSky, paintSun } from '../paint/sky.ts';
import { createRipples } from '../paint/water.ts';
import { type River, paintCity } from './city-river.ts';
import type { Shoot, Stage } from './recipe.ts';

/** Clouds that race over a city. */
interface Rush {
  cover: number;
  lit: Colour;
  shade: Colour;
  /** How far they move in a second. */
  pace: number;
}

export const FRAMES_PER_SECOND = 25;

/** A city by the water under clouds in quick motion. */
export function cloudFilm(look: River, rush: Rush): Shoot {
  return (stage, random) => {
    const { width, height, standard } = stage;
    const sky = softOf(skyCanvas(stage, look), standard);
    const tile = createTile(createNoise(random), 512, 4, 6, 0.52);
    const plate = plateOf(townCanvas(width, height, look, Math.floor(random() * 2 ** 31)), standard);
    const lit = softCodes(codesOf(standard, rush.lit));
    const shade = softCodes(codesOf(standard, rush.shade));
    const edge = Math.round((look.shore * height) / 2) * 2;
    const town = cutOut(plate, edge);
    const frameSky = createSoft(sky.width, sky.height);
    const ripples = createRipples(createNoise(random), 0.62);
    const last = Math.ceil(look.horizon * sky.height) + 1;
    return (planes, frame) => {
      const seconds = frame / FRAMES_PER_SECOND;
      rushClouds(frameSky, sky, tile, rush, lit, shade, seconds, look, last);
      enlarge(planes, frameSky, edge, frame);
      layCutout(planes, town);
      rippleWater(planes, plate, ripples, { edge, scale: 26, stretch: 3, push: 0.6, speed: 9 }, seconds, 0);
    };
  };
}

function skyCanvas({ width, height }: Stage, look: River): Canvas {
  const canvas = createCanvas(width / SOFTER, height / SOFTER);
  paintSky(canvas, look.sky, look.horizon);
  paintSun(canvas, look.sun);
  vignette(canvas, 0.4);
  return canvas;
}

/** The town alone, the sky left open, with the water painted under a plain sky. */
function townCanvas(width: number, height: number, look: River, seed: number): Canvas {
  const full = createCanvas(width, height);
  paintCity(full, { ...look, water: { ...look.water, push: 0, smear: 0.25 } }, createRandom(seed));
  bloom(full, 0.75, 0.012, look.shine);
  const cut = createCanvas(width, height);
  paintCity(cut, { ...look, noSky: true }, createRandom(seed));
  for (let i = 0; i < width * height; i++) {
    const cover = clamp01(cut.pixels[i * 4 + 3]!);
    for (let part = 0; part < 3; part++) full.pixels[i * 4 + part] = full.pixels[i * 4 + part]! * cover;
    full.pixels[i * 4 + 3] = cover;
  }
  vignette(full, 0.4);
  return full;
}

/** Three sheets of noise that move at different speeds, so that clouds change while they travel. */
function rushClouds(
  out: Soft,
  sky: Soft,
  tile: Tile,
  rush: Rush,
  lit: readonly number[],
  shade: readonly number[],
  seconds: number,
  look: River,
  last: number,
): void {
  const { width, height } = sky;
  const travel = seconds * rush.pace;
  const low = 0.42 - rush.cover * 0.75;
  for (let y = 0, i = 0; y < last; y++) {
    const up = Math.max(0, look.horizon - y / height) + 0.12;
    const across = 88 / Math.sqrt(up) / height;
    const v = Math.log(up) * 120;
    const fade = smooth((look.horizon - y / height) / 0.12);
    for (let x = 0; x < width; x++, i++) {
      const u = (x - look.sun.x * width) * across;
      const bend = readTile(tile, u * 0.6 + travel * 0.5, v * 0.6 + 200) * 16;
      const big = readTile(tile, u + travel + bend, v - bend * 0.4);
      const fine = readTile(tile, u * 2.7 + travel * 3.1 + 77, v * 2.7 + bend + 31);
      const thick = smooth((big + fine * 0.3 - low) / 0.42) * fade;
      if (thick < 0.01) {
        out.luma[i] = sky.luma[i]!;
        out.blue[i] = sky.blue[i]!;
        out.red[i] = sky.red[i]!;
        continue;
      }
      const ahead = readTile(tile, u + travel + bend + 9, v - bend * 0.4 + 12);
      const bright = clamp01(0.5 + (big - ahead) * 1.5 + fine * 0.25 - thick * 0.15);
      out.luma[i] = sky.luma[i]! + (shade[0]! + (lit[0]! - shade[0]!) * bright - sky.luma[i]!) * thick;
      out.blue[i] = sky.blue[i]! + (shade[1]! + (lit[1]! - shade[1]!) * bright - sky.blue[i]!) * thick;
      out.red[i] = sky.red[i]! + (shade[2]! + (lit[2]! - shade[2]!) * bright - sky.red[i]!) * thick;
    }
  }
}
