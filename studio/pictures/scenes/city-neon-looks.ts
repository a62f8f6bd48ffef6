import { type Colour, hex, ramp } from '../paint/colour.ts';
import { BLUE_HOUR, row } from './city-looks.ts';
import type { River } from './city-river.ts';
import type { Cluster, Row } from './city-skyline.ts';

const NEON_LIGHTS = [hex('#ff4fb4'), hex('#35d6ff'), hex('#b46bff'), hex('#ffb04a')].map(
  (c) => c.map((v) => v * 1.6) as unknown as Colour,
);

const lit = (own: Partial<Row>, ...clusters: Cluster[]) => row({ base: 0.64, ...own }, ...clusters);

export const NEON: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #070518', '0.4 #1c1040', '0.72 #57206e', '0.9 #a8337f', '1 #e0567e'),
  sun: { ...BLUE_HOUR.sun, halo: hex('#c02a80', 0.3) },
  clouds: { cover: 0.45, scale: 2.2, stretch: 2.6, soft: 1.6, lit: hex('#b0408a', 0.7), shade: hex('#231047') },
  horizon: 0.64,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: [
      lit({ high: 0.3, haze: 0.6, lit: 0.5, show: 0.4 }),
      lit(
        { low: 0.06, high: 0.42, width: [0.03, 0.07], storey: 0.0046, bright: 1, haze: 0.36, show: 0.8 },
        [0.24, 0.14, 1],
        [0.7, 0.14, 0.95],
        [0.5, 0.1, 0.5],
      ),
      lit(
        { low: 0.06, high: 0.34, width: [0.036, 0.08], storey: 0.0058, bright: 1.3, haze: 0.14, show: 0.85 },
        [0.1, 0.1, 0.9],
        [0.44, 0.12, 0.8],
        [0.88, 0.12, 1],
      ),
      lit(
        { low: 0.04, high: 0.12, width: [0.04, 0.1], storey: 0.0068, bright: 1.4, haze: 0.03, show: 0.4 },
        [0.3, 0.2, 0.8],
        [0.75, 0.2, 0.8],
      ),
    ],
    body: hex('#0d0a24'),
    foot: hex('#c03a86', 0.6),
    haze: hex('#6a2a7c', 0.8),
    veil: 0.28,
    lights: [hex('#ffd0f0'), hex('#9fe8ff'), hex('#ffb98a'), hex('#e0c8ff'), hex('#fff1e0')],
    showColours: NEON_LIGHTS,
    landmarks: [
      {
        row: 1,
        x: 0.27,
        width: 0.07,
        high: 0.5,
        outline: 'bottle',
        mast: 0.05,
        edge: hex('#36dcff', 2),
        crown: hex('#36dcff', 1.4),
      },
      {
        row: 2,
        x: 0.73,
        width: 0.08,
        high: 0.42,
        outline: 'chamfer',
        mast: 0,
        edge: hex('#ff4fb4', 2.2),
        crown: hex('#ff4fb4', 1.5),
      },
    ],
  },
  dome: [0.5, 0.8, hex('#ff4aa0', 0.22)],
  shore: 0.64,
  lamps: [hex('#ff6ac0'), hex('#4fdcff'), hex('#ffc46a')],
  quay: hex('#7a3a8a'),
  shine: 0.9,
  water: { smear: 0.36, far: 0.95, near: 0.7 },
};
