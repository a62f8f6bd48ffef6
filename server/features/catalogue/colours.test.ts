import { expect, test } from 'vitest';
import { COLOURS, type Colour, COLOUR_NAMES } from '#contract/domain/discovery.ts';
import { coloursOf } from './colours.ts';

test.each(COLOUR_NAMES)('[C6] the swatch of %s has that name', (name) => {
  expect(coloursOf([COLOURS[name]])).toEqual([name]);
});

const CALLED: [string, Colour][] = [
  ['#ff0000', 'red'],
  ['#dc143c', 'red'],
  ['#8b0000', 'red'],
  ['#800020', 'red'],
  ['#ff7f50', 'orange'],
  ['#ffa500', 'orange'],
  ['#f4a460', 'orange'],
  ['#ffd700', 'yellow'],
  ['#ffff00', 'yellow'],
  ['#f0e68c', 'yellow'],
  ['#00ff00', 'green'],
  ['#228b22', 'green'],
  ['#6b8e23', 'green'],
  ['#2e8b57', 'green'],
  ['#98fb98', 'green'],
  ['#008080', 'teal'],
  ['#40e0d0', 'teal'],
  ['#00ffff', 'teal'],
  ['#87ceeb', 'blue'],
  ['#4682b4', 'blue'],
  ['#0000ff', 'blue'],
  ['#000080', 'blue'],
  ['#4b0082', 'purple'],
  ['#800080', 'purple'],
  ['#6a5acd', 'purple'],
  ['#ff69b4', 'pink'],
  ['#ffc0cb', 'pink'],
  ['#fa8072', 'pink'],
  ['#ff00ff', 'pink'],
  ['#8b4513', 'brown'],
  ['#a0522d', 'brown'],
  ['#d2b48c', 'brown'],
  ['#3b2314', 'brown'],
  ['#000000', 'black'],
  ['#2f2f2f', 'black'],
  ['#0a1428', 'black'],
  ['#696969', 'grey'],
  ['#c0c0c0', 'grey'],
  ['#708090', 'grey'],
  ['#ffffff', 'white'],
  ['#f5f5dc', 'white'],
  ['#e6e6fa', 'white'],
];
test.each(CALLED)('[C6] people call %s %s', (hex, name) => {
  expect(coloursOf([hex])).toEqual([name]);
});

test('[C6] a picture has three names at most, each once, heaviest first', () => {
  expect(coloursOf(['#0000ff', '#000080', '#ff0000', '#228b22', '#ffd700'])).toEqual(['blue', 'red', 'green']);
  expect(coloursOf([])).toEqual([]);
});

test('[C6] black, grey and white count only where there is much of them', () => {
  expect(coloursOf(['#87ceeb', '#ffffff', '#111111', '#696969', '#ff0000'])).toEqual(['blue', 'white', 'red']);
});
