import { vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, hex, ramp, rampAt, scale, smooth, step, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, fbm, noise2, readTile, type Noise, type Tile } from '../paint/noise.ts';
import { between, pick, type Random } from '../paint/random.ts';
import { LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, type Paint, type PhotoRecipe } from './recipe.ts';

interface Terraces {
  levels: number;
  /** Water or crops on the steps, from low to high; the earth banks between them. */
  steps: Ramp;
  bank: Colour;
  shine: Colour;
  zoom: number;
  turn: number;
}

/** Rice terraces: the contour lines of a hillside made visible. */
export function terraces(look: Terraces): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const hill = createTile(noise, 512, 2, 4, 0.4);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    const shift = random() * 500;
    const zoom = look.zoom * 512;
    const e = 1.5;
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = (column / height) * zoom + shift;
        const y = (row / height) * zoom + column * look.turn * 0.02;
        const here = readTile(hill, x, y);
        const slopeX = (readTile(hill, x + e, y) - here) / e;
        const slopeY = (readTile(hill, x, y + e) - here) / e;
        const fall = slopeY + 0.9 / zoom;
        const steep = Math.sqrt(slopeX * slopeX + fall * fall) + 0.0003;
        const level = (here + 2) * look.levels + (row / height) * look.levels * 0.9;
        const floor = Math.floor(level);
        const up = level - floor;
        // How many pixels away the lower bank is.
        const bank = (up / (steep * look.levels) / zoom) * height;
        const grain = readTile(fine, column * 0.45 * (1344 / height), row * 0.45 * (1344 / height));
        const plot = noise2(noise, floor * 0.73, x * 0.011 + floor * 0.37) * 0.8;
        const from = rampAt(look.steps, clamp01(0.5 + plot + grain * 0.12));
        const mirror = step(0.2, 1, up) * Math.max(0, 0.55 + plot);
        const earth = clamp01(1.5 - bank / (height * 0.0045)) * (0.75 + grain * 0.5);
        for (let part = 0; part < 3; part++) {
          let value = look.steps.values[from + part]! * (1 + grain * 0.2);
          value += look.shine[part]! * mirror * 0.35;
          pixels[at + part] = value + (look.bank[part]! * (0.7 + slopeX * 20) - value) * clamp01(earth);
        }
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.5);
  };
}

export interface Coast {
  sand: Ramp;
  sea: Ramp;
  foam: number;
  turn: number;
  bend: number;
  trees?: Colour;
  /** For clips, which need the same textures again. */
  onTiles?: (soft: Tile, fine: Tile) => void;
}

/** Surf on a beach straight from above. */
export function coast(look: Coast): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const soft = createTile(noise, 256, 4, 5, 0.5);
    const fine = createTile(noise, 256, 16, 4, 0.75);
    look.onTiles?.(soft, fine);
    const [cos, sin] = [Math.cos(look.turn), Math.sin(look.turn)];
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = column / height - width / height / 2;
        const y = row / height - 0.5;
        const along = x * cos - y * sin;
        const wave = readTile(soft, along * 42, y * 9 + 30);
        const shore = x * sin + y * cos + wave * look.bend + readTile(soft, x * 160, y * 160) * 0.03;
        const grain = readTile(fine, x * 420, y * 420);
        const swirl = readTile(soft, x * 260 + 40, y * 260);
        const lace = foamAt(shore, swirl, grain, along, soft) * look.foam;
        const wet = step(0.13, 0.02, shore);
        const from = rampAt(shore > 0 ? look.sand : look.sea, shore > 0 ? shore / 0.5 : clamp01(-shore / 0.75 + swirl * 0.06));
        const ramp = shore > 0 ? look.sand : look.sea;
        const under = smooth((shore + 0.09) / 0.1);
        const palms = look.trees ? step(0.3, 0.36, shore + swirl * 0.14 + grain * 0.05) : 0;
        for (let part = 0; part < 3; part++) {
          let value = ramp.values[from + part]! * (1 + grain * (shore > 0 ? 0.14 : 0.07));
          if (shore > 0) value *= 1 - wet * 0.32;
          else value += (look.sand.values[part]! * 0.62 - value) * under * 0.7;
          if (palms > 0) value += (look.trees![part]! * (0.55 + grain * 0.9 + 0.5) - value) * palms;
          pixels[at + part] = value + (0.92 - value) * lace;
        }
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.35);
  };
}

/** Lines of foam where waves break, the nearer to the sand the denser. */
export function foamAt(shore: number, swirl: number, grain: number, along: number, soft: Tile, swash = 0): number {
  let foam = 0;
  for (let line = 0; line < 4; line++) {
    const place = -0.012 - line * 0.085 + swash * (line === 0 ? 0.03 : 0.085) + readTile(soft, along * 55 + line * 71, line * 37) * 0.05;
    const away = shore - place;
    const back = away < 0 ? Math.exp(away / (0.05 - line * 0.006)) : Math.exp(-away / 0.004);
    const torn = clamp01(0.75 + swirl * 2.2 + grain * 1.3 - line * 0.12 - (away < -0.012 ? 0.45 : 0));
    foam = Math.max(foam, back * torn * (1 - line * 0.14));
  }
  return clamp01(foam);
}

interface Circles {
  ground: Colour;
  crops: readonly Colour[];
  size: number;
}

/** Round fields of a desert, watered by arms that turn. */
function circles(look: Circles): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const soft = createTile(noise, 256, 4, 5, 0.55);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    const across = Math.ceil(width / height / look.size) + 2;
    const plots = Array.from({ length: across * 12 }, () => ({ colour: pick(random, look.crops), other: pick(random, look.crops), from: random() * 6.283, wide: between(random, 0, 5), bare: random() < 0.1, fit: between(random, 0.42, 0.485) }));
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = column / height / look.size + 0.37;
        const y = row / height / look.size + 0.2 + (Math.floor(x) & 1) * 0.0;
        const plot = plots[(Math.floor(y) * across + Math.floor(x)) % plots.length]!;
        const [dx, dy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
        const away = Math.sqrt(dx * dx + dy * dy);
        const cloud = readTile(soft, x * 40, y * 40);
        const grain = readTile(fine, column * (512 / height), row * (512 / height));
        const inside = plot.bare ? 0 : clamp01(((plot.fit - away) * look.size * height) / 1.2 + 0.5);
        const turn = (Math.atan2(dy, dx) + 6.283 - plot.from + 6.283) % 6.283;
        const crop = turn < plot.wide ? plot.other : plot.colour;
        const track = 1 - 0.22 * Math.exp(-(((away * 26) % 1) ** 2) * 60) - 0.3 * Math.exp(-((turn * away * 60) ** 2));
        for (let part = 0; part < 3; part++) {
          const earth = look.ground[part]! * (1 + cloud * 0.3 + grain * 0.12);
          const green = crop[part]! * (1 + cloud * 0.4 + grain * 0.14) * track;
          pixels[at + part] = earth + (green - earth) * inside;
        }
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.45);
  };
}

export interface Canopy {
  crowns: readonly Colour[];
  ground: Colour;
  size: number;
  road?: Colour;
  river?: Colour;
  /** For clips, which need the same line again. */
  onNoise?: (noise: Noise) => void;
}

/** Where the road or river runs, across for along, both 0…1. */
export function roadLine(noise: Noise): (y: number) => number {
  return (y) => 0.5 + Math.sin(y * 5 + 1) * 0.16 + noise2(noise, y * 1.7, 0.5) * 0.18;
}

/** A wood from above: thousands of round crowns, lit from one side, and a road that winds through. */
export function canopy(look: Canopy): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let at = 0; at < pixels.length; at += 4) {
      pixels.set(look.ground, at);
      pixels[at + 3] = 1;
    }
    look.onNoise?.(noise);
    const line = roadLine(noise);
    const way = look.river ?? look.road;
    const half = look.river ? 0.055 : 0.016;
    if (way) paintWay(canvas, line, half, way, look.road !== undefined);
    const radius = look.size * height;
    const rows = Math.ceil(height / radius / 0.9) + 4;
    const columns = Math.ceil(width / radius / 0.9) + 4;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const x = (column + random() * 1.1 - 1) * radius * 0.9;
        const y = (row + random() * 1.1 - 1) * radius * 0.9;
        const grove = fbm(noise, (x / height) * 3, (y / height) * 3, 3);
        const size = radius * between(random, 0.55, 1.15);
        const choice = look.crowns[Math.floor(clamp01(0.5 + grove * 0.9 + (random() - 0.5) * 0.7) * (look.crowns.length - 0.01))]!;
        const colour = scale(choice, between(random, 0.7, 1.2));
        if (!way || Math.abs(x / width - line(y / height)) * (width / height) > half + (size / height) * 0.75) paintCrown(canvas, x, y, size, colour, random);
      }
    vignette(canvas, 0.5);
  };
}

function paintWay(canvas: Canvas, line: (y: number) => number, half: number, colour: Colour, marked: boolean): void {
  const { width, height, pixels } = canvas;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const off = (column / width - line(row / height)) * (width / height);
      const inside = clamp01((half - Math.abs(off)) * height + 0.5);
      if (inside <= 0) continue;
      const dash = marked && Math.abs(off) < half * 0.05 && (row / height) % 0.03 < 0.017 ? 0.75 : 0;
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) pixels[at + part] = pixels[at + part]! * (1 - inside) + (colour[part]! * (1 - dash) + 0.8 * dash) * inside;
    }
}

function paintCrown({ width, height, pixels }: Canvas, x: number, y: number, radius: number, colour: Colour, random: Random): void {
  const seed = random() * 6.283;
  const lobes = 4 + Math.floor(random() * 4);
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius * 1.25));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.ceil(x + radius * 1.25));
  for (let row = top; row <= bottom; row++)
    for (let column = left, at = (row * width + left) * 4; column <= right; column++, at += 4) {
      const dx = (column - x) / radius;
      const dy = (row - y) / radius;
      const square = dx * dx + dy * dy;
      const edge = 0.86 + 0.12 * Math.sin((dx * 3 + dy * 2) * lobes * 0.6 + seed) + 0.06 * Math.sin(dx * 21 + seed) * Math.cos(dy * 19);
      if (square < edge * edge) {
        const light = 0.62 - dx * 0.34 - dy * 0.36 + 0.22 * Math.sin(dx * 13 + seed) * Math.sin(dy * 14 + seed * 2);
        const soft = Math.min(1, (edge - Math.sqrt(square)) * radius);
        for (let part = 0; part < 3; part++) pixels[at + part] = pixels[at + part]! * (1 - soft) + colour[part]! * light * 1.5 * soft;
      } else {
        const shade = (dx - 0.22) ** 2 + (dy - 0.22) ** 2;
        if (shade < 0.8) for (let part = 0; part < 3; part++) pixels[at + part] = pixels[at + part]! * (0.72 + shade * 0.35);
      }
    }
}

export const TERRACES: Terraces = { levels: 38, steps: ramp([[0, '#2f4a2a'], [0.35, '#5f7f42'], [0.6, '#8fb0b8'], [1, '#e8dcc8']]), bank: hex('#2c2a1c'), shine: hex('#ffd9b0', 0.9), zoom: 0.32, turn: 0 };
export const BEACH: Coast = { sand: ramp([[0, '#d9c39c'], [0.4, '#ecdcb8'], [1, '#e2cfa4']]), sea: ramp([[0, '#8fd6cc'], [0.2, '#36b3b8'], [0.55, '#0f7f9c'], [1, '#0a4f7c']]), foam: 1, turn: 0.5, bend: 0.22, trees: hex('#2f5a30') };
export const AUTUMN_ROAD: Canopy = { crowns: [hex('#3f5a2a'), hex('#8a7a2a'), hex('#d08a24'), hex('#c4501c'), hex('#e0b034'), hex('#9c2f1c')], ground: hex('#241c10'), size: 0.026, road: hex('#4a4a4c') };

export const FROM_ABOVE: Record<string, PhotoRecipe> = {
  'aerial-terraces-05': { size: LANDSCAPE, paint: terraces(TERRACES) },
  'aerial-terraces-gold-06': { size: PORTRAIT, paint: terraces({ levels: 44, steps: ramp([[0, '#5a6a24'], [0.4, '#b09a34'], [0.75, '#e0bc50'], [1, '#f4dc90']]), bank: hex('#3a4420'), shine: hex('#fff0b0', 0.3), zoom: 0.3, turn: 0 }) },
  'aerial-coast-07': { size: LANDSCAPE, paint: coast(BEACH) },
  'aerial-black-sand-08': { size: PORTRAIT, paint: coast({ sand: ramp([[0, '#2a2c30'], [0.5, '#3a3b3f'], [1, '#4a4946']]), sea: ramp([[0, '#7fa4a4'], [0.3, '#3f7480'], [1, '#173d50']]), foam: 1, turn: -0.3, bend: 0.26 }) },
  'aerial-circles-09': { size: SQUARE, paint: circles({ ground: hex('#c9a878'), crops: [hex('#3f6a34'), hex('#6f8f44'), hex('#a8a860'), hex('#8a6a48'), hex('#2c5230'), hex('#c4bc84')], size: 0.3 }) },
  'aerial-autumn-road-10': { size: LANDSCAPE, paint: canopy(AUTUMN_ROAD) },
  'aerial-jungle-river-11': { size: PANORAMA, paint: canopy({ crowns: [hex('#1f4a26'), hex('#2f6a2e'), hex('#4a8438'), hex('#1a3f2a'), hex('#6a9a44')], ground: hex('#0f1f10'), size: 0.024, river: hex('#4f8f86') }) },
};
