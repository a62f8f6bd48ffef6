import { createField, readField } from '../paint/canvas.ts';
import { clamp01, smooth } from '../paint/colour.ts';
import type { Sheet } from '../paint/ink-sheet.ts';
import { fbm, noise2, readTile } from '../paint/noise.ts';

/** A range of mountains in one wash; heights as shares of the picture's height. */
export interface Range {
  /** Height at which its foot fades into mist, and its rise above that. */
  foot: number;
  high: number;
  density: number;
  /** Number of mountains per picture height, and how pointed they are. */
  peaks: number;
  sharp: number;
  /** How far down the ink reaches before the mist. */
  deep: number;
  /** Strokes that give the rock its folds, 0…1. */
  folds: number;
  seed: number;
  /** A valley that stays open: x and width. */
  valley?: readonly [x: number, width: number];
  /** The height along the picture, 0…1, instead of a random one. */
  profile?: (x: number) => number;
  tint?: number;
}

function crestOf(sheet: Sheet, range: Range): Float32Array {
  const { width, height, noise } = sheet;
  return Float32Array.from({ length: width }, (_, x) => {
    const across = x / height;
    const u = across * range.peaks + range.seed * 17.3;
    const shape = 1 - Math.abs(noise2(noise, u, range.seed * 3.7)) * range.sharp;
    const rough = fbm(noise, u * 4 + 50, range.seed, 5, 0.55) * 0.2;
    const tall = clamp01(0.55 + noise2(noise, u * 0.45 + 9, range.seed + 5) * 0.9);
    if (range.profile)
      return (range.foot - range.high * range.profile(x / width + rough * 0.12) * (1 + rough * 0.5)) * height;
    const open = range.valley ? 1 - Math.exp(-(((x / width - range.valley[0]) / range.valley[1]) ** 2)) : 1;
    return (range.foot - range.high * (clamp01(shape) * 0.75 + rough + 0.1) * (0.35 + 0.65 * tall) * open) * height;
  });
}

/** Paints a range: dark along the crest, folded in the middle, faded at the foot; it hides what lies behind. */
export function washRange(sheet: Sheet, range: Range): Float32Array {
  const { width, height, tile } = sheet;
  const crest = crestOf(sheet, range);
  const unit = 1344 / height;
  const deep = range.deep * height;
  for (let x = 0; x < width; x++) {
    const top = crest[x]!;
    const slope = (crest[Math.min(width - 1, x + 4)]! - crest[Math.max(0, x - 4)]!) / 8;
    const stands = smooth((range.foot * height - top) / (0.07 * height));
    if (stands === 0) continue;
    const steep = 1 / Math.sqrt(1 + slope * slope) / 1.6;
    for (let row = Math.max(0, Math.floor(top) - 1), at = row * width + x; row < height; row++, at += width) {
      const down = row + 1 - top;
      const cover = clamp01(down * steep);
      const fade = 1 - smooth(down / deep);
      sheet.ink[at] = sheet.ink[at]! * (1 - stands * cover * (0.35 + 0.65 * smooth(fade * 3)));
      sheet.tint[at] = sheet.tint[at]! * (1 - stands * cover * (0.35 + 0.65 * smooth(fade * 3)));
      if (fade <= 0) continue;
      const lean = x - (row - top) * Math.max(-1.2, Math.min(1.2, slope)) * 0.75;
      const fold = readTile(tile, lean * unit * 0.26 + range.seed * 71, row * unit * 0.1 + range.seed * 13);
      const cloud = readTile(tile, x * unit * 0.045 + range.seed * 29, row * unit * 0.045);
      const strokes = clamp01(fold * 2.2 + 0.12) * range.folds;
      const rim = Math.exp((-down * unit) / 9) * 0.5;
      const value = range.density * stands * cover * (fade * (0.42 + cloud * 0.5 + strokes * 1.1) + rim * fade);
      sheet.ink[at] = sheet.ink[at]! + Math.max(0, value);
      if (range.tint)
        sheet.tint[at] = sheet.tint[at]! + range.tint * stands * cover * fade * clamp01(0.5 + cloud - strokes * 0.4);
    }
  }
  return crest;
}

/** Removes ink where mist lies. */
export function liftMist(sheet: Sheet, middle: number, wide: number, thick: number, seed: number): void {
  const { width, height, noise } = sheet;
  const aspect = width / height;
  const field = createField(Math.round(200 * aspect), 200, (x, y) => {
    const drift = fbm(noise, x * aspect * 1.8 + seed * 7, y * 5 + seed, 4) * 0.9;
    return thick * Math.exp(-(((y - middle + drift * wide * 0.8) / wide) ** 2)) * clamp01(0.75 + drift);
  });
  for (
    let row = Math.max(0, Math.floor((middle - wide * 3) * height));
    row < Math.min(height, (middle + wide * 3) * height);
    row++
  )
    for (let x = 0, at = row * width; x < width; x++, at++) {
      const keep = 1 - readField(field, (x + 0.5) / width, (row + 0.5) / height);
      sheet.ink[at] = sheet.ink[at]! * keep;
      sheet.tint[at] = sheet.tint[at]! * keep;
    }
}
