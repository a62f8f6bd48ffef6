import { bloom } from '../paint/bloom.ts';
import { lay, vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, hex, ramp, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, fbm, readTile, type Noise } from '../paint/noise.ts';
import type { Random } from '../paint/random.ts';
import { paintStroke } from '../paint/strokes.ts';
import { lightLand } from '../paint/terrain.ts';
import { paintLand } from '../paint/view.ts';
import { paintWater, type Water } from '../paint/water.ts';
import { paintAir, type Air } from './mountains.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type Paint, type PhotoRecipe } from './recipe.ts';

export interface Sea extends Air, Omit<Water, 'edge' | 'horizon'> {
  shine: number;
  /** What stands on the horizon. */
  extra?: (canvas: Canvas, random: Random, noise: Noise, edge: number) => void;
}

function sea(look: Sea): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, { ...look, horizon: look.horizon + 0.03 }, noise, random);
    look.extra?.(canvas, random, noise, look.horizon);
    paintWater(canvas, noise, { ...look, edge: look.horizon });
    bloom(canvas, 0.9, 0.03, look.shine);
    vignette(canvas, 0.5);
  };
}

export const SUNSET: Sea = {
  sky: ramp([[0, '#29406f'], [0.45, '#8d7c9c'], [0.75, '#f19d6e'], [1, '#ffc06b']]),
  sun: { x: 0.58, y: 0.43, size: 0.034, colour: hex('#ffe9b8', 5), reach: 1.1, halo: hex('#ff8434', 0.9) },
  clouds: { cover: 0.5, scale: 2.6, stretch: 2.6, soft: 1.3, lit: hex('#ffb27a', 1.3), shade: hex('#6d5878') },
  horizon: 0.5, lens: 1.2, scale: 40, rough: 0.3, stretch: 1.6, deep: hex('#10283f', 0.5), haze: hex('#f0a878'), hazy: 0.5, gain: 0.6, shine: 0.5,
  glitter: { x: 0.58, colour: hex('#ffc27a', 2.2), width: 0.11 },
};
export const CALM: Sea = {
  ...SUNSET,
  sky: ramp([[0, '#9cb8d8'], [0.5, '#d7cfdc'], [1, '#ffd9cf']]),
  sun: { x: 0.3, y: 0.5, size: 0, colour: hex('#ffffff', 2), reach: 1, halo: hex('#ffb8a0', 0.3) },
  clouds: { cover: 0.22, scale: 2, stretch: 4, soft: 2.4, lit: hex('#ffe9e4'), shade: hex('#c9bfd2') },
  horizon: 0.56, scale: 24, rough: 0.07, stretch: 3, deep: hex('#5f8296', 0.7), haze: hex('#f4d5cf'), hazy: 0.6, gain: 0.5, mirror: 0.35, shine: 0.1, glitter: { x: 0.3, colour: hex('#ffe2d4', 0.5), width: 0.3 },
};
export const MOONLIT: Sea = {
  ...SUNSET,
  sky: ramp([[0, '#040914'], [0.6, '#10213d'], [1, '#2b466b']]),
  stars: 700,
  sun: { x: 0.44, y: 0.2, size: 0.038, colour: hex('#f6f2e2', 2.6), reach: 1, halo: hex('#86a4d4', 0.4) },
  clouds: { cover: 0.36, scale: 2.4, stretch: 2.2, soft: 1.6, lit: hex('#93aacb', 0.9), shade: hex('#16223a') },
  horizon: 0.58, rough: 0.34, deep: hex('#050d18', 0.6), haze: hex('#24405f'), hazy: 0.4, shine: 0.45, glitter: { x: 0.44, colour: hex('#c8d6ee', 1.4), width: 0.1 },
};
export const NOON: Sea = {
  ...SUNSET,
  sky: ramp([[0, '#1d74c4'], [0.6, '#6db5e4'], [1, '#cfeaf3']]),
  sun: { x: 0.8, y: -0.2, size: 0, colour: hex('#ffffff', 2), reach: 1, halo: hex('#fff6dd', 0.3) },
  clouds: { cover: 0.48, scale: 3.6, stretch: 1.3, soft: 0.8, lit: hex('#ffffff', 1.2), shade: hex('#a8bed2') },
  horizon: 0.4, scale: 36, rough: 0.22, deep: hex('#0c8a96', 0.9), haze: hex('#a9dbe6'), hazy: 0.5, shine: 0.15, glitter: { x: 0.8, colour: hex('#ffffff', 0.5), width: 0.5 },
};

/** Land on the horizon: rounded islands or rocks, each range fainter than the one before it. */
function islands(colours: readonly Colour[], tall: number, steep: number, gap: number): NonNullable<Sea['extra']> {
  return (canvas, _random, noise, edge) => {
    const { width, height, pixels } = canvas;
    colours.forEach(([r, g, b], range) => {
      for (let x = 0; x < width; x++) {
        const u = (x / height) * (1.3 + range * 0.5) + range * 7.3;
        const mass = fbm(noise, u * 0.9, range * 3.7, 2) - gap;
        const rise = mass > 0 ? Math.min(1, mass * steep) * tall * (0.75 + fbm(noise, u * 6, range + 0.4, 4) * 0.7) * (1 - range * 0.12) : 0;
        const top = (edge - rise) * height;
        for (let row = Math.max(0, Math.floor(top)); row < edge * height; row++) lay(pixels, (row * width + x) * 4, r, g, b, Math.min(1, row + 1 - top));
      }
    });
  };
}

/** A sailing boat against the light. */
function sail(x: number, size: number, colour: Colour): NonNullable<Sea['extra']> {
  return (canvas, _random, _noise, edge) => {
    const { width, height } = canvas;
    const unit = size * height;
    const at = (dx: number, dy: number, radius: number) => ({ x: x * width + dx * unit, y: edge * height + dy * unit, radius: radius * unit });
    paintStroke(canvas, [at(-0.34, -0.035, 0.015), at(-0.2, -0.015, 0.035), at(0.2, -0.015, 0.035), at(0.36, -0.05, 0.01)], colour);
    paintStroke(canvas, [at(0, 0, 0.008), at(0, -1, 0.005)], colour);
    for (let i = 0; i <= 60; i++) {
      const t = i / 60;
      paintStroke(canvas, [at(0.015, -0.97 + t * 0.88, 0.012), at(0.015 + 0.34 * t ** 0.85, -0.97 + t * 0.88, 0.012)], colour);
      paintStroke(canvas, [at(-0.02, -0.88 + t * 0.76, 0.011), at(-0.02 - 0.26 * t, -0.88 + t * 0.76, 0.011)], colour);
    }
  };
}

interface Swell extends Air {
  deep: Colour;
  crest: Colour;
  foam: Colour;
  glare: Colour;
  haze: Colour;
  steep: number;
}

/** A high sea: waves are land here, with foam on their crests. */
function swell(look: Swell): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    const size = 512;
    paintAir(canvas, look, noise, random);
    const chop = createTile(noise, size, 16, 5, 0.55);
    const long = createTile(noise, size, 4, 2, 0.5);
    const heights = new Float32Array(size * size);
    for (let y = 0, i = 0; y < size; y++)
      for (let x = 0; x < size; x++, i++) {
        const phase = (x / size) * 6.283 * 9 + long.values[i]! * 5;
        const cross = (x / size) * 6.283 * 5 + (y / size) * 6.283 * 7 + long.values[(i + 9000) % heights.length]! * 4;
        heights[i] = ((1 - Math.abs(Math.sin(phase * 0.5))) ** 1.6 * 7 + (1 - Math.abs(Math.sin(cross * 0.5))) * 3.2 + chop.values[i]! * 2.6) * look.steep;
      }
    const land = lightLand(heights, size, { angle: 0.4, rise: 0.5 }, 1);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    paintLand(canvas, land, { x: random() * size, y: random() * size, height: 12 * look.steep, heading: 0, lens: 1.25, horizon: look.horizon - 0.035, near: 12, far: 900 }, (x, y, distance, out) => {
      const height = readTile(land.heights, x, y) / look.steep;
      const light = readTile(land.light, x, y);
      const ripple = readTile(fine, x * 9, y * 9) + readTile(fine, x * 2.3, y * 2.3);
      const white = clamp01((height - 6.4 + ripple * 2.8) * 0.35) + clamp01(readTile(fine, x * 1.4 + 40, y * 0.5) * 2.4 - 0.62 + ripple * 0.5) * 0.45;
      const fog = 1 - Math.exp(-distance / 380);
      for (let part = 0; part < 3; part++) {
        let value = look.deep[part]! + (look.crest[part]! - look.deep[part]!) * clamp01(height / 9);
        value = value * (1 + ripple * 0.3) + look.glare[part]! * light * light * (0.8 + ripple);
        value += (look.foam[part]! * (0.6 + light * 0.6) - value) * clamp01(white);
        out[part] = value + (look.haze[part]! - value) * fog;
      }
    }, 0.0035);
    bloom(canvas, 0.9, 0.03, 0.2);
    vignette(canvas, 0.6);
  };
}

const FOG: Sea = {
  ...CALM,
  sky: ramp([[0, '#c3cbd0'], [0.6, '#d4d9db'], [1, '#dfe2e2']]),
  sun: { ...CALM.sun, halo: hex('#ffffff', 0.1) },
  clouds: { ...CALM.clouds, cover: 0 },
  deep: hex('#8a979c', 0.8), haze: hex('#dadfe0'), hazy: 0.9, rough: 0.05, mirror: 0.5, horizon: 0.6,
  extra: islands([hex('#aab4b8'), hex('#5c676c'), hex('#262d31')], 0.2, 7, 0.24),
};
const ARCHIPELAGO: Sea = {
  ...SUNSET,
  sky: ramp([[0, '#27417c'], [0.5, '#8f6f9e'], [0.8, '#f0927a'], [1, '#ffc48a']]),
  sun: { x: 0.32, y: 0.47, size: 0.045, colour: hex('#ffdca0', 3.4), reach: 1, halo: hex('#ff7a48', 0.7) },
  glitter: { x: 0.32, colour: hex('#ffb078', 1.8), width: 0.12 },
  horizon: 0.56, rough: 0.16,
  extra: islands([hex('#a8708a'), hex('#6a4a74'), hex('#33284a')], 0.17, 4, 0.02),
};
const GOLDEN: Sea = {
  ...SUNSET,
  sky: ramp([[0, '#c98f4a'], [0.5, '#f0b463'], [1, '#ffe0a0']]),
  sun: { x: 0.5, y: 0.36, size: 0.085, colour: hex('#fff3d0', 4), reach: 1.1, halo: hex('#ffa040', 0.7) },
  clouds: { ...SUNSET.clouds, cover: 0.25, lit: hex('#fff0c0', 1.1), shade: hex('#b87a3a') },
  glitter: { x: 0.5, colour: hex('#ffe6a8', 2.4), width: 0.2 }, deep: hex('#5a3812', 0.6), haze: hex('#f4c478'), horizon: 0.52, rough: 0.22,
  extra: sail(0.5, 0.24, hex('#2a1708')),
};
const STORM_SEA: Swell = {
  sky: ramp([[0, '#2c343c'], [0.6, '#5c6870'], [1, '#a3acae']]),
  sun: { x: 0.62, y: 0.3, size: 0, colour: [0, 0, 0], reach: 0.7, halo: hex('#f0ead8', 0.35) },
  clouds: { cover: 0.62, scale: 4, stretch: 2.6, soft: 1.8, lit: hex('#c3c9c8'), shade: hex('#3a434a') },
  horizon: 0.44, deep: hex('#0f2a30'), crest: hex('#2f6a66'), foam: hex('#e8eff0'), glare: hex('#b8c8cc', 0.35), haze: hex('#8a979b'), steep: 1,
};

export const SEA: Record<string, PhotoRecipe> = {
  'sea-sunset-01': { size: LANDSCAPE, paint: sea(SUNSET) },
  'sea-calm-02': { size: LANDSCAPE, paint: sea(CALM) },
  'sea-moon-03': { size: PORTRAIT, paint: sea(MOONLIT) },
  'sea-noon-04': { size: PANORAMA, paint: sea(NOON) },
  'sea-fog-05': { size: LANDSCAPE, paint: sea(FOG) },
  'sea-islands-06': { size: PANORAMA, paint: sea(ARCHIPELAGO) },
  'sea-sail-07': { size: LANDSCAPE, paint: sea(GOLDEN) },
  'sea-storm-08': { size: LANDSCAPE, paint: swell(STORM_SEA) },
};
