import { layPlate, laySpark } from '../film/composite.ts';
import { codesOf, plateOf } from '../film/planes.ts';
import { createCanvas } from '../paint/canvas.ts';
import { blossom } from '../scenes/blossom.ts';
import { SAKURA } from '../scenes/flora.ts';
import type { Shoot } from '../scenes/recipe.ts';
import { widthFor } from './parallax.ts';

/** Petals fall past a flowering branch, the near ones large and out of focus. */
function petals(): Shoot {
  return ({ width, height, frames, standard }, random) => {
    const canvas = createCanvas(widthFor(width, frames, 1), height);
    blossom(SAKURA)(canvas, random);
    const plate = plateOf(canvas, standard);
    const pink = [codesOf(standard, SAKURA.petal), codesOf(standard, SAKURA.edge)];
    const falling = Array.from({ length: 90 }, (_, i) => {
      const near = random() ** 3;
      return { x: random() * width * 1.3, y: random() * height, near, phase: random() * 6.283, codes: pink[i % 2]! };
    });
    return (planes, frame) => {
      layPlate(planes, plate, frame);
      for (const { x, y, near, phase, codes } of falling) {
        const turn = Math.sin(frame * (0.09 + near * 0.03) + phase);
        const aside =
          (x - frame * (1.4 + near * 3) + Math.sin(frame * 0.05 + phase) * 26 + width * 2.6) % (width * 1.3);
        const down = (y + frame * (1.1 + near * 3.4)) % (height + 60);
        laySpark(planes, {
          x: aside,
          y: down - 30,
          radius: (4 + near * 26) * (0.65 + 0.35 * turn),
          codes,
          alpha: near > 0.4 ? 0.5 : 0.95,
        });
      }
    };
  };
}

export const FLORA_CLIPS: Record<string, Shoot> = { 'clip-flora-petals': petals() };
