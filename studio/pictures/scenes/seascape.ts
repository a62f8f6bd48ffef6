import type { Random } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette, lay } from '../paint/canvas.ts';
import { type Colour, clamp01, hex, ramp } from '../paint/colour.ts';
import { createNoise, type Noise, fbm, createTile, readTile } from '../paint/noise.ts';
import { type Air, paintAir } from '../paint/sky.ts';
import { paintStroke } from '../paint/stroke.ts';
import { lightLand } from '../paint/terrain.ts';
import { paintLand } from '../paint/view.ts';
import { paintWater, type Water } from '../paint/water.ts';
import type { Paint } from './recipe.ts';

/** Paints something on the horizon. */
type Extra = (canvas: Canvas, random: Random, noise: Noise, edge: number) => void;

export interface Sea extends Air, Pick<Water, 'deep' | 'haze' | 'glitter'> {
  waves: Omit<Water, 'edge' | 'horizon' | 'deep' | 'haze' | 'glitter'> & { shine: number };
  extra?: Extra;
}

export function sea(look: Sea): Paint {
  return (canvas, random) => {
    const noise = createNoise(random);
    paintAir(canvas, { ...look, horizon: look.horizon + 0.03 }, noise, random);
    look.extra?.(canvas, random, noise, look.horizon);
    paintWater(canvas, noise, { ...look, ...look.waves, edge: look.horizon });
    bloom(canvas, 0.9, 0.03, look.waves.shine);
    vignette(canvas, 0.5);
  };
}

/** Land on the horizon: rounded islands or rocks, each range fainter than the nearer one. */
export function islands(colours: readonly Colour[], tall: number, steep: number, gap: number): Extra {
  return (canvas, _random, noise, edge) => {
    const { width, height, pixels } = canvas;
    colours.forEach(([r, g, b], range) => {
      for (let x = 0; x < width; x++) {
        const u = (x / height) * (1.3 + range * 0.5) + range * 7.3;
        const mass = fbm(noise, u * 0.9, range * 3.7, 2) - gap;
        const rise =
          mass > 0
            ? Math.min(1, mass * steep) * tall * (0.75 + fbm(noise, u * 6, range + 0.4, 4) * 0.7) * (1 - range * 0.12)
            : 0;
        const top = (edge - rise) * height;
        for (let row = Math.max(0, Math.floor(top)); row < edge * height; row++)
          lay(pixels, (row * width + x) * 4, r, g, b, Math.min(1, row + 1 - top));
      }
    });
  };
}

/** A sailing boat against the light. */
export function sail(x: number, size: number, colour: Colour): Extra {
  return (canvas, _random, _noise, edge) => {
    const { width, height } = canvas;
    const unit = size * height;
    const at = (dx: number, dy: number, radius: number) => ({
      x: x * width + dx * unit,
      y: edge * height + dy * unit,
      radius: radius * unit,
    });
    paintStroke(
      canvas,
      [at(-0.34, -0.035, 0.015), at(-0.2, -0.015, 0.035), at(0.2, -0.015, 0.035), at(0.36, -0.05, 0.01)],
      colour,
    );
    paintStroke(canvas, [at(0, 0, 0.008), at(0, -1, 0.005)], colour);
    for (let i = 0; i <= 60; i++) {
      const t = i / 60;
      const down = -0.97 + t * 0.88;
      paintStroke(canvas, [at(0.015, down, 0.012), at(0.015 + 0.34 * t ** 0.85, down, 0.012)], colour);
      paintStroke(canvas, [at(-0.02, -0.88 + t * 0.76, 0.011), at(-0.02 - 0.26 * t, -0.88 + t * 0.76, 0.011)], colour);
    }
  };
}

const STORM_SEA = {
  sky: ramp('0 #2c343c', '0.6 #5c6870', '1 #a3acae'),
  sun: { x: 0.62, y: 0.3, size: 0, colour: hex('#000000'), reach: 0.7, halo: hex('#f0ead8', 0.35) },
  clouds: { cover: 0.62, scale: 4, stretch: 2.6, soft: 1.8, lit: hex('#c3c9c8'), shade: hex('#3a434a') },
  horizon: 0.44,
  deep: hex('#0f2a30'),
  crest: hex('#2f6a66'),
  foam: hex('#e8eff0'),
  glare: hex('#b8c8cc', 0.35),
  haze: hex('#8a979b'),
  steep: 1,
};

/** A high sea, modelled as land, with foam on its crests. */
export const swell: Paint = (canvas, random) => {
  const noise = createNoise(random);
  const size = 512;
  paintAir(canvas, STORM_SEA, noise, random);
  const chop = createTile(noise, size, 16, 5, 0.55);
  const long = createTile(noise, size, 4, 2, 0.5);
  const heights = new Float32Array(size * size);
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const phase = (x / size) * 6.283 * 9 + long.values[i]! * 5;
      const cross = (x / size) * 6.283 * 5 + (y / size) * 6.283 * 7 + long.values[(i + 9000) % heights.length]! * 4;
      heights[i] =
        ((1 - Math.abs(Math.sin(phase * 0.5))) ** 1.6 * 7 +
          (1 - Math.abs(Math.sin(cross * 0.5))) * 3.2 +
          chop.values[i]! * 2.6) *
        STORM_SEA.steep;
    }
  const land = lightLand(heights, size, { angle: 0.4, rise: 0.5 }, 1);
  const fine = createTile(noise, 256, 16, 4, 0.7);
  paintLand(
    canvas,
    land,
    {
      x: random() * size,
      y: random() * size,
      height: 12 * STORM_SEA.steep,
      heading: 0,
      lens: 1.25,
      horizon: STORM_SEA.horizon - 0.035,
      near: 12,
      far: 900,
    },
    (x, y, distance, out) => {
      const height = readTile(land.heights, x, y) / STORM_SEA.steep;
      const light = readTile(land.light, x, y);
      const ripple = readTile(fine, x * 9, y * 9) + readTile(fine, x * 2.3, y * 2.3);
      const white =
        clamp01((height - 6.4 + ripple * 2.8) * 0.35) +
        clamp01(readTile(fine, x * 1.4 + 40, y * 0.5) * 2.4 - 0.62 + ripple * 0.5) * 0.45;
      const fog = 1 - Math.exp(-distance / 380);
      for (let part = 0; part < 3; part++) {
        let value = STORM_SEA.deep[part]! + (STORM_SEA.crest[part]! - STORM_SEA.deep[part]!) * clamp01(height / 9);
        value = value * (1 + ripple * 0.3) + STORM_SEA.glare[part]! * light * light * (0.8 + ripple);
        value += (STORM_SEA.foam[part]! * (0.6 + light * 0.6) - value) * clamp01(white);
        out[part] = value + (STORM_SEA.haze[part]! - value) * fog;
      }
    },
    0.0035,
  );
  bloom(canvas, 0.9, 0.03, 0.2);
  vignette(canvas, 0.6);
};
