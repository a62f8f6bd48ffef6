import { hex, ramp } from '../paint/colour.ts';
import { smoke, marble, paper } from './abstract-paper.ts';
import { dust, points, rush } from './abstract-light.ts';
import { type Liquid, liquid } from './abstract-liquid.ts';
import { LANDSCAPE, PANORAMA, type PhotoRecipe, photo, PORTRAIT, SQUARE } from './recipe.ts';

const GOLD: Liquid = {
  room: ramp(
    '0 #1c0d02',
    '0.16 #5a3208',
    '0.3 #b8791c',
    '0.42 #f2c34e',
    '0.5 #fff0b8',
    '0.58 #e0a032',
    '0.72 #7a4810',
    '0.86 #d99a34',
    '1 #fff3cc',
  ),
  folds: 1.1,
  wander: 1,
  turn: 0.5,
  relief: 0.62,
  drift: 0,
  shine: hex('#fff4d0', 0.7),
  gloss: 22,
  thread: 0,
};

export const SATIN: Liquid = {
  room: ramp('0 #4a0f2c', '0.35 #a83a66', '0.6 #e88aa4', '0.8 #ffc9cf', '1 #fff0ee'),
  folds: 1.5,
  wander: 0.85,
  turn: -0.75,
  relief: 0.36,
  drift: 0.05,
  shine: hex('#fff0ee', 0.22),
  gloss: 30,
  thread: 0.5,
};

const SOAP: Liquid = {
  room: ramp(
    '0 #2a2a6a',
    '0.18 #5a6ff0',
    '0.34 #6fe0e8',
    '0.5 #f4f0ff',
    '0.62 #ffb8e0',
    '0.76 #ff8a6a',
    '0.88 #c86af0',
    '1 #3a2a8a',
  ),
  folds: 0.7,
  wander: 1.5,
  turn: 0.2,
  relief: 0.42,
  drift: 0.32,
  shine: hex('#ffffff', 0.55),
  gloss: 26,
  thread: 0,
};

export const ABSTRACT: Record<string, PhotoRecipe> = {
  'abstract-marble-01': photo(LANDSCAPE, marble, {
    colours: ramp('0 #0b1f3f', '0.35 #1f5f8f', '0.6 #7fc4cf', '0.8 #f4ead8', '1 #e8b48a'),
    scale: 0.6,
    swirl: 1,
    bands: 5,
    gloss: 9,
    gold: hex('#d9a441'),
  }),
  'abstract-paper-06': photo(LANDSCAPE, paper, {
    back: hex('#f4e3cf'),
    sheets: ramp('0 #f2b8a0', '0.4 #d9687a', '0.7 #7a3a78', '1 #2a1f4a'),
    count: 8,
    wave: 1,
    sun: hex('#fff6e0'),
    shadow: 0.5,
  }),
  'abstract-paper-07': photo(PANORAMA, paper, {
    back: hex('#e2f1f4'),
    sheets: ramp('0 #a8d9e0', '0.5 #3f94b0', '1 #0c2f55'),
    count: 9,
    wave: 1.3,
    shadow: 0.5,
  }),
};

export const ABSTRACT_COLOUR: Record<string, PhotoRecipe> = {
  'abstract-liquid-gold': photo(LANDSCAPE, liquid, GOLD),
  'abstract-rose-satin': photo(PORTRAIT, liquid, SATIN),
  'abstract-iridescent-film': photo(SQUARE, liquid, SOAP),
  'abstract-emerald-silk': photo(PANORAMA, liquid, {
    ...SATIN,
    room: ramp('0 #02201c', '0.35 #0a5a4a', '0.6 #1fa080', '0.82 #9fe8c4', '1 #f2fff0'),
    turn: 0.3,
    folds: 1.2,
    shine: hex('#e8fff4', 0.2),
  }),
  'abstract-smoke-duotone': photo(PORTRAIT, smoke, {
    back: hex('#05060c'),
    left: hex('#2f8cff', 1.1),
    right: hex('#ff5a3c', 1.2),
  }),
  'abstract-gold-dust': photo(PANORAMA, dust, {
    back: ramp('0 #3a2208', '0.5 #160c06', '1 #060405'),
    colours: [hex('#ffcf6a'), hex('#ffe6a8'), hex('#ff9a3a'), hex('#fff6dc')],
    count: 5200,
  }),
  'abstract-light-speed': photo(LANDSCAPE, rush, {
    back: ramp('0 #f4f8ff 1.6', '0.02 #b0c8ff', '0.09 #3a58d0', '0.22 #161f6a', '0.5 #090c30', '1 #03030f'),
    colours: [hex('#5fd0ff'), hex('#8a6cff'), hex('#ff5fc0'), hex('#ffffff')],
    count: 1500,
    x: 0.52,
    y: 0.48,
  }),
  'abstract-particle-wave': photo(PANORAMA, points, {
    back: ramp('0 #123a6a', '0.4 #071a3a', '1 #020712'),
    low: hex('#1a5cff', 0.7),
    high: hex('#6ff0ff', 1.3),
    horizon: 0.3,
  }),
};
