import { hex, ramp } from '../paint/colour.ts';
import type { Liquid } from './abstract-liquid.ts';

export const GOLD: Liquid = {
  room: ramp([
    [0, '#1c0d02'],
    [0.16, '#5a3208'],
    [0.3, '#b8791c'],
    [0.42, '#f2c34e'],
    [0.5, '#fff0b8'],
    [0.58, '#e0a032'],
    [0.72, '#7a4810'],
    [0.86, '#d99a34'],
    [1, '#fff3cc'],
  ]),
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
  room: ramp([
    [0, '#4a0f2c'],
    [0.35, '#a83a66'],
    [0.6, '#e88aa4'],
    [0.8, '#ffc9cf'],
    [1, '#fff0ee'],
  ]),
  folds: 1.5,
  wander: 0.85,
  turn: -0.75,
  relief: 0.36,
  drift: 0.05,
  shine: hex('#fff0ee', 0.22),
  gloss: 30,
  thread: 0.5,
};

export const SOAP: Liquid = {
  room: ramp([
    [0, '#2a2a6a'],
    [0.18, '#5a6ff0'],
    [0.34, '#6fe0e8'],
    [0.5, '#f4f0ff'],
    [0.62, '#ffb8e0'],
    [0.76, '#ff8a6a'],
    [0.88, '#c86af0'],
    [1, '#3a2a8a'],
  ]),
  folds: 0.7,
  wander: 1.5,
  turn: 0.2,
  relief: 0.42,
  drift: 0.32,
  shine: hex('#ffffff', 0.55),
  gloss: 26,
  thread: 0,
};
