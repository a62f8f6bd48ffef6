import { between } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { type Colour, clamp01, smooth, type Ramp, rampAt, mix, rampColour, hex, ramp } from '../paint/colour.ts';
import { type Noise, createNoise, noise2, createTile, readTile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

/** Density of smoke at a position (picture heights) and time: threads that curl around each other. */
function smokeAt(noise: Noise, x: number, y: number, time: number): number {
  const slow = noise2(noise, x * 1.5 + 7, y * 1.1 + time * 0.2);
  const curl = noise2(noise, x * 2.4 + 60 - slow * 1.3, y * 1.9 + time * 0.34 + slow);
  const [px, py] = [x + slow * 0.3 + curl * 0.16, y + curl * 0.24];
  const one = 1 - Math.abs(noise2(noise, px * 3.4 + 20, py * 1.5 + time * 0.3));
  const two = 1 - Math.abs(noise2(noise, px * 6.2 + 90 + one, py * 2.6 + time * 0.45));
  const sharp = two * two;
  return clamp01(one * one * one * 0.55 + sharp * sharp * two * 0.5 + curl * 0.4 - 0.12);
}

const SMOKE = {
  back: hex('#05060c'),
  left: hex('#2f8cff', 1.1),
  right: hex('#ff5a3c', 1.2),
};

export const smoke: Paint = (canvas, random) => {
  const { width, height, pixels } = canvas;
  const noise = createNoise(random);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const [x, y] = [(column - width / 2) / height, row / height];
      const dense = smokeAt(noise, x, y, 0) * plume(x, y);
      const warm = smooth(0.5 + x * 1.5 + (dense - 0.3) * 0.4);
      const light = dense * dense * 2.6;
      for (let part = 0; part < 3; part++)
        pixels[at + part] =
          SMOKE.back[part]! + (SMOKE.left[part]! + (SMOKE.right[part]! - SMOKE.left[part]!) * warm) * light;
      pixels[at + 3] = 1;
    }
  bloom(canvas, 0.5, 0.05, 0.3);
  vignette(canvas, 0.5);
};

/** Smoke rises in the middle and leaves the edges clear. */
function plume(x: number, y: number): number {
  const wide = 0.26 + 0.12 * Math.sin(y * 3.2 + 0.4);
  return Math.exp(-((x / wide) ** 2)) * smooth((1.12 - y) * 3) * smooth((y + 0.35) * 1.6);
}

const MARBLE = {
  colours: ramp('0 #0b1f3f', '0.35 #1f5f8f', '0.6 #7fc4cf', '0.8 #f4ead8', '1 #e8b48a'),
  scale: 0.6,
  swirl: 1,
  bands: 5,
  gloss: 9,
  gold: hex('#d9a441'),
};

/** Poured and stirred paint: noise bent by noise bent by noise. */
export const marble: Paint = (canvas, random) => {
  const { width, height, pixels } = canvas;
  const noise = createNoise(random);
  const tile = createTile(noise, 512, 4, 4, 0.45);
  const [ox, oy] = [random() * 500, random() * 500];
  const zoom = 90 * MARBLE.scale;
  const swirl = 70 * MARBLE.swirl;
  const flow = new Float32Array(width * height);
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const x = (column / height) * zoom + ox;
      const y = (row / height) * zoom + oy;
      const ax = readTile(tile, x, y);
      const ay = readTile(tile, x + 137, y + 71);
      const bx = readTile(tile, x + ax * swirl + 31, y + ay * swirl + 211);
      const by = readTile(tile, x + ax * swirl + 173, y + ay * swirl + 57);
      flow[i] = readTile(tile, x + bx * swirl * 1.3, y + by * swirl * 1.3) + bx * 0.5;
    }
  const step = Math.max(1, Math.round(height / 700));
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const here = flow[i]!;
      const right = flow[column + step < width ? i + step : i]!;
      const below = flow[row + step < height ? i + step * width : i]!;
      const shade = 1 + clamp01(0.5 + (here - right + (here - below)) * MARBLE.gloss * 0.5 * (height / 700)) - 0.5;
      const place = here * MARBLE.bands * 0.5 + 0.5;
      const wave = Math.abs((((place % 2) + 2) % 2) - 1);
      const from = rampAt(MARBLE.colours, wave);
      const vein = MARBLE.gold ? Math.max(0, 1 - Math.abs(((place * 2.5) % 1) - 0.5) * 38) : 0;
      for (let part = 0; part < 3; part++) {
        let value = MARBLE.colours.values[from + part]! * shade;
        if (vein > 0) value += (MARBLE.gold![part]! * shade * 1.2 - value) * vein;
        pixels[i * 4 + part] = value;
      }
      pixels[i * 4 + 3] = 1;
    }
  vignette(canvas, 0.35);
};

interface Paper {
  back: Colour;
  sheets: Ramp;
  count: number;
  wave: number;
  sun?: Colour;
  shadow: number;
}

/** Sheets of cut paper, one above the other, each with its shadow. */
export function paper(look: Paper): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const grain = createTile(noise, 256, 32, 3, 0.8);
    const edges: ((x: number) => number)[] = Array.from({ length: look.count }, (_, sheet) => {
      const [a, b, c] = [between(random, 0.6, 1.5), random() * 9, between(random, 1.6, 3.2)];
      return (x) =>
        0.3 +
        (0.78 * sheet) / look.count +
        Math.sin((x / height) * a * 2.2 + b) * 0.055 * look.wave +
        Math.sin((x / height) * c * 2.2 + b * 2) * 0.03 * look.wave;
    });
    for (let column = 0; column < width; column++) {
      const tops = edges.map((edge) => edge(column) * height);
      const shadows = edges.map((edge) => edge(column - height * 0.012) * height);
      for (let row = 0; row < height; row++) {
        let [r, g, b] = look.back;
        if (look.sun) {
          const away = Math.hypot(column - width * 0.66, row - height * 0.24) / height;
          const disc = clamp01((0.11 - away) * height);
          [r, g, b] = mix([r, g, b], look.sun, disc);
        }
        for (let sheet = 0; sheet < look.count; sheet++) {
          const inside = clamp01(row - tops[sheet]! + 0.5);
          const before = shadows[sheet]! - row;
          if (inside < 1 && before > -height * 0.03 && before < height * 0.05) {
            const dark =
              1 - look.shadow * Math.exp(-Math.max(0, before + height * 0.012) / (height * 0.016)) * (1 - inside);
            [r, g, b] = [r * dark, g * dark, b * dark];
          }
          if (inside > 0) [r, g, b] = mix([r, g, b], rampColour(look.sheets, sheet / (look.count - 1)), inside);
        }
        const texture = 1 + readTile(grain, column * (512 / height), row * (512 / height)) * 0.06;
        const at = (row * width + column) * 4;
        pixels[at] = r * texture;
        pixels[at + 1] = g * texture;
        pixels[at + 2] = b * texture;
        pixels[at + 3] = 1;
      }
    }
    vignette(canvas, 0.3);
  };
}
