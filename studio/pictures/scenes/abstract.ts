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
  cloth: { folds: 1.1, wander: 1, turn: 0.5, relief: 0.62, drift: 0, gloss: 22, thread: 0 },
  shine: hex('#fff4d0', 0.7),
};

export const SATIN: Liquid = {
  room: ramp('0 #4a0f2c', '0.35 #a83a66', '0.6 #e88aa4', '0.8 #ffc9cf', '1 #fff0ee'),
  cloth: { folds: 1.5, wander: 0.85, turn: -0.75, relief: 0.36, drift: 0.05, gloss: 30, thread: 0.5 },
  shine: hex('#fff0ee', 0.22),
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
  cloth: { folds: 0.7, wander: 1.5, turn: 0.2, relief: 0.42, drift: 0.32, gloss: 26, thread: 0 },
  shine: hex('#ffffff', 0.55),
};

export const ABSTRACT: Record<string, PhotoRecipe> = {
  'abstract-marble-01': { size: LANDSCAPE, paint: marble },
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
  'abstract-liquid-gold': photo(LANDSCAPE, liquid, GOLD),
  'abstract-rose-satin': photo(PORTRAIT, liquid, SATIN),
  'abstract-iridescent-film': photo(SQUARE, liquid, SOAP),
  'abstract-emerald-silk': photo(PANORAMA, liquid, {
    ...SATIN,
    room: ramp('0 #02201c', '0.35 #0a5a4a', '0.6 #1fa080', '0.82 #9fe8c4', '1 #f2fff0'),
    cloth: { ...SATIN.cloth, turn: 0.3, folds: 1.2 },
    shine: hex('#e8fff4', 0.2),
  }),
  'abstract-smoke-duotone': { size: PORTRAIT, paint: smoke },
  'abstract-gold-dust': { size: PANORAMA, paint: dust },
  'abstract-light-speed': { size: LANDSCAPE, paint: rush },
  'abstract-particle-wave': photo(PANORAMA, points, {
    back: ramp('0 #123a6a', '0.4 #071a3a', '1 #020712'),
    low: hex('#1a5cff', 0.7),
    high: hex('#6ff0ff', 1.3),
    horizon: 0.3,
  }),
};
