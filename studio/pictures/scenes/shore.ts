import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, type Ramp, rampAt, step, smooth } from '../paint/colour.ts';
import { createNoise, createTile, noise2, readTile, type Tile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

export interface Terraces {
  levels: number;
  /** Water or crops on the steps, from low to high, and the earth banks between them. */
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
        // Distance to the lower bank, in pixels.
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
  turn: number;
  bend: number;
  trees?: Colour;
}

/** Surf on a beach straight from above. */
export function coast(look: Coast): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const soft = createTile(noise, 256, 4, 5, 0.5);
    const fine = createTile(noise, 256, 16, 4, 0.75);
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
        const lace = foamAt(shore, swirl, grain, along, soft);
        const wet = step(0.13, 0.02, shore);
        const ramp = shore > 0 ? look.sand : look.sea;
        const from = rampAt(ramp, shore > 0 ? shore / 0.5 : clamp01(-shore / 0.75 + swirl * 0.06));
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

/** Lines of foam where waves break, denser towards the sand. */
function foamAt(shore: number, swirl: number, grain: number, along: number, soft: Tile): number {
  // No foam beyond the last wave and the wet sand.
  if (shore > 0.12 || shore < -0.45) return 0;
  let foam = 0;
  for (let line = 0; line < 4; line++) {
    const place = -0.012 - line * 0.085 + readTile(soft, along * 55 + line * 71, line * 37) * 0.05;
    const away = shore - place;
    const back = away < 0 ? Math.exp(away / (0.05 - line * 0.006)) : Math.exp(-away / 0.004);
    const torn = clamp01(0.75 + swirl * 2.2 + grain * 1.3 - line * 0.12 - (away < -0.012 ? 0.45 : 0));
    foam = Math.max(foam, back * torn * (1 - line * 0.14));
  }
  return clamp01(foam);
}
