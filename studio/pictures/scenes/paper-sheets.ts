import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour, mix, type Ramp, rampColour } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { between } from '../../random.ts';
import type { Paint } from './recipe.ts';

interface Paper {
  back: Colour;
  sheets: Ramp;
  count: number;
  wave: number;
  sun?: Colour;
  shadow: number;
}

/** Sheets of cut paper, one above the other, each with its shadow. */
export function paper(look: Paper): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const grain = createTile(noise, 256, 32, 3, 0.8);
    const edges: ((x: number) => number)[] = Array.from({ length: look.count }, (_, sheet) => {
      const [a, b, c] = [between(random, 0.6, 1.5), random() * 9, between(random, 1.6, 3.2)];
      return (x) =>
        0.3 +
        (0.78 * sheet) / look.count +
        Math.sin((x / height) * a * 2.2 + b) * 0.055 * look.wave +
        Math.sin((x / height) * c * 2.2 + b * 2) * 0.03 * look.wave;
    });
    for (let column = 0; column < width; column++) {
      const tops = edges.map((edge) => edge(column) * height);
      const shadows = edges.map((edge) => edge(column - height * 0.012) * height);
      for (let row = 0; row < height; row++) {
        let [r, g, b] = look.back;
        if (look.sun) {
          const away = Math.hypot(column - width * 0.66, row - height * 0.24) / height;
          const disc = clamp01((0.11 - away) * height);
          [r, g, b] = mix([r, g, b], look.sun, disc);
        }
        for (let sheet = 0; sheet < look.count; sheet++) {
          const inside = clamp01(row - tops[sheet]! + 0.5);
          const before = shadows[sheet]! - row;
          if (inside < 1 && before > -height * 0.03 && before < height * 0.05) {
            const dark =
              1 - look.shadow * Math.exp(-Math.max(0, before + height * 0.012) / (height * 0.016)) * (1 - inside);
            [r, g, b] = [r * dark, g * dark, b * dark];
          }
          if (inside > 0) [r, g, b] = mix([r, g, b], rampColour(look.sheets, sheet / (look.count - 1)), inside);
        }
        const texture = 1 + readTile(grain, column * (512 / height), row * (512 / height)) * 0.06;
        const at = (row * width + column) * 4;
        pixels[at] = r * texture;
        pixels[at + 1] = g * texture;
        pixels[at + 2] = b * texture;
        pixels[at + 3] = 1;
      }
    }
    vignette(canvas, 0.3);
  };
}
