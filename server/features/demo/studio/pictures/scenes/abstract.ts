import { bloom } from '../paint/bloom.ts';
import { vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, hex, mix, ramp, rampAt, rampColour, smooth, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, fbm, readTile } from '../paint/noise.ts';
import { between, normal, pick } from '../paint/random.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, type Paint, type PhotoRecipe } from './recipe.ts';

interface Marble {
  colours: Ramp;
  scale: number;
  swirl: number;
  bands: number;
  /** How glossy: light on the slopes of the paint. */
  gloss: number;
  gold?: Colour;
}

/** Paint poured and stirred: noise that is bent by noise that is bent by noise. */
export function marble(look: Marble): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const tile = createTile(noise, 512, 4, 4, 0.45);
    const [ox, oy] = [random() * 500, random() * 500];
    const zoom = 90 * look.scale;
    const swirl = 70 * look.swirl;
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
        const shade = 1 + clamp01(0.5 + ((here - right) + (here - below)) * look.gloss * 0.5 * (height / 700)) - 0.5;
        const place = here * look.bands * 0.5 + 0.5;
        const wave = Math.abs(((place % 2) + 2) % 2 - 1);
        const from = rampAt(look.colours, wave);
        const vein = look.gold ? Math.max(0, 1 - Math.abs(((place * 2.5) % 1) - 0.5) * 38) : 0;
        for (let part = 0; part < 3; part++) {
          let value = look.colours.values[from + part]! * shade;
          if (vein > 0) value += (look.gold![part]! * shade * 1.2 - value) * vein;
          pixels[i * 4 + part] = value;
        }
        pixels[i * 4 + 3] = 1;
      }
    vignette(canvas, 0.35);
  };
}

interface Bokeh {
  back: Ramp;
  lights: readonly Colour[];
  count: number;
  small: number;
  large: number;
  band?: number;
}

/** Lamps out of focus: discs with a brighter rim, many small and a few large. */
export function bokeh(look: Bokeh): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const from = rampAt(look.back, clamp01(row / height + Math.sin((column / width) * 2.4 + 0.6) * 0.22 - 0.1));
        for (let part = 0; part < 3; part++) pixels[at + part] = look.back.values[from + part]!;
        pixels[at + 3] = 1;
      }
    for (let i = 0; i < look.count; i++) {
      const x = random() * width;
      const lane = look.band === undefined ? random() : look.band + normal(random) * 0.16 + fbm(noise, (x / width) * 2, 3.3, 2) * 0.25;
      const radius = height * between(random, look.small, look.large) * (random() < 0.12 ? 1.7 : 1);
      paintLamp(canvas, x, lane * height, radius, pick(random, look.lights), between(random, 0.08, 0.5) * (look.small / (radius / height)) ** 0.35);
    }
    bloom(canvas, 0.5, 0.06, 0.4);
    vignette(canvas, 0.6);
  };
}

export function paintLamp({ width, height, pixels }: Canvas, x: number, y: number, radius: number, [r, g, b]: Colour, light: number): void {
  for (let row = Math.max(0, Math.floor(y - radius - 1)); row <= Math.min(height - 1, y + radius + 1); row++)
    for (let column = Math.max(0, Math.floor(x - radius - 1)); column <= Math.min(width - 1, x + radius + 1); column++) {
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const cover = Math.min(1, (radius - away) / Math.max(1.2, radius * 0.05) + 0.5);
      if (cover <= 0) continue;
      const bright = light * cover * (0.72 + 0.5 * smooth((away / radius - 0.72) / 0.25));
      const at = (row * width + column) * 4;
      pixels[at] = pixels[at]! + r * bright;
      pixels[at + 1] = pixels[at + 1]! + g * bright;
      pixels[at + 2] = pixels[at + 2]! + b * bright;
    }
}

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
      return (x) => 0.3 + (0.78 * sheet) / look.count + Math.sin((x / height) * a * 2.2 + b) * 0.055 * look.wave + Math.sin((x / height) * c * 2.2 + b * 2) * 0.03 * look.wave;
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
            const dark = 1 - look.shadow * Math.exp(-Math.max(0, before + height * 0.012) / (height * 0.016)) * (1 - inside);
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

interface Silk {
  colours: Ramp;
  folds: number;
  turn: number;
  light: Colour;
}

/** Soft folds of cloth, or light on a curved wall. */
export function silk(look: Silk): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const tile = createTile(createNoise(random), 256, 2, 3, 0.35);
    const [cos, sin] = [Math.cos(look.turn), Math.sin(look.turn)];
    const [ox, oy] = [random() * 256, random() * 256];
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const u = (column / height) * cos + (row / height) * sin;
        const v = (row / height) * cos - (column / height) * sin;
        const bend = readTile(tile, u * 40 + ox, v * 26 + oy);
        const phase = v * look.folds + bend * 3.4 + Math.sin(u * 1.7 + bend * 4) * 0.5;
        const fold = Math.sin(phase * 3.14);
        const slope = Math.cos(phase * 3.14 + bend);
        const from = rampAt(look.colours, 0.5 + 0.42 * fold + bend * 0.3);
        const shine = Math.max(0, slope) ** 9 * 0.5;
        for (let part = 0; part < 3; part++) pixels[at + part] = Math.max(0, look.colours.values[from + part]! * (1 + fold * 0.22 - Math.max(0, -slope) ** 3 * 0.35) + look.light[part]! * shine);
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.4);
  };
}

interface Smoke {
  back: Ramp;
  colours: readonly Colour[];
  strands: number;
}

/** Threads of smoke: one line, drawn again and again with a slightly different bend. */
export function smoke(look: Smoke): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let row = 0, at = 0; row < height; row++) {
      const from = rampAt(look.back, row / height);
      for (let column = 0; column < width; column++, at += 4) {
        for (let part = 0; part < 3; part++) pixels[at + part] = look.back.values[from + part]!;
        pixels[at + 3] = 1;
      }
    }
    for (let veil = 0; veil < look.colours.length; veil++) {
      const colour = look.colours[veil]!;
      const seed = random() * 50;
      for (let strand = 0; strand < look.strands; strand++) {
        const s = strand / look.strands;
        for (let i = 0; i < width * 1.5; i++) {
          const t = i / (width * 1.5);
          const bend = fbm(noise, t * 2.2 + seed, s * 0.55 + veil * 5, 2);
          const x = (t + fbm(noise, t * 3 + seed + 20, s * 0.4 + veil * 3, 2) * 0.12) * width;
          const y = (0.5 + bend * 0.75 + Math.sin(t * 3.1 + seed + s * 0.9) * 0.13) * height;
          if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
          const ends = Math.min(1, t * 5, (1 - t) * 5);
          const light = (0.9 / look.strands) * (1344 / height) ** -0.2 * ends * 6 * (0.4 + s * (1 - s) * 2.4);
          const at = ((y | 0) * width + (x | 0)) * 4;
          const low = y - (y | 0);
          for (let part = 0; part < 3; part++) {
            pixels[at + part] = pixels[at + part]! + colour[part]! * light * (1 - low);
            pixels[at + width * 4 + part] = pixels[at + width * 4 + part]! + colour[part]! * light * low;
          }
        }
      }
    }
    vignette(canvas, 0.4);
  };
}

export const ABSTRACT: Record<string, PhotoRecipe> = {
  'abstract-marble-01': { size: LANDSCAPE, paint: marble({ colours: ramp([[0, '#0b1f3f'], [0.35, '#1f5f8f'], [0.6, '#7fc4cf'], [0.8, '#f4ead8'], [1, '#e8b48a']]), scale: 0.6, swirl: 1, bands: 5, gloss: 9, gold: hex('#d9a441') }) },
  'abstract-marble-02': { size: PORTRAIT, paint: marble({ colours: ramp([[0, '#2a0f3a'], [0.3, '#7a1f6a'], [0.6, '#ff5f7a'], [0.85, '#ffb86a'], [1, '#fff0d0']]), scale: 0.5, swirl: 1.2, bands: 4, gloss: 12 }) },
  'abstract-marble-03': { size: SQUARE, paint: marble({ colours: ramp([[0, '#f6f4ef'], [0.6, '#d9dcd8'], [0.85, '#6f8f88'], [1, '#1f3f3c']]), scale: 0.55, swirl: 1, bands: 4, gloss: 6, gold: hex('#c9a050') }) },
  'abstract-bokeh-04': { size: LANDSCAPE, paint: bokeh({ back: ramp([[0, '#0a0c1c'], [0.5, '#241433'], [1, '#0c0a14']]), lights: [hex('#ffb45a'), hex('#ff7a4a'), hex('#ffd9a0'), hex('#ff5f8a')], count: 150, small: 0.012, large: 0.06, band: 0.55 }) },
  'abstract-bokeh-05': { size: LANDSCAPE, paint: bokeh({ back: ramp([[0, '#d8efe0'], [0.5, '#8fc49a'], [1, '#3f7a58']]), lights: [hex('#f4ffd8'), hex('#d0f4a8'), hex('#ffffff')], count: 90, small: 0.02, large: 0.09 }) },
  'abstract-paper-06': { size: LANDSCAPE, paint: paper({ back: hex('#f4e3cf'), sheets: ramp([[0, '#f2b8a0'], [0.4, '#d9687a'], [0.7, '#7a3a78'], [1, '#2a1f4a']]), count: 8, wave: 1, sun: hex('#fff6e0'), shadow: 0.5 }) },
  'abstract-paper-07': { size: PANORAMA, paint: paper({ back: hex('#e2f1f4'), sheets: ramp([[0, '#a8d9e0'], [0.5, '#3f94b0'], [1, '#0c2f55']]), count: 9, wave: 1.3, shadow: 0.5 }) },
  'abstract-silk-08': { size: LANDSCAPE, paint: silk({ colours: ramp([[0, '#3a0a18'], [0.5, '#a81f3a'], [1, '#e8506a']]), folds: 2.4, turn: 0.5, light: hex('#ffd0c8', 0.9) }) },
  'abstract-silk-09': { size: LANDSCAPE, paint: silk({ colours: ramp([[0, '#5a4fd8'], [0.35, '#9a6ff0'], [0.65, '#f09ac8'], [1, '#ffe0c4']]), folds: 1.2, turn: -0.6, light: hex('#ffffff', 0.3) }) },
  'abstract-smoke-10': { size: LANDSCAPE, paint: smoke({ back: ramp([[0, '#04060c'], [1, '#0a1020']]), colours: [hex('#3f9cff'), hex('#ff5fb0'), hex('#7f6fff')], strands: 240 }) },
};
