import { describe, expect, test } from 'vitest';
import type { Pixels } from '../images.ts';
import { hasBlackBorders } from './borders.ts';
import { findColours } from './colours.ts';
import { pictureHash } from './look.ts';
import { colourLayout } from './layout.ts';
import { frameWorth } from './frame-worth.ts';

type Colour = [number, number, number];

function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 3);
  return { data, width, height, channels: 3 };
}
const small = (colourAt: (x: number, y: number) => Colour) => paint(32, 32, colourAt).data;
const bitsApart = (one: string, other: string) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
const scene = (x: number, y: number): Colour => [x * 7, (y * y) % 256, 128 + 100 * Math.sin(x / 5 + y / 9)];

describe('the hash of a picture', () => {
  test('hardly changes with brightness and noise, and much with what is in it', () => {
    const hash = pictureHash(small(scene));
    const duller = small((x, y) => scene(x, y).map((value) => value * 0.8 + ((x * 31 + y * 17) % 9)) as Colour);
    expect(bitsApart(hash, pictureHash(duller))).toBeLessThanOrEqual(6);
    expect(bitsApart(hash, pictureHash(small((x, y) => scene(y, 31 - x))))).toBeGreaterThan(16);
  });
});

describe('the colours of a picture', () => {
  test('are those that the eye tells apart, by their share', () => {
    const colours = findColours(small((x, y) => (y < 16 ? [200, 30, 30] : x < 16 ? [30, 30, 200] : [34, 34, 196])));
    expect(colours.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
    expect(colours.map(({ hex }) => hex).toSorted()[1]).toMatch(/^#c[78]1[de]1[de]$/);
  });

  test('are five at most, and specks are left out', () => {
    const many = findColours(small((x, y) => [(x >> 2) * 32, (y >> 2) * 32, ((x ^ y) >> 2) * 32]));
    expect(many.length).toBeLessThanOrEqual(5);
    expect(many.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
    expect(findColours(small((x, y) => (x < 4 && y < 4 ? [255, 255, 255] : [0, 90, 0])))).toHaveLength(1);
  });
});

describe('the layout of a picture', () => {
  test('is its mean colour, then where it is lighter', () => {
    const grey = colourLayout(small(() => [90, 90, 90]));
    expect(grey).toHaveLength(24);
    expect([grey[0], grey[12], grey[18]]).toEqual([90, 128, 128]);
    expect(grey.filter((_, index) => ![0, 12, 18].includes(index)).every((value) => value === 128)).toBe(true);
    const lighterLeft = colourLayout(small((x) => (x < 16 ? [200, 200, 200] : [40, 40, 40])));
    expect(lighterLeft[1]).toBeGreaterThan(200);
    expect(lighterLeft[2]).toBe(128);
  });
});

describe('a frame', () => {
  test('with something in it is worth more than a dark or an even one', () => {
    const lively = frameWorth(paint(160, 90, (x, y) => scene(x % 32, y % 32)));
    expect(lively).toBeGreaterThan(
      frameWorth(paint(160, 90, (x, y) => scene(x % 32, y % 32).map((v) => v / 12) as Colour)),
    );
    expect(lively).toBeGreaterThan(frameWorth(paint(160, 90, () => [120, 120, 120])));
  });

  test('has borders only where every lit frame has them', () => {
    const bars = paint(160, 90, (x, y) => (y < 6 || y > 83 ? [3, 3, 3] : scene(x % 32, y % 32)));
    const full = paint(160, 90, (x, y) => scene(x % 32, y % 32));
    const black = paint(160, 90, () => [2, 2, 2]);
    expect(hasBlackBorders([bars, bars, black])).toBe(true);
    expect(hasBlackBorders([bars, full])).toBe(false);
    expect(hasBlackBorders([black])).toBe(false);
  });
});
