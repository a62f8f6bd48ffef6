import { bloom } from '../paint/bloom.ts';
import { type Canvas, vignette, type Spot } from '../paint/canvas.ts';
import { type Colour, type Ramp, clamp01, rampAt, scale, hex, ramp } from '../paint/colour.ts';
import { createNoise, fbm } from '../paint/noise.ts';
import { between, spread, pick } from '../../random.ts';
import { spark, paintLamp } from '../paint/stars.ts';
import { type LinePoint, trace } from '../paint/stroke.ts';
import type { Paint } from './recipe.ts';

/** Paints the ramp from its middle at `x`, `y` outwards. */
export function paintRound({ width, height, pixels }: Canvas, colours: Ramp, [x, y, reach]: Spot): void {
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const from = rampAt(colours, Math.hypot(column - x * width, row - y * height) / height / reach);
      for (let part = 0; part < 3; part++) pixels[at + part] = colours.values[from + part]!;
      pixels[at + 3] = 1;
    }
}

const RUSH = {
  back: ramp('0 #f4f8ff 1.6', '0.02 #b0c8ff', '0.09 #3a58d0', '0.22 #161f6a', '0.5 #090c30', '1 #03030f'),
  colours: [hex('#5fd0ff'), hex('#8a6cff'), hex('#ff5fc0'), hex('#ffffff')],
  count: 1500,
  x: 0.52,
  y: 0.48,
};

/** Lights that rush out of one point. */
export const rush: Paint = (canvas, random) => {
  const { width, height, pixels } = canvas;
  paintRound(canvas, RUSH.back, [RUSH.x, RUSH.y, 0.95]);
  for (let i = 0; i < RUSH.count; i++) {
    const angle = random() * Math.PI * 2;
    const start = 0.03 + random() ** 1.4 * 0.9;
    const end = start * between(random, 1.15, 2.4) + 0.04;
    const [r, g, b] = scale(pick(random, RUSH.colours), between(random, 0.25, 1.3));
    const wide = between(random, 0.0012, 0.006) * height;
    const at = (away: number): LinePoint => ({
      x: RUSH.x * width + Math.cos(angle) * away * height,
      y: RUSH.y * height + Math.sin(angle) * away * height,
      width: wide * (0.12 + away),
    });
    const long = (end - start) * height;
    trace([at(start), at((start + end) / 2), at(end)], width, height, (pixel, cover, along, across) => {
      const share = along / long;
      const light = cover * share ** 1.6 * clamp01((1 - share) * 9) * (1 - across * across * 0.8);
      pixels[pixel * 4] = pixels[pixel * 4]! + r * light;
      pixels[pixel * 4 + 1] = pixels[pixel * 4 + 1]! + g * light;
      pixels[pixel * 4 + 2] = pixels[pixel * 4 + 2]! + b * light;
    });
  }
  bloom(canvas, 0.5, 0.02, 0.7);
  vignette(canvas, 0.4);
};

/** A sea of points in perspective. */
export interface Points {
  back: Ramp;
  low: Colour;
  high: Colour;
  horizon: number;
}

/** Height of the sea at x and z at a time, in metres. */
export function pointHeight(x: number, z: number, time: number): number {
  return (
    Math.sin(x * 0.55 + time) * 0.5 +
    Math.sin(z * 0.42 - time * 0.8 + x * 0.16) * 0.62 +
    Math.sin((x + z) * 0.23 + time * 0.5) * 0.7
  );
}

export function points(look: Points): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const time = random() * 20;
    paintRound(canvas, look.back, [0.5, look.horizon, 1.1]);
    for (let z = 30; z > 1.6; z *= 0.975) {
      const span = ((z * width) / height) * 0.62 + 2;
      const step = 0.2;
      for (let x = Math.ceil(-span / step) * step; x < span; x += step) {
        const tall = pointHeight(x, z, time);
        const px = width / 2 + (x / z) * height * 0.9;
        const py = look.horizon * height + ((1.9 - tall) / z) * height * 0.75;
        const blur = Math.abs(1 / z - 1 / 6.5) * 2.3;
        const up = clamp01(0.5 + tall * 0.33);
        const colour: Colour = [
          look.low[0] + (look.high[0] - look.low[0]) * up,
          look.low[1] + (look.high[1] - look.low[1]) * up,
          look.low[2] + (look.high[2] - look.low[2]) * up,
        ];
        const radius = (0.0011 + 0.0062 / z + blur * 0.008) * height;
        spark(canvas, px, py, radius * 0.7, colour, (1.25 * clamp01((32 - z) / 18) * (0.35 + up)) / (1 + blur * 9));
      }
    }
    bloom(canvas, 0.4, 0.03, 0.6);
    vignette(canvas, 0.6);
  };
}

const DUST = {
  back: ramp('0 #3a2208', '0.5 #160c06', '1 #060405'),
  colours: [hex('#ffcf6a'), hex('#ffe6a8'), hex('#ff9a3a'), hex('#fff6dc')],
  count: 5200,
};

/** Dust of gold in the air: few sharp grains, many out of focus, denser along a band. */
export const dust: Paint = (canvas, random) => {
  const { width, height } = canvas;
  const noise = createNoise(random);
  paintRound(canvas, DUST.back, [0.62, 0.5, 1.2]);
  for (let i = 0; i < DUST.count; i++) {
    const x = random();
    const band = 0.52 + fbm(noise, x * 2.2, 4, 2) * 0.5;
    const y = band + spread(random) * (random() < 0.7 ? 0.07 : 0.24);
    const near = random();
    const colour = pick(random, DUST.colours);
    if (near < 0.86)
      spark(
        canvas,
        x * width,
        y * height,
        between(random, 0.0007, 0.0022) * height,
        colour,
        between(random, 0.3, 3.2) * random(),
      );
    else
      paintLamp(
        canvas,
        [x * width, y * height, between(random, 0.006, 0.03) * height * (random() < 0.1 ? 1.8 : 1)],
        colour,
        between(random, 0.04, 0.22),
      );
  }
  bloom(canvas, 0.6, 0.014, 0.9);
  bloom(canvas, 0.5, 0.08, 0.4);
  vignette(canvas, 0.5);
};
