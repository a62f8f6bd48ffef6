import { bloom } from '../paint/bloom.ts';
import { type Canvas, createField, readField, vignette } from '../paint/canvas.ts';
import { hex } from '../paint/colour.ts';
import { createNoise, fbm } from '../paint/noise.ts';
import type { Random } from '../../random.ts';
import { type Interchange, addStrand, layRoads, paintRoad, strandsOf } from './city-roads.ts';
import type { Paint } from './recipe.ts';

export function interchange(look: Interchange): Paint {
  return (canvas, random) => {
    const roads = layRoads(canvas, look);
    paintPark(canvas, look, random);
    for (const road of roads) {
      paintRoad(canvas, look, road, random);
      for (const strand of strandsOf(canvas, look, road, random)) addStrand(canvas, strand);
    }
    finishNight(canvas);
  };
}

export function finishNight(canvas: Canvas): void {
  bloom(canvas, 0.5, 0.008, 0.5);
  bloom(canvas, 0.4, 0.05, 0.25);
  vignette(canvas, 0.7);
}

export function paintPark(canvas: Canvas, look: Interchange, random: Random): void {
  const { width, height, pixels } = canvas;
  const noise = createNoise(random);
  const aspect = width / height;
  const trees = createField(Math.round(700 * aspect), 700, (x, y) => {
    const woods = fbm(noise, x * 4 * aspect, y * 4, 3);
    const crowns = Math.abs(fbm(noise, x * 60 * aspect, y * 60, 2, 0.6));
    return 0.35 + woods * 0.5 + (woods > -0.05 ? crowns * 0.9 - 0.2 : 0.1);
  });
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const light = Math.max(0, readField(trees, (x + 0.5) / width, (y + 0.5) / height));
      for (let part = 0; part < 3; part++) pixels[at + part] = look.ground[part]! + look.grass[part]! * light;
      pixels[at + 3] = 1;
    }
}

export const CLOVERLEAF: Interchange = {
  ground: hex('#06121a', 0.8),
  grass: hex('#2c5a4c', 0.55),
  asphalt: hex('#2c2a2e'),
  lamp: hex('#ffb25a'),
  coming: [hex('#fff2d4', 1.3), hex('#ffe2ac', 1.2), hex('#eef4ff', 1.2)],
  going: [hex('#ff2c18', 1.5), hex('#ff4a22', 1.3)],
  turn: 0.42,
  busy: 5,
};
