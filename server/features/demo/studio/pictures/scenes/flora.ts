import { bloom } from '../paint/bloom.ts';
import { glow, lay, vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, hex, mix, ramp, scale, smooth, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { between, normal, pick, type Random } from '../paint/random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintStroke, type Point } from '../paint/strokes.ts';
import { lightLand } from '../paint/terrain.ts';
import { paintLand } from '../paint/view.ts';
import { paintLamp } from './abstract.ts';
import { paintAir, type Air } from './mountains.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, type Paint, type PhotoRecipe } from './recipe.ts';

interface Blossom {
  back: Ramp;
  lamps: readonly Colour[];
  bark: Colour;
  petal: Colour;
  edge: Colour;
  heart: Colour;
  from: readonly [x: number, y: number, angle: number];
  branches: number;
}

/** A flowering branch before a garden out of focus. */
export function blossom(look: Blossom): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    paintSky(canvas, look.back, 1);
    for (let i = 0; i < 60; i++) paintLamp(canvas, random() * width, random() * height, height * between(random, 0.025, 0.11), pick(random, look.lamps), between(random, 0.03, 0.12));
    const flowers: { x: number; y: number; size: number }[] = [];
    for (let i = 0; i < look.branches; i++) grow(canvas, random, look, look.from[0] * width, (look.from[1] + i * 0.14) * height, look.from[2] + between(random, -0.2, 0.2), height * 0.011, 5, flowers);
    for (const flower of flowers) paintFlower(canvas, random, flower.x, flower.y, flower.size, look);
    for (let i = 0; i < 26; i++) paintPetal(canvas, random() * width, random() * height, height * between(random, 0.006, 0.013), random() * 6.283, look.petal, look.edge, 0.75);
    bloom(canvas, 0.75, 0.04, 0.2);
    vignette(canvas, 0.35);
  };
}

function grow(canvas: Canvas, random: Random, look: Blossom, x: number, y: number, angle: number, radius: number, depth: number, flowers: { x: number; y: number; size: number }[]): void {
  const { height } = canvas;
  const points: Point[] = [{ x, y, radius }];
  const steps = 15;
  for (let i = 0; i < steps; i++) {
    angle += normal(random) * 0.13;
    x += Math.cos(angle) * height * 0.03 * (0.5 + depth * 0.12);
    y += Math.sin(angle) * height * 0.03 * (0.5 + depth * 0.12);
    radius *= 0.93;
    points.push({ x, y, radius });
    if ((depth < 5 || i > 5) && random() < 0.42) flowers.push({ x: x + normal(random) * height * 0.014, y: y + normal(random) * height * 0.014, size: height * between(random, 0.018, 0.031) });
    if (depth > 0 && i > 1 && random() < 0.26) grow(canvas, random, look, x, y, angle + (random() < 0.5 ? -1 : 1) * between(random, 0.4, 0.9), radius * 0.62, depth - 2, flowers);
  }
  paintStroke(canvas, points, look.bark);
  paintStroke(canvas, points.map((point) => ({ x: point.x - point.radius * 0.25, y: point.y - point.radius * 0.35, radius: point.radius * 0.4 })), mix(look.bark, [0.9, 0.8, 0.75], 0.22), 0.7);
}

function paintFlower(canvas: Canvas, random: Random, x: number, y: number, size: number, look: Blossom): void {
  const turn = random() * 6.283;
  const flat = between(random, 0.7, 1);
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * 6.283) / 5;
    paintPetal(canvas, x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.5 * flat, size * 0.56, angle, scale(look.petal, between(random, 0.88, 1.06)), look.edge, 0.96);
  }
  const heart = look.heart;
  for (let i = 0; i < 11; i++) {
    const angle = random() * 6.283;
    const reach = size * between(random, 0.14, 0.36);
    paintStroke(canvas, [{ x, y, radius: size * 0.012 }, { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat, radius: size * 0.012 }], heart, 0.7);
    paintStroke(canvas, [{ x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat, radius: size * 0.03 }, { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * flat + 0.1, radius: size * 0.03 }], hex('#e8b04a'), 0.95);
  }
}

/** A petal that is notched at its tip and deeper in colour towards its root. */
function paintPetal({ width, height, pixels }: Canvas, x: number, y: number, size: number, angle: number, petal: Colour, edge: Colour, alpha: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let row = Math.max(0, Math.floor(y - size)); row <= Math.min(height - 1, y + size); row++)
    for (let column = Math.max(0, Math.floor(x - size)); column <= Math.min(width - 1, x + size); column++) {
      const u = ((column - x) * cos + (row - y) * sin) / size;
      const v = ((row - y) * cos - (column - x) * sin) / size;
      const notch = u > 0.6 ? Math.max(0, 0.22 - Math.abs(v)) * 0.9 : 0;
      const inside = 1 - Math.sqrt((u / (0.98 - notch)) ** 2 + (v / (0.5 + 0.3 * (u + 0.35))) ** 2);
      if (inside <= 0) continue;
      const tone = clamp01(0.5 - u * 0.55 + Math.abs(v) * 0.2);
      const vein = 1 - 0.07 * Math.abs(Math.sin(v * 16)) * (1 - u);
      const [r, g, b] = mix(petal, edge, tone);
      lay(pixels, (row * width + column) * 4, r * vein, g * vein, b * vein, Math.min(1, inside * size * 0.9) * alpha);
    }
}

interface Rows extends Air {
  flower: Colour;
  leaf: Colour;
  earth: Colour;
  light: Colour;
  ambient: Colour;
  haze: Colour;
  pitch: number;
  turn: number;
}

/** Rows of flowers that run towards the horizon. */
function rows(look: Rows): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, look, noise, random);
    const size = 512;
    const tuft = createTile(noise, size, 64, 3, 0.7);
    const hill = createTile(noise, size, 2, 2, 0.4);
    const heights = new Float32Array(size * size);
    for (let y = 0, i = 0; y < size; y++)
      for (let x = 0; x < size; x++, i++) {
        const row = Math.abs(Math.sin((y / size) * Math.PI * look.pitch));
        heights[i] = Math.sqrt(row) * (3 + tuft.values[i]! * 1.6) + hill.values[i]! * 22;
      }
    const land = lightLand(heights, size, { angle: 0.9, rise: 0.5 }, 0.3);
    const fine = createTile(noise, 256, 16, 4, 0.8);
    const start = 40;
    const ground = readTile(land.heights, start, 260);
    paintLand(canvas, land, { x: start, y: 260, height: ground + 11, heading: look.turn, lens: 1.05, horizon: look.horizon - 0.04, near: 5, far: 900 }, (x, y, distance, out) => {
      const row = Math.abs(Math.sin((y / size) * Math.PI * look.pitch));
      const speck = readTile(fine, x * 22, y * 22) + readTile(fine, x * 6, y * 6);
      const bloomed = smooth((row - 0.35 + speck * 0.2) / 0.3);
      const soil = smooth((0.32 - row) / 0.2);
      const sun = readTile(land.light, x, y);
      const fog = 1 - Math.exp(-distance / 520);
      for (let part = 0; part < 3; part++) {
        let base = look.leaf[part]! + (look.earth[part]! - look.leaf[part]!) * soil;
        base += (look.flower[part]! - base) * bloomed;
        const lit = base * (1 + speck * 0.45) * (sun * look.light[part]! + look.ambient[part]! * (0.5 + row * 0.5));
        out[part] = lit + (look.haze[part]! - lit) * fog;
      }
    }, 0.004);
    bloom(canvas, 0.85, 0.04, 0.2);
    vignette(canvas, 0.5);
  };
}

interface Reeds {
  sky: Ramp;
  sun: { x: number; y: number; size: number; colour: Colour; halo: Colour };
  ink: Colour;
}

/** Reeds against a low sun. */
function reeds(look: Reeds): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    paintSky(canvas, look.sky, 1);
    glow(canvas, look.sun.x, look.sun.y, 1.1, look.sun.halo);
    paintLamp(canvas, look.sun.x * width, look.sun.y * height, look.sun.size * height, look.sun.colour, 2.2);
    for (let layer = 0; layer < 3; layer++) {
      const near = (layer + 1) / 3;
      const colour = mix(hex('#b0603a', 0.5), look.ink, near);
      for (let i = 0; i < 60 + layer * 12; i++) paintReed(canvas, random, random() * width, near, colour);
    }
    bloom(canvas, 0.8, 0.06, 0.35);
    vignette(canvas, 0.5);
  };
}

function paintReed(canvas: Canvas, random: Random, x: number, near: number, colour: Colour): void {
  const { height } = canvas;
  const tall = height * between(random, 0.25, 0.5) * (0.5 + near * 0.75);
  const lean = between(random, 0.02, 0.3);
  const thin = height * 0.0011 * (0.6 + near);
  const stem = (t: number) => ({ x: x + lean * tall * t * t, y: height * 1.01 - tall * t });
  paintStroke(canvas, Array.from({ length: 13 }, (_, i) => ({ ...stem(i / 12), radius: thin * (1.4 - i / 14) })), colour);
  for (let i = 0; i < 70; i++) {
    const t = 0.8 + 0.22 * (i / 70);
    const at = stem(t);
    const reach = tall * 0.05 * Math.sin(((i / 70) * 0.85 + 0.12) * 3.14) * between(random, 0.5, 1.2);
    paintStroke(canvas, [{ ...at, radius: thin * 0.5 }, { x: at.x + reach, y: at.y + reach * between(random, 0.1, 0.9), radius: thin * 0.35 }], colour, 0.8);
  }
  for (let leaf = 0; leaf < 3; leaf++) {
    const from = stem(between(random, 0.15, 0.6));
    const side = random() < 0.5 ? -1 : 1;
    const long = tall * between(random, 0.2, 0.4);
    paintStroke(canvas, Array.from({ length: 9 }, (_, i) => ({ x: from.x + side * long * (i / 8) * 0.8, y: from.y - long * (i / 8) * (1 - (i / 8) * 0.75), radius: thin * 2.4 * (1 - i / 8) + 0.1 })), colour);
  }
}

export const SAKURA: Blossom = {
  back: ramp([[0, '#cfe3ee'], [0.5, '#e8dfe8'], [1, '#f2cdd6']]), lamps: [hex('#ffffff'), hex('#ffd0dc'), hex('#d0e8ff')],
  bark: hex('#3a2622'), petal: hex('#ffe9ee', 1.02), edge: hex('#f2a0b8'), heart: hex('#c2506a'), from: [-0.03, 0.16, 0.16], branches: 3,
};
const LAVENDER: Rows = {
  sky: ramp([[0, '#4a6fb0'], [0.5, '#c9a8c4'], [1, '#ffd0a0']]),
  sun: { x: 0.64, y: 0.33, size: 0.024, colour: hex('#fff0cf', 4), reach: 1, halo: hex('#ff9a5a', 0.7) },
  clouds: { cover: 0.35, scale: 3, stretch: 2.6, soft: 1.5, lit: hex('#ffc8b0', 1.1), shade: hex('#9080a8') },
  horizon: 0.42, flower: hex('#6a4fa8'), leaf: hex('#4a5a48'), earth: hex('#6a5240'), light: hex('#ffc9a0', 1.5), ambient: hex('#9a94c8', 0.7), haze: hex('#d8a8b0'), pitch: 42, turn: 0.06,
};
export const FLORA: Record<string, PhotoRecipe> = {
  'flora-cherry-01': { size: LANDSCAPE, paint: blossom(SAKURA) },
  'flora-plum-02': { size: PORTRAIT, paint: blossom({ ...SAKURA, back: ramp([[0, '#39424f'], [0.6, '#6a6f74'], [1, '#a39a94']]), lamps: [hex('#c8d4e0'), hex('#e8d8c8')], petal: hex('#e0455f'), edge: hex('#a01f3a'), heart: hex('#5a0f20'), bark: hex('#1c1614'), from: [-0.05, 0.62, -0.7], branches: 2 }) },
  'flora-lavender-03': { size: LANDSCAPE, paint: rows(LAVENDER) },
  'flora-tea-04': { size: PANORAMA, paint: rows({ ...LAVENDER, sky: ramp([[0, '#9cc0d4'], [0.6, '#d0dfe0'], [1, '#eef0e4']]), sun: { ...LAVENDER.sun, size: 0, halo: hex('#fff4d8', 0.35) }, clouds: { ...LAVENDER.clouds, lit: hex('#ffffff'), shade: hex('#c0ccd4') }, flower: hex('#5a8a34'), leaf: hex('#3f6a2c'), earth: hex('#4a4a30'), light: hex('#fff4d8', 1.3), ambient: hex('#a8c4c0', 0.5), haze: hex('#d4e0dc'), pitch: 34, turn: -0.12 }) },
  'flora-reeds-05': { size: LANDSCAPE, paint: reeds({ sky: ramp([[0, '#c98a4a'], [0.5, '#f0b868'], [0.8, '#ffd88f'], [1, '#e09a4a']]), sun: { x: 0.62, y: 0.44, size: 0.09, colour: hex('#fff0c8'), halo: hex('#ff9a3a', 0.8) }, ink: hex('#2a150a') }) },
};
