import { hex, ramp } from '../paint/colour.ts';
import type { River } from './city-river.ts';
import { type Cluster, crowd, type Row } from './city-skyline.ts';

const WARM = [hex('#ffb765'), hex('#ffd49a'), hex('#ffe7c4'), hex('#fff3e0'), hex('#dcebff')] as const;

const FAR: Row = {
  base: 0.66,
  low: 0.05,
  high: 0.22,
  clusters: crowd([0.3, 0.22, 1], [0.72, 0.2, 0.9]),
  width: [0.018, 0.045],
  storey: 0.0034,
  lit: 0.4,
  bright: 0.55,
  haze: 0.66,
  show: 0.2,
};

/** A row that differs from the farthest one. */
export const row = (own: Partial<Row>, ...clusters: Cluster[]): Row => ({
  ...FAR,
  ...own,
  ...(clusters.length > 0 && { clusters }),
});

export const BLUE_HOUR: River = {
  sky: ramp('0 #0d1f45', '0.35 #254688', '0.6 #6f78b0', '0.78 #d9998f', '1 #ffbf87'),
  sun: { x: 0.4, y: 0.6, size: 0, colour: hex('#ffffff'), reach: 0.9, halo: hex('#ff9a66', 0.35) },
  clouds: { cover: 0.36, scale: 2.4, stretch: 3.4, soft: 1.8, lit: hex('#f0a6a0', 0.8), shade: hex('#3a4a80') },
  horizon: 0.66,
  skyline: {
    rows: [
      FAR,
      row(
        { low: 0.05, high: 0.33, width: [0.024, 0.06], storey: 0.0046, lit: 0.46, bright: 0.95, haze: 0.42, show: 0.3 },
        [0.36, 0.14, 1],
        [0.64, 0.1, 0.85],
        [0.9, 0.1, 0.5],
      ),
      row(
        { low: 0.05, high: 0.27, width: [0.03, 0.07], storey: 0.0056, lit: 0.42, bright: 1.2, haze: 0.2, show: 0.34 },
        [0.2, 0.12, 0.8],
        [0.46, 0.12, 0.9],
        [0.82, 0.14, 0.9],
      ),
      row(
        { low: 0.035, high: 0.13, width: [0.03, 0.09], storey: 0.0066, lit: 0.42, bright: 1.3, haze: 0.06, show: 0.1 },
        [0.1, 0.1, 0.8],
        [0.6, 0.3, 0.8],
      ),
    ],
    body: hex('#101a30'),
    foot: hex('#a8683a', 0.7),
    haze: hex('#7c719c', 0.9),
    veil: 0.3,
    lights: WARM,
    showColours: [hex('#ffd9a0', 1.4), hex('#8fd0ff', 1.2), hex('#ffb066', 1.4)],
    landmarks: [
      { row: 1, x: 0.4, width: 0.07, high: 0.46, outline: 'taper', mast: 0.07, crown: hex('#ffd9a0', 1.1) },
      { row: 1, x: 0.66, width: 0.06, high: 0.38, outline: 'needle', mast: 0.05, edge: hex('#a8dcff', 0.8) },
    ],
  },
  dome: [0.45, 0.7, hex('#ff9c5a', 0.2)],
  shore: 0.66,
  lamps: [hex('#ffb45e'), hex('#ffe2b0'), hex('#7fd0ff'), hex('#ff5c4a')],
  quay: hex('#b88a50'),
  shine: 0.6,
};

export const MIDNIGHT: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #03060f', '0.5 #0a1630', '1 #20385c'),
  stars: 260,
  sun: { x: 0.7, y: 0.15, size: 0.028, colour: hex('#f6f1df', 2.4), reach: 0.7, halo: hex('#5f7fb0', 0.3) },
  clouds: { cover: 0.42, scale: 2.6, stretch: 2.4, soft: 1.6, lit: hex('#6f86ac', 0.7), shade: hex('#0d1830') },
  horizon: 0.68,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row, i) => ({
      ...row,
      base: 0.68,
      low: row.low * 1.2,
      high: row.high * (i < 3 ? 1.15 : 1),
      lit: 0.34,
      haze: row.haze * 0.8,
      clusters: i % 2 ? crowd([0.4, 0.3, 1]) : crowd([0.15, 0.2, 0.8], [0.75, 0.3, 1]),
    })),
    body: hex('#080d1a'),
    foot: hex('#8a5a2a', 0.6),
    haze: hex('#1f3352', 0.9),
    veil: 0.3,
    landmarks: [{ row: 2, x: 0.4, width: 0.085, high: 0.48, outline: 'steps', mast: 0.08, crown: hex('#ffe0b0', 1.2) }],
  },
  dome: [0.4, 0.6, hex('#ffa050', 0.14)],
  shore: 0.68,
  shine: 0.75,
};
