import { layPlate } from '../film/composite.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { layVeil } from '../film/soft.ts';
import { laySpark } from '../film/sparks.ts';
import { createCanvas } from '../paint/canvas.ts';
import { clamp01, hex } from '../paint/colour.ts';
import { createNoise, createTile, readTile, type Noise, type Tile } from '../paint/noise.ts';
import { between } from '../../random.ts';
import { fields } from '../scenes/farmland.ts';
import { HEDGE, SUMMER } from '../scenes/fields.ts';
import { AUTUMN_ROAD, BEACH, TERRACES } from '../scenes/from-above.ts';
import { canopy, roadLine } from '../scenes/canopy.ts';
import { coast, foamAt, type Coast } from '../scenes/coast.ts';
import { terraces } from '../scenes/terraces.ts';
import type { Paint, Shoot } from '../scenes/recipe.ts';

/** A drone flies straight on over the land, two pixels a frame, and shadows of clouds cross its way. */
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

/** Waves run up a beach and back; land and water stay as painted, only the foam moves. */
function surf(look: Coast): Shoot {
  return ({ width, height, standard }, random) => {
    const land = createCanvas(width, height);
    const tiles: { soft?: Tile; fine?: Tile } = {};
    coast({ ...look, foam: 0, onTiles: (soft, fine) => Object.assign(tiles, { soft, fine }) })(land, random);
    const plate = plateOf(land, standard);
    const [columns, rows] = [384, 216];
    const places = shorePlaces(look, tiles.soft!, tiles.fine!, columns, rows, width / height);
    const alpha = new Float32Array(columns * rows);
    const white = codesOf(standard, [0.94, 0.96, 0.97]);
    return (planes, frame) => {
      layPlate(planes, plate, 0);
      const run = frame / 25;
      for (let i = 0; i < alpha.length; i++) {
        const shore = places[i * 4]!;
        if (shore > 0.06 || shore < -0.4) continue;
        const swash = 0.5 + 0.5 * Math.sin(run * 0.9 + places[i * 4 + 3]! * 2.2);
        alpha[i] = foamAt(
          shore,
          places[i * 4 + 1]!,
          places[i * 4 + 2]!,
          places[i * 4 + 3]! + run * 0.012,
          tiles.soft!,
          swash,
        );
      }
      layVeil(planes, alpha, columns, white, 0, height);
    };
  };
}

/** For every point: how far from the water's edge, two kinds of texture, and how far along the beach. */
function shorePlaces(look: Coast, soft: Tile, fine: Tile, columns: number, rows: number, aspect: number): Float32Array {
  const places = new Float32Array(columns * rows * 4);
  const [cos, sin] = [Math.cos(look.turn), Math.sin(look.turn)];
  for (let row = 0, i = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i += 4) {
      const x = ((column + 0.5) / columns - 0.5) * aspect;
      const y = (row + 0.5) / rows - 0.5;
      const along = x * cos - y * sin;
      places[i] =
        x * sin +
        y * cos +
        readTile(soft, along * 42, y * 9 + 30) * look.bend +
        readTile(soft, x * 160, y * 160) * 0.03;
      places[i + 1] = readTile(soft, x * 260 + 40, y * 260);
      places[i + 2] = readTile(fine, x * 420, y * 420);
      places[i + 3] = along;
    }
  return places;
}

export const AERIAL_CLIPS: Record<string, Shoot> = {
  'clip-aerial-fields': flight(fields({ ...SUMMER, hedge: HEDGE, wide: 2.4 }), 0.45),
  'clip-aerial-terraces': flight(terraces(TERRACES), 0),
  'clip-aerial-autumn-road': road(),
  'clip-aerial-surf': surf(BEACH),
};
