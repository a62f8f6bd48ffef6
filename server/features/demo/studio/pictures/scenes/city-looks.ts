import { lay, type Canvas } from '../paint/canvas.ts';
import { hex, ramp, type Colour } from '../paint/colour.ts';
import { between, type Random } from '../paint/random.ts';
import { trace } from '../paint/stroke.ts';
import type { River } from './city-river.ts';
import type { Row } from './city-skyline.ts';

const WARM = [hex('#ffb765'), hex('#ffd49a'), hex('#ffe7c4'), hex('#fff3e0'), hex('#dcebff')] as const;
export const FAR: Row = { base: 0.66, low: 0.05, high: 0.22, clusters: [[0.3, 0.22, 1], [0.72, 0.2, 0.9]], width: [0.018, 0.045], storey: 0.0034, lit: 0.4, bright: 0.55, haze: 0.66, show: 0.2 };

export const BLUE_HOUR: River = {
  sky: ramp([[0, '#0d1f45'], [0.35, '#254688'], [0.6, '#6f78b0'], [0.78, '#d9998f'], [1, '#ffbf87']]),
  sun: { x: 0.4, y: 0.6, size: 0, colour: hex('#ffffff'), reach: 0.9, halo: hex('#ff9a66', 0.35) },
  clouds: { cover: 0.36, scale: 2.4, stretch: 3.4, soft: 1.8, lit: hex('#f0a6a0', 0.8), shade: hex('#3a4a80') },
  horizon: 0.66,
  skyline: {
    rows: [
      FAR,
      { ...FAR, low: 0.05, high: 0.33, clusters: [[0.36, 0.14, 1], [0.64, 0.1, 0.85], [0.9, 0.1, 0.5]], width: [0.024, 0.06], storey: 0.0046, lit: 0.46, bright: 0.95, haze: 0.42, show: 0.3 },
      { ...FAR, low: 0.05, high: 0.27, clusters: [[0.2, 0.12, 0.8], [0.46, 0.12, 0.9], [0.82, 0.14, 0.9]], width: [0.03, 0.07], storey: 0.0056, lit: 0.42, bright: 1.2, haze: 0.2, show: 0.34 },
      { ...FAR, low: 0.035, high: 0.13, clusters: [[0.1, 0.1, 0.8], [0.6, 0.3, 0.8]], width: [0.03, 0.09], storey: 0.0066, lit: 0.42, bright: 1.3, haze: 0.06, show: 0.1 },
    ],
    body: hex('#101a30'), foot: hex('#a8683a', 0.7), haze: hex('#7c719c', 0.9), veil: 0.3, lights: WARM,
    showColours: [hex('#ffd9a0', 1.4), hex('#8fd0ff', 1.2), hex('#ffb066', 1.4)],
    landmarks: [
      { row: 1, x: 0.4, width: 0.07, high: 0.46, outline: 'taper', mast: 0.07, crown: hex('#ffd9a0', 1.1) },
      { row: 1, x: 0.66, width: 0.06, high: 0.38, outline: 'needle', mast: 0.05, edge: hex('#a8dcff', 0.8) },
    ],
  },
  dome: [0.45, 0.7, hex('#ff9c5a', 0.2)],
  shore: 0.66, lamps: [hex('#ffb45e'), hex('#ffe2b0'), hex('#7fd0ff'), hex('#ff5c4a')], quay: hex('#b88a50'), shine: 0.6,
};

/** Rain seen against the lights, in fine slanting lines. */
export function rain(colour: Colour, count: number) {
  return ({ width, height, pixels }: Canvas, random: Random): void => {
    for (let i = 0; i < count; i++) {
      const near = random() ** 3;
      const [x, y] = [random() * width * 1.1, random() * height];
      const long = (0.012 + near * 0.05) * height;
      const wide = (0.0006 + near * 0.0013) * height;
      const light = between(random, 0.03, 0.14);
      trace([{ x, y, width: wide }, { x: x - long * 0.09, y: y + long, width: wide }], width, height, (pixel, cover) =>
        lay(pixels, pixel * 4, colour[0], colour[1], colour[2], cover * light),
      );
    }
  };
}

const NEON_LIGHTS = [hex('#ff4fb4'), hex('#35d6ff'), hex('#b46bff'), hex('#ffb04a')].map((c) => c.map((v) => v * 1.6) as unknown as Colour);

export const NEON: River = {
  ...BLUE_HOUR,
  sky: ramp([[0, '#070518'], [0.4, '#1c1040'], [0.72, '#57206e'], [0.9, '#a8337f'], [1, '#e0567e']]),
  sun: { ...BLUE_HOUR.sun, halo: hex('#c02a80', 0.3) },
  clouds: { cover: 0.45, scale: 2.2, stretch: 2.6, soft: 1.6, lit: hex('#b0408a', 0.7), shade: hex('#231047') },
  horizon: 0.64,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: [
      { ...FAR, base: 0.64, high: 0.3, haze: 0.6, lit: 0.5, show: 0.4 },
      { ...FAR, base: 0.64, low: 0.06, high: 0.42, clusters: [[0.24, 0.14, 1], [0.7, 0.14, 0.95], [0.5, 0.1, 0.5]], width: [0.03, 0.07], storey: 0.0046, bright: 1, haze: 0.36, show: 0.8 },
      { ...FAR, base: 0.64, low: 0.06, high: 0.34, clusters: [[0.1, 0.1, 0.9], [0.44, 0.12, 0.8], [0.88, 0.12, 1]], width: [0.036, 0.08], storey: 0.0058, bright: 1.3, haze: 0.14, show: 0.85 },
      { ...FAR, base: 0.64, low: 0.04, high: 0.12, clusters: [[0.3, 0.2, 0.8], [0.75, 0.2, 0.8]], width: [0.04, 0.1], storey: 0.0068, bright: 1.4, haze: 0.03, show: 0.4 },
    ],
    body: hex('#0d0a24'), foot: hex('#c03a86', 0.6), haze: hex('#6a2a7c', 0.8), veil: 0.28,
    lights: [hex('#ffd0f0'), hex('#9fe8ff'), hex('#ffb98a'), hex('#e0c8ff'), hex('#fff1e0')],
    showColours: NEON_LIGHTS,
    landmarks: [
      { row: 1, x: 0.27, width: 0.07, high: 0.5, outline: 'bottle', mast: 0.05, edge: hex('#36dcff', 2), crown: hex('#36dcff', 1.4) },
      { row: 2, x: 0.73, width: 0.08, high: 0.42, outline: 'chamfer', mast: 0, edge: hex('#ff4fb4', 2.2), crown: hex('#ff4fb4', 1.5) },
    ],
  },
  dome: [0.5, 0.8, hex('#ff4aa0', 0.22)],
  shore: 0.64, lamps: [hex('#ff6ac0'), hex('#4fdcff'), hex('#ffc46a')], quay: hex('#7a3a8a'), shine: 0.9,
  water: { smear: 0.36, far: 0.95, near: 0.7 },
};
export const SUNRISE: River = {
  ...BLUE_HOUR,
  sky: ramp([[0, '#5b83b8'], [0.4, '#b9b6c4'], [0.7, '#ffcf94'], [1, '#ff9f52']]),
  sun: { x: 0.58, y: 0.5, size: 0.05, colour: hex('#fff1c8', 5), reach: 1.5, halo: hex('#ff9038', 0.9) },
  clouds: { cover: 0.4, scale: 2.4, stretch: 3.2, soft: 1.6, lit: hex('#ffd9a0', 1.2), shade: hex('#b08a90') },
  horizon: 0.74,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: [
      { ...FAR, base: 0.78, high: 0.3, clusters: [[0.2, 0.2, 0.9], [0.8, 0.2, 1]], haze: 0.82, lit: 0.02, bright: 0.6, show: 0 },
      { ...FAR, base: 0.78, low: 0.06, high: 0.44, clusters: [[0.32, 0.12, 1], [0.72, 0.1, 0.9], [0.95, 0.06, 0.6]], width: [0.03, 0.07], storey: 0.005, lit: 0.04, haze: 0.55, show: 0 },
      { ...FAR, base: 0.78, low: 0.06, high: 0.36, clusters: [[0.08, 0.1, 1], [0.42, 0.08, 0.6], [0.86, 0.1, 1]], width: [0.04, 0.09], storey: 0.006, lit: 0.06, bright: 0.9, haze: 0.28, show: 0 },
      { ...FAR, base: 0.78, low: 0.05, high: 0.15, clusters: [[0.2, 0.2, 0.8], [0.6, 0.2, 0.6]], width: [0.05, 0.11], storey: 0.007, lit: 0.08, bright: 0.9, haze: 0.1, show: 0 },
    ],
    body: hex('#3a2c38'), foot: hex('#6a4038'), haze: hex('#ffb06a', 0.95), veil: 0.46,
    lights: [hex('#ffd090'), hex('#ffe6c0')],
    landmarks: [{ row: 1, x: 0.36, width: 0.07, high: 0.56, outline: 'taper', mast: 0.09 }, { row: 2, x: 0.84, width: 0.08, high: 0.42, outline: 'round', mast: 0 }],
  },
  dome: [0.58, 0.9, hex('#ff8a3a', 0.3)],
  shore: 0.78, lamps: [], quay: hex('#2a1c1c'), shine: 0.35,
  water: { smear: 0.2, far: 0.9, near: 0.75, push: 0.7 },
};
export const MIDNIGHT: River = {
  ...BLUE_HOUR,
  sky: ramp([[0, '#03060f'], [0.5, '#0a1630'], [1, '#20385c']]),
  stars: 260,
  sun: { x: 0.7, y: 0.15, size: 0.028, colour: hex('#f6f1df', 2.4), reach: 0.7, halo: hex('#5f7fb0', 0.3) },
  clouds: { cover: 0.42, scale: 2.6, stretch: 2.4, soft: 1.6, lit: hex('#6f86ac', 0.7), shade: hex('#0d1830') },
  horizon: 0.68,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row, i) => ({ ...row, base: 0.68, low: row.low * 1.2, high: row.high * (i < 3 ? 1.15 : 1), lit: 0.34, haze: row.haze * 0.8, clusters: i % 2 ? [[0.4, 0.3, 1]] : [[0.15, 0.2, 0.8], [0.75, 0.3, 1]] })),
    body: hex('#080d1a'), foot: hex('#8a5a2a', 0.6), haze: hex('#1f3352', 0.9), veil: 0.3,
    landmarks: [{ row: 2, x: 0.4, width: 0.085, high: 0.48, outline: 'steps', mast: 0.08, crown: hex('#ffe0b0', 1.2) }],
  },
  dome: [0.4, 0.6, hex('#ffa050', 0.14)],
  shore: 0.68, shine: 0.75,
};
export const ABOVE_FOG: River = {
  ...BLUE_HOUR,
  sky: ramp([[0, '#35558f'], [0.4, '#8f93b8'], [0.72, '#f2b9a4'], [1, '#ffd3a6']]),
  sun: { x: 0.24, y: 0.42, size: 0.026, colour: hex('#fff2d0', 4), reach: 1.2, halo: hex('#ff9a5a', 0.6) },
  clouds: { cover: 0.25, scale: 2.2, stretch: 4, soft: 2, lit: hex('#ffcdb0', 1), shade: hex('#a08ca8') },
  horizon: 0.62,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: [
      { ...FAR, base: 0.85, low: 0.2, high: 0.46, clusters: [[0.4, 0.2, 1], [0.85, 0.1, 0.8]], gap: 0.3, haze: 0.78, lit: 0.08, show: 0.1 },
      { ...FAR, base: 1, low: 0.16, high: 0.6, clusters: [[0.55, 0.12, 1], [0.15, 0.1, 0.7]], width: [0.04, 0.08], storey: 0.0056, gap: 0.35, haze: 0.5, lit: 0.14, show: 0.2 },
      { ...FAR, base: 1.1, low: 0.14, high: 0.56, clusters: [[0.72, 0.12, 1], [0.3, 0.08, 0.75]], width: [0.06, 0.11], storey: 0.0074, gap: 0.4, haze: 0.22, lit: 0.18, bright: 1.2, show: 0.2 },
    ],
    body: hex('#2c2f4a'), foot: hex('#5a4a5a'), haze: hex('#d8a5a0', 0.95), veil: 0.2,
    landmarks: [{ row: 1, x: 0.6, width: 0.085, high: 0.72, outline: 'needle', mast: 0.08 }],
    fog: { top: 0.56, thick: 0.94, low: hex('#a98fa8'), high: hex('#ffdcc6', 1.08) },
  },
  shore: 1, lamps: [], shine: 0.3,
};
export const RAINY: River = {
  ...BLUE_HOUR,
  sky: ramp([[0, '#0c161c'], [0.5, '#22343c'], [1, '#4d5f60']]),
  sun: { ...BLUE_HOUR.sun, halo: hex('#4a5a50', 0.3) },
  clouds: { cover: 0.8, scale: 2.6, stretch: 1.6, soft: 1.5, lit: hex('#5c6d6c', 0.9), shade: hex('#141f26') },
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row, i) => ({ ...row, haze: Math.min(0.92, row.haze * 1.35 + 0.05), bright: row.bright * 1.1, high: row.high * 1.2, clusters: i % 2 ? [[0.7, 0.24, 1], [0.15, 0.1, 0.6]] : [[0.3, 0.2, 1], [0.85, 0.2, 0.8]] })),
    body: hex('#101a1e'), foot: hex('#9a7a40', 0.5), haze: hex('#43565a', 0.9), veil: 0.5,
    landmarks: [{ row: 1, x: 0.72, width: 0.07, high: 0.5, outline: 'round', mast: 0.06, crown: hex('#bfeee0', 1) }],
  },
  dome: [0.5, 0.8, hex('#b0a070', 0.2)],
  lamps: [hex('#ffc878'), hex('#aef0dc'), hex('#ff6a4a')], quay: hex('#8a7a50'), shine: 1,
  water: { smear: 0.42, push: 0.4, far: 0.85, near: 0.6 },
  weather: rain(hex('#c8dcdc'), 2600),
};
export const GOLDEN: River = {
  ...BLUE_HOUR,
  sky: ramp([[0, '#1c2a58'], [0.35, '#5a5490'], [0.65, '#d9788a'], [0.85, '#ffab6a'], [1, '#ffd28a']]),
  sun: { x: 0.2, y: 0.62, size: 0, colour: hex('#ffffff'), reach: 1.3, halo: hex('#ff8a4a', 0.6) },
  clouds: { cover: 0.55, scale: 2.8, stretch: 3, soft: 1.5, lit: hex('#ff9a80', 1.15), shade: hex('#54406c') },
  horizon: 0.68,
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row, i) => ({ ...row, base: 0.68, high: row.high * 1.1, lit: row.lit * 0.8, clusters: i % 2 ? [[0.3, 0.08, 0.8], [0.56, 0.1, 1], [0.85, 0.06, 0.7]] : [[0.2, 0.1, 0.9], [0.48, 0.1, 0.7], [0.7, 0.1, 1]] })),
    body: hex('#1c1830'), foot: hex('#b06a3a', 0.6), haze: hex('#c47a80', 0.9), veil: 0.34,
    landmarks: [{ row: 1, x: 0.56, width: 0.07, high: 0.5, outline: 'bottle', mast: 0.06, crown: hex('#ffe2b0', 1) }, { row: 2, x: 0.72, width: 0.07, high: 0.36, outline: 'steps', mast: 0.04, edge: hex('#ffd0a0', 1) }],
  },
  dome: [0.3, 0.9, hex('#ff9a5a', 0.2)],
  shore: 0.68, shine: 0.5,
};
/** The same town as GOLDEN, two hours later. */
export const NIGHTFALL: River = {
  ...GOLDEN,
  sky: ramp([[0, '#050a1a'], [0.5, '#0d1c3c'], [0.85, '#243a66'], [1, '#41506f']]),
  sun: { ...GOLDEN.sun, halo: hex('#3a4a7a', 0.2) },
  clouds: { ...GOLDEN.clouds, lit: hex('#3c4a70', 0.8), shade: hex('#0f1a36') },
  skyline: { ...GOLDEN.skyline, body: hex('#0a1020'), foot: hex('#a8682e', 0.6), haze: hex('#26385c', 0.9) },
  dome: [0.45, 0.8, hex('#ffa050', 0.16)], shine: 0.7,
};
