import { between, type Random } from '../../random.ts';
import { bloom } from '../paint/bloom.ts';
import { type Canvas, glow, vignette } from '../paint/canvas.ts';
import { type Colour, hex, mix, ramp } from '../paint/colour.ts';
import { paintSky } from '../paint/sky.ts';
import { paintStroke } from '../paint/stroke.ts';
import { blossom, type Blossom } from './blossom.ts';
import { paintLamp } from '../paint/stars.ts';
import { rows, type Rows } from './flower-rows.ts';
import { type Paint, LANDSCAPE, PANORAMA, type PhotoRecipe, PORTRAIT, photo } from './recipe.ts';

const REEDS = {
  sky: ramp('0 #c98a4a', '0.5 #f0b868', '0.8 #ffd88f', '1 #e09a4a'),
  sun: { x: 0.62, y: 0.44, size: 0.09, colour: hex('#fff0c8'), halo: hex('#ff9a3a', 0.8) },
  ink: hex('#2a150a'),
};

/** Reeds against a low sun. */
const reeds: Paint = (canvas, random) => {
  const { width, height } = canvas;
  paintSky(canvas, REEDS.sky, 1);
  glow(canvas, REEDS.sun.x, REEDS.sun.y, 1.1, REEDS.sun.halo);
  const { sun } = REEDS;
  paintLamp(canvas, [sun.x * width, sun.y * height, sun.size * height], sun.colour, 2.2);
  for (let layer = 0; layer < 3; layer++) {
    const near = (layer + 1) / 3;
    const colour = mix(hex('#b0603a', 0.5), REEDS.ink, near);
    for (let i = 0; i < 60 + layer * 12; i++) paintReed(canvas, random, random() * width, near, colour);
  }
  bloom(canvas, 0.8, 0.06, 0.35);
  vignette(canvas, 0.5);
};

function paintReed(canvas: Canvas, random: Random, x: number, near: number, colour: Colour): void {
  const { height } = canvas;
  const tall = height * between(random, 0.25, 0.5) * (0.5 + near * 0.75);
  const lean = between(random, 0.02, 0.3);
  const thin = height * 0.0011 * (0.6 + near);
  const stem = (t: number) => ({ x: x + lean * tall * t * t, y: height * 1.01 - tall * t });
  const line = Array.from({ length: 13 }, (_, i) => ({ ...stem(i / 12), radius: thin * (1.4 - i / 14) }));
  paintStroke(canvas, line, colour);
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

export const SAKURA: Blossom = {
  back: ramp('0 #cfe3ee', '0.5 #e8dfe8', '1 #f2cdd6'),
  lamps: [hex('#ffffff'), hex('#ffd0dc'), hex('#d0e8ff')],
  bark: hex('#3a2622'),
  petal: hex('#ffe9ee', 1.02),
  edge: hex('#f2a0b8'),
  heart: hex('#c2506a'),
  from: [-0.03, 0.16, 0.16],
  branches: 3,
};

const LAVENDER: Rows = {
  sky: ramp('0 #4a6fb0', '0.5 #c9a8c4', '1 #ffd0a0'),
  sun: { x: 0.64, y: 0.33, size: 0.024, colour: hex('#fff0cf', 4), reach: 1, halo: hex('#ff9a5a', 0.7) },
  clouds: { cover: 0.35, scale: 3, stretch: 2.6, soft: 1.5, lit: hex('#ffc8b0', 1.1), shade: hex('#9080a8') },
  horizon: 0.42,
  flower: hex('#6a4fa8'),
  leaf: hex('#4a5a48'),
  earth: hex('#6a5240'),
  light: hex('#ffc9a0', 1.5),
  ambient: hex('#9a94c8', 0.7),
  haze: hex('#d8a8b0'),
  pitch: 42,
  turn: 0.06,
};

export const FLORA: Record<string, PhotoRecipe> = {
  'flora-cherry-01': photo(LANDSCAPE, blossom, SAKURA),
  'flora-plum-02': photo(PORTRAIT, blossom, {
    ...SAKURA,
    back: ramp('0 #39424f', '0.6 #6a6f74', '1 #a39a94'),
    lamps: [hex('#c8d4e0'), hex('#e8d8c8')],
    petal: hex('#e0455f'),
    edge: hex('#a01f3a'),
    heart: hex('#5a0f20'),
    bark: hex('#1c1614'),
    from: [-0.05, 0.62, -0.7],
    branches: 2,
  }),
  'flora-lavender-03': photo(LANDSCAPE, rows, LAVENDER),
  'flora-tea-04': photo(PANORAMA, rows, {
    ...LAVENDER,
    sky: ramp('0 #9cc0d4', '0.6 #d0dfe0', '1 #eef0e4'),
    sun: { ...LAVENDER.sun, size: 0, halo: hex('#fff4d8', 0.35) },
    clouds: { ...LAVENDER.clouds, lit: hex('#ffffff'), shade: hex('#c0ccd4') },
    flower: hex('#5a8a34'),
    leaf: hex('#3f6a2c'),
    earth: hex('#4a4a30'),
    light: hex('#fff4d8', 1.3),
    ambient: hex('#a8c4c0', 0.5),
    haze: hex('#d4e0dc'),
    pitch: 34,
    turn: -0.12,
  }),
  'flora-reeds-05': { size: LANDSCAPE, paint: reeds },
};
