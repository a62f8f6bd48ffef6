import { type Canvas, lay } from '../paint/canvas.ts';
import { type Colour, hex, ramp } from '../paint/colour.ts';
import { type Random, between } from '../../random.ts';
import { trace } from '../paint/stroke.ts';
import { BLUE_HOUR, row } from './city-looks.ts';
import type { River } from './city-river.ts';
import { crowd } from './city-skyline.ts';

/** Rain seen against the lights, in fine slanting lines. */
export function rain(colour: Colour, count: number) {
  return ({ width, height, pixels }: Canvas, random: Random): void => {
    for (let i = 0; i < count; i++) {
      const near = random() ** 3;
      const [x, y] = [random() * width * 1.1, random() * height];
      const long = (0.012 + near * 0.05) * height;
      const wide = (0.0006 + near * 0.0013) * height;
      const light = between(random, 0.03, 0.14);
      trace(
        [
          { x, y, width: wide },
          { x: x - long * 0.09, y: y + long, width: wide },
        ],
        width,
        height,
        (pixel, cover) => lay(pixels, pixel * 4, colour[0], colour[1], colour[2], cover * light),
      );
    }
  };
}

export const ABOVE_FOG: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #35558f', '0.4 #8f93b8', '0.72 #f2b9a4', '1 #ffd3a6'),
  sun: { x: 0.24, y: 0.42, size: 0.026, colour: hex('#fff2d0', 4), reach: 1.2, halo: hex('#ff9a5a', 0.6) },
  clouds: { cover: 0.25, scale: 2.2, stretch: 4, soft: 2, lit: hex('#ffcdb0', 1), shade: hex('#a08ca8') },
  horizon: 0.62,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: [
      row(
        { base: 0.85, low: 0.2, high: 0.46, gap: 0.3, haze: 0.78, lit: 0.08, show: 0.1 },
        [0.4, 0.2, 1],
        [0.85, 0.1, 0.8],
      ),
      row(
        { base: 1, low: 0.16, high: 0.6, width: [0.04, 0.08], storey: 0.0056, gap: 0.35, haze: 0.5, lit: 0.14 },
        [0.55, 0.12, 1],
        [0.15, 0.1, 0.7],
      ),
      row(
        {
          base: 1.1,
          low: 0.14,
          high: 0.56,
          width: [0.06, 0.11],
          storey: 0.0074,
          gap: 0.4,
          haze: 0.22,
          lit: 0.18,
          bright: 1.2,
        },
        [0.72, 0.12, 1],
        [0.3, 0.08, 0.75],
      ),
    ],
    body: hex('#2c2f4a'),
    foot: hex('#5a4a5a'),
    haze: hex('#d8a5a0', 0.95),
    veil: 0.2,
    landmarks: [{ row: 1, x: 0.6, width: 0.085, high: 0.72, outline: 'needle', mast: 0.08 }],
    fog: { top: 0.56, thick: 0.94, low: hex('#a98fa8'), high: hex('#ffdcc6', 1.08) },
  },
  shore: 1,
  lamps: [],
  shine: 0.3,
};

export const RAINY: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #0c161c', '0.5 #22343c', '1 #4d5f60'),
  sun: { ...BLUE_HOUR.sun, halo: hex('#4a5a50', 0.3) },
  clouds: { cover: 0.8, scale: 2.6, stretch: 1.6, soft: 1.5, lit: hex('#5c6d6c', 0.9), shade: hex('#141f26') },
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row, i) => ({
      ...row,
      haze: Math.min(0.92, row.haze * 1.35 + 0.05),
      bright: row.bright * 1.1,
      high: row.high * 1.2,
      clusters: i % 2 ? crowd([0.7, 0.24, 1], [0.15, 0.1, 0.6]) : crowd([0.3, 0.2, 1], [0.85, 0.2, 0.8]),
    })),
    body: hex('#101a1e'),
    foot: hex('#9a7a40', 0.5),
    haze: hex('#43565a', 0.9),
    veil: 0.5,
    landmarks: [{ row: 1, x: 0.72, width: 0.07, high: 0.5, outline: 'round', mast: 0.06, crown: hex('#bfeee0', 1) }],
  },
  dome: [0.5, 0.8, hex('#b0a070', 0.2)],
  lamps: [hex('#ffc878'), hex('#aef0dc'), hex('#ff6a4a')],
  quay: hex('#8a7a50'),
  shine: 1,
  water: { smear: 0.42, push: 0.4, far: 0.85, near: 0.6 },
  weather: rain(hex('#c8dcdc'), 2600),
};
