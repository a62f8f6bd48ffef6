import { hex, ramp } from '../paint/colour.ts';
import { BLUE_HOUR, row } from './city-looks.ts';
import type { River } from './city-river.ts';
import { type Cluster, crowd, type Row } from './city-skyline.ts';

/** Before the lights of the houses show. */
const early = (own: Partial<Row>, ...clusters: Cluster[]) => row({ base: 0.78, show: 0, ...own }, ...clusters);

export const SUNRISE: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #5b83b8', '0.4 #b9b6c4', '0.7 #ffcf94', '1 #ff9f52'),
  sun: { x: 0.58, y: 0.5, size: 0.05, colour: hex('#fff1c8', 5), reach: 1.5, halo: hex('#ff9038', 0.9) },
  clouds: { cover: 0.4, scale: 2.4, stretch: 3.2, soft: 1.6, lit: hex('#ffd9a0', 1.2), shade: hex('#b08a90') },
  horizon: 0.74,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: [
      early({ high: 0.3, haze: 0.82, lit: 0.02, bright: 0.6 }, [0.2, 0.2, 0.9], [0.8, 0.2, 1]),
      early(
        { low: 0.06, high: 0.44, width: [0.03, 0.07], storey: 0.005, lit: 0.04, haze: 0.55 },
        [0.32, 0.12, 1],
        [0.72, 0.1, 0.9],
        [0.95, 0.06, 0.6],
      ),
      early(
        { low: 0.06, high: 0.36, width: [0.04, 0.09], storey: 0.006, lit: 0.06, bright: 0.9, haze: 0.28 },
        [0.08, 0.1, 1],
        [0.42, 0.08, 0.6],
        [0.86, 0.1, 1],
      ),
      early(
        { low: 0.05, high: 0.15, width: [0.05, 0.11], storey: 0.007, lit: 0.08, bright: 0.9, haze: 0.1 },
        [0.2, 0.2, 0.8],
        [0.6, 0.2, 0.6],
      ),
    ],
    body: hex('#3a2c38'),
    foot: hex('#6a4038'),
    haze: hex('#ffb06a', 0.95),
    veil: 0.46,
    lights: [hex('#ffd090'), hex('#ffe6c0')],
    landmarks: [
      { row: 1, x: 0.36, width: 0.07, high: 0.56, outline: 'taper', mast: 0.09 },
      { row: 2, x: 0.84, width: 0.08, high: 0.42, outline: 'round', mast: 0 },
    ],
  },
  dome: [0.58, 0.9, hex('#ff8a3a', 0.3)],
  shore: 0.78,
  lamps: [],
  quay: hex('#2a1c1c'),
  shine: 0.35,
  water: { smear: 0.2, far: 0.9, near: 0.75, push: 0.7 },
};

export const GOLDEN: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #1c2a58', '0.35 #5a5490', '0.65 #d9788a', '0.85 #ffab6a', '1 #ffd28a'),
  sun: { x: 0.2, y: 0.62, size: 0, colour: hex('#ffffff'), reach: 1.3, halo: hex('#ff8a4a', 0.6) },
  clouds: { cover: 0.55, scale: 2.8, stretch: 3, soft: 1.5, lit: hex('#ff9a80', 1.15), shade: hex('#54406c') },
  horizon: 0.68,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row, i) => ({
      ...row,
      base: 0.68,
      high: row.high * 1.1,
      lit: row.lit * 0.8,
      clusters:
        i % 2
          ? crowd([0.3, 0.08, 0.8], [0.56, 0.1, 1], [0.85, 0.06, 0.7])
          : crowd([0.2, 0.1, 0.9], [0.48, 0.1, 0.7], [0.7, 0.1, 1]),
    })),
    body: hex('#1c1830'),
    foot: hex('#b06a3a', 0.6),
    haze: hex('#c47a80', 0.9),
    veil: 0.34,
    landmarks: [
      { row: 1, x: 0.56, width: 0.07, high: 0.5, outline: 'bottle', mast: 0.06, crown: hex('#ffe2b0', 1) },
      { row: 2, x: 0.72, width: 0.07, high: 0.36, outline: 'steps', mast: 0.04, edge: hex('#ffd0a0', 1) },
    ],
  },
  dome: [0.3, 0.9, hex('#ff9a5a', 0.2)],
  shore: 0.68,
  shine: 0.5,
};
