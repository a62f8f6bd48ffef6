import { expect, test } from 'vitest';
import { createPlanes } from './planes.ts';
import { createSoft, laySoft, type Soft } from './soft.ts';
import { enlarge, everySecond } from './enlarge.ts';

const WIDTH = 64;
const HEIGHT = 32;

function slope(): Soft {
  const soft = createSoft(WIDTH / 4, HEIGHT / 4);
  for (let i = 0; i < soft.luma.length; i++) {
    soft.luma[i] = (30 + i * 1.3) * 64;
    soft.blue[i] = (110 + (i % 16)) * 64;
    soft.red[i] = (140 - (i % 16)) * 64;
  }
  return soft;
}

const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

test.each([false, true])('a soft picture is enlarged without a step or a shift (hdr %s)', (hdr) => {
  const [quick, plain] = [createPlanes(WIDTH, HEIGHT, hdr), createPlanes(WIDTH, HEIGHT, hdr)];
  enlarge(quick, slope(), HEIGHT, 5);
  laySoft(plain, slope());
  for (const plane of ['luma', 'blue', 'red'] as const) {
    const off = Array.from(quick[plane], (value, i) => Math.abs(value - plain[plane][i]!));
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
    expect(mean(quick[plane])).toBeCloseTo(mean(plain[plane]), 0);
  }
});

test('only every second frame is drawn, in whatever order frames are asked for', () => {
  const asked: number[] = [];
  const frames = everySecond(2, 2, (soft, frame) => {
    asked.push(frame);
    soft.luma.fill(frame * 10);
  });
  const shown = [0, 1, 2, 3, 8, 9].map((frame) => frames(frame).luma[0]);
  expect(shown).toEqual([0, 10, 20, 30, 80, 90]);
  expect(asked).toEqual([0, 2, 4, 8, 10]);
});
