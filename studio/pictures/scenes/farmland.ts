import { type Canvas, vignette } from '../paint/canvas.ts';
import { type Colour, scale } from '../paint/colour.ts';
import { createNoise, createTile, readTile, type Tile } from '../paint/noise.ts';
import { between, pick, type Random } from '../../random.ts';
import type { Paint } from './recipe.ts';

/** One crop: its colour, and how strongly and how closely its rows show. */
interface Crop {
  colour: Colour;
  rows: number;
  pitch: number;
  mottled: number;
}

interface Plot extends Crop {
  cos: number;
  sin: number;
  shift: number;
}

/** A piece of land: split in two by a line, or one plot. */
type Parcel = { split: number; across: boolean; low: Parcel; high: Parcel } | Plot;

export interface Fields {
  crops: readonly Crop[];
  /** Paths or dykes between plots, and how wide they are in picture heights. */
  edge: Colour;
  gap: number;
  turn: number;
  depth: number;
  warp: number;
  hedge?: Colour;
  light: Colour;
  wide: number;
}

function divide(random: Random, look: Fields, x0: number, y0: number, x1: number, y1: number, depth: number): Parcel {
  const [w, h] = [x1 - x0, y1 - y0];
  if (depth <= 0 || (depth < look.depth - 3 && random() < 0.08)) {
    const crop = pick(random, look.crops);
    const angle = random() < 0.75 ? (w > h ? Math.PI / 2 : 0) : between(random, 0, Math.PI);
    return {
      ...crop,
      colour: scale(crop.colour, between(random, 0.82, 1.18)),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      shift: random() * 100,
    };
  }
  const across = w * between(random, 0.7, 1.3) > h;
  const share = between(random, 0.34, 0.66);
  const split = across ? x0 + w * share : y0 + h * share;
  return {
    split,
    across,
    low: across
      ? divide(random, look, x0, y0, split, y1, depth - 1)
      : divide(random, look, x0, y0, x1, split, depth - 1),
    high: across
      ? divide(random, look, split, y0, x1, y1, depth - 1)
      : divide(random, look, x0, split, x1, y1, depth - 1),
  };
}

/** Farmland straight from above. */
export function fields(look: Fields): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    const soft = createTile(noise, 256, 4, 5, 0.55);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    const root = divide(random, look, -2.2, -2.2, 2.2, 2.2, look.depth);
    paintFields(canvas, look, root, soft, fine);
    vignette(canvas, 0.45);
  };
}

function paintFields(canvas: Canvas, look: Fields, root: Parcel, soft: Tile, fine: Tile): void {
  const { width, height, pixels } = canvas;
  const [cos, sin] = [Math.cos(look.turn), Math.sin(look.turn)];
  const pixel = 1 / height;
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const px = ((column + 0.5) / height - width / height / 2) * look.wide;
      const py = ((row + 0.5) / height - 0.5) * look.wide;
      const bend = readTile(soft, px * 60, py * 60) * look.warp;
      const u = px * cos + py * sin + bend;
      const v = py * cos - px * sin + bend * 0.7;
      let parcel = root;
      let border = 9;
      while ('split' in parcel) {
        const side: number = (parcel.across ? u : v) - parcel.split;
        border = Math.min(border, Math.abs(side));
        parcel = side < 0 ? parcel.low : parcel.high;
      }
      const cloud = readTile(soft, px * 150 + parcel.shift, py * 150);
      const grove = readTile(soft, px * 45 + 60, py * 45 + 20);
      const grain = readTile(fine, px * 520, py * 520);
      const stripe = Math.sin(((u * parcel.cos + v * parcel.sin) * 6.283) / parcel.pitch + cloud * 0.5);
      const shade = 1 + stripe * parcel.rows + cloud * parcel.mottled + grain * 0.16;
      let [r, g, b] = [parcel.colour[0] * shade, parcel.colour[1] * shade, parcel.colour[2] * shade];
      const path = (look.gap * (0.7 + cloud * 0.3) - border) / (pixel * look.wide) + 0.5;
      if (path > 0) {
        const cover = Math.min(1, path);
        const dark = 1 + grain * 0.5;
        r += (look.edge[0] * dark - r) * cover;
        g += (look.edge[1] * dark - g) * cover;
        b += (look.edge[2] * dark - b) * cover;
      }
      if (look.hedge && border < 0.03) {
        const clump = readTile(fine, px * 900, py * 900 + 33);
        const cover = Math.min(
          1,
          Math.max(0, (0.026 * (grove * 2.4 + clump * 0.7 + 0.1) - border) / (pixel * look.wide) + 0.5),
        );
        const leaf = 1 + clump * 1.6;
        r += (look.hedge[0] * leaf - r) * cover;
        g += (look.hedge[1] * leaf - g) * cover;
        b += (look.hedge[2] * leaf - b) * cover;
      }
      pixels[at] = r * look.light[0];
      pixels[at + 1] = g * look.light[1];
      pixels[at + 2] = b * look.light[2];
      pixels[at + 3] = 1;
    }
}
