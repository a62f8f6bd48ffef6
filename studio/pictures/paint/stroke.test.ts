import { expect, test } from 'vitest';
import { curve, trace } from './stroke.ts';

test('a line covers as much as it is long and wide, wherever it lies between pixels', () => {
  for (const shift of [0, 0.3, 0.77]) {
    let area = 0;
    trace(
      [
        { x: 10, y: 20 + shift, width: 3 },
        { x: 40, y: 20 + shift, width: 3 },
      ],
      60,
      40,
      (_pixel, cover) => (area += cover),
    );
    expect(area).toBeGreaterThan(84);
    expect(area).toBeLessThan(96);
  }
});

test('a curve passes through its places and no pixel lies outside of the picture', () => {
  const places = [
    { x: -5, y: 5, width: 4 },
    { x: 20, y: 30, width: 4 },
    { x: 70, y: 8, width: 4 },
  ];
  const line = curve(places, 3);
  expect(line[0]).toEqual(places[0]);
  expect(line.some(({ x, y }) => x === 20 && y === 30)).toBe(true);
  const touched: number[] = [];
  trace(
    line,
    60,
    40,
    (pixel, _cover, _along, across) => touched.push(pixel, Math.abs(across) <= 1 ? 0 : Number.NaN),
    true,
  );
  expect(touched.every((pixel) => pixel >= 0 && pixel < 60 * 40)).toBe(true);
});
