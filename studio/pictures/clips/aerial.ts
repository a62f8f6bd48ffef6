import { layPlate, laySpark } from '../film/composite.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { layVeil } from '../film/soft.ts';
import { createCanvas } from '../paint/canvas.ts';
import { clamp01, hex } from '../paint/colour.ts';
import { createNoise, createTile, readTile, type Noise } from '../paint/noise.ts';
import { between } from '../../random.ts';
import { fields } from '../scenes/farmland.ts';
import { HEDGE, SUMMER, AUTUMN_ROAD, TERRACES } from '../scenes/aerial.ts';
import { canopy, roadLine } from '../scenes/canopy.ts';
import { terraces } from '../scenes/shore.ts';
import type { Paint, Shoot } from '../scenes/recipe.ts';

/** A drone flies straight over the land, two pixels a frame, and shadows of clouds cross its path. */
function flight(paint: Paint, shadows: number): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const tall = height + frames * 2;
    const land = createCanvas(width, tall);
    paint(land, random);
    const plate = plateOf(land, standard);
    const tile = createTile(createNoise(random), 256, 4, 4, 0.5);
    const alpha = new Float32Array(96 * 54);
    const dark = codesOf(standard, hex('#0a1210'));
    return (planes, frame) => {
      const down = tall - height - frame * 2;
      layPlate(planes, plate, 0, down & ~1);
      if (shadows === 0) return;
      for (let y = 0, at = 0; y < 54; y++)
        for (let x = 0; x < 96; x++, at++)
          alpha[at] = shadows * clamp01(readTile(tile, x * 0.8 + frame * 0.12, (y + down / 20) * 0.8) * 3 - 0.1);
      layVeil(planes, alpha, 96, dark, 0, height);
    };
  };
}

/** Cars on a road that winds through a wood. */
function road(): Shoot {
  return (stage, random) => {
    const { width, height, frames, standard } = stage;
    const tall = height + frames * 2;
    const noise: { current?: Noise } = {};
    const land = createCanvas(width, tall);
    canopy({ ...AUTUMN_ROAD, size: (AUTUMN_ROAD.size * height) / tall, onNoise: (made) => (noise.current = made) })(
      land,
      random,
    );
    const plate = plateOf(land, standard);
    const line = roadLine(noise.current!);
    const cars = Array.from({ length: 7 }, (_, i) => ({
      from: random() * 1.4 - 0.2,
      speed: between(random, 0.0009, 0.0016) * (i % 2 ? 1 : -1),
      codes: codesOf(standard, hex(['#f4f4f0', '#c23a2a', '#2a4a7a', '#e8e0d0', '#1c1c20'][i % 5]!)),
    }));
    return (planes, frame) => {
      const down = (tall - height - frame * 2) & ~1;
      layPlate(planes, plate, 0, down);
      for (const { from, speed, codes } of cars) {
        const along = from + speed * frame;
        const lane = speed > 0 ? -0.0022 : 0.0022;
        for (let piece = 0; piece < 5; piece++) {
          const at = along + piece * 0.0022;
          laySpark(planes, { x: (line(at) + lane) * width, y: at * tall - down, radius: 6.5, codes, alpha: 1 });
        }
      }
    };
  };
}

export const AERIAL_CLIPS: Record<string, Shoot> = {
  'clip-aerial-fields': flight(fields({ ...SUMMER, hedge: HEDGE, wide: 2.4 }), 0.45),
  'clip-aerial-terraces': flight(terraces(TERRACES), 0),
  'clip-aerial-autumn-road': road(),
};
