import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, type Ramp, rampAt, smooth, step } from '../paint/colour.ts';
import { createNoise, createTile, readTile, type Tile } from '../paint/noise.ts';
import type { Paint } from './recipe.ts';

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
        const lace = look.foam > 0 ? foamAt(shore, swirl, grain, along, soft) * look.foam : 0;
        const wet = step(0.13, 0.02, shore);
        const from = rampAt(
          shore > 0 ? look.sand : look.sea,
          shore > 0 ? shore / 0.5 : clamp01(-shore / 0.75 + swirl * 0.06),
        );
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
  // Beyond the last wave and the wet sand there is none.
  if (shore > 0.12 || shore < -0.45) return 0;
  let foam = 0;
  for (let line = 0; line < 4; line++) {
    const place =
      -0.012 -
      line * 0.085 +
      swash * (line === 0 ? 0.03 : 0.085) +
      readTile(soft, along * 55 + line * 71, line * 37) * 0.05;
    const away = shore - place;
    const back = away < 0 ? Math.exp(away / (0.05 - line * 0.006)) : Math.exp(-away / 0.004);
    const torn = clamp01(0.75 + swirl * 2.2 + grain * 1.3 - line * 0.12 - (away < -0.012 ? 0.45 : 0));
    foam = Math.max(foam, back * torn * (1 - line * 0.14));
  }
  return clamp01(foam);
}
