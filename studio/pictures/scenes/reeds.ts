import { bloom } from '../paint/bloom.ts';
import { type Canvas, glow, vignette } from '../paint/canvas.ts';
import { type Colour, hex, mix, type Ramp } from '../paint/colour.ts';
import { between, type Random } from '../../random.ts';
import { paintSky } from '../paint/sky.ts';
import { paintStroke } from '../paint/strokes.ts';
import { paintLamp } from './bokeh.ts';
import type { Paint } from './recipe.ts';

interface Reeds {
  sky: Ramp;
  sun: { x: number; y: number; size: number; colour: Colour; halo: Colour };
  ink: Colour;
}

/** Reeds against a low sun. */
export function reeds(look: Reeds): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    paintSky(canvas, look.sky, 1);
    glow(canvas, look.sun.x, look.sun.y, 1.1, look.sun.halo);
    paintLamp(canvas, look.sun.x * width, look.sun.y * height, look.sun.size * height, look.sun.colour, 2.2);
    for (let layer = 0; layer < 3; layer++) {
      const near = (layer + 1) / 3;
      const colour = mix(hex('#b0603a', 0.5), look.ink, near);
      for (let i = 0; i < 60 + layer * 12; i++) paintReed(canvas, random, random() * width, near, colour);
    }
    bloom(canvas, 0.8, 0.06, 0.35);
    vignette(canvas, 0.5);
  };
}

function paintReed(canvas: Canvas, random: Random, x: number, near: number, colour: Colour): void {
  const { height } = canvas;
  const tall = height * between(random, 0.25, 0.5) * (0.5 + near * 0.75);
  const lean = between(random, 0.02, 0.3);
  const thin = height * 0.0011 * (0.6 + near);
  const stem = (t: number) => ({ x: x + lean * tall * t * t, y: height * 1.01 - tall * t });
  paintStroke(
    canvas,
    Array.from({ length: 13 }, (_, i) => ({ ...stem(i / 12), radius: thin * (1.4 - i / 14) })),
    colour,
  );
  for (let i = 0; i < 70; i++) {
    const t = 0.8 + 0.22 * (i / 70);
    const at = stem(t);
    const reach = tall * 0.05 * Math.sin(((i / 70) * 0.85 + 0.12) * 3.14) * between(random, 0.5, 1.2);
    paintStroke(
      canvas,
      [
        { ...at, radius: thin * 0.5 },
        { x: at.x + reach, y: at.y + reach * between(random, 0.1, 0.9), radius: thin * 0.35 },
      ],
      colour,
      0.8,
    );
  }
  for (let leaf = 0; leaf < 3; leaf++) {
    const from = stem(between(random, 0.15, 0.6));
    const side = random() < 0.5 ? -1 : 1;
    const long = tall * between(random, 0.2, 0.4);
    paintStroke(
      canvas,
      Array.from({ length: 9 }, (_, i) => ({
        x: from.x + side * long * (i / 8) * 0.8,
        y: from.y - long * (i / 8) * (1 - (i / 8) * 0.75),
        radius: thin * 2.4 * (1 - i / 8) + 0.1,
      })),
      colour,
    );
  }
}
