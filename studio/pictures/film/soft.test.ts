import { expect, test } from 'vitest';
import { createPlanes } from './planes.ts';
import { createSoft, everySecond, laySoft } from './soft.ts';

test.each([false, true])('a soft picture is enlarged without a step or a shift (hdr %s)', (hdr) => {
  const soft = createSoft(16, 8);
  for (let i = 0; i < soft.luma.length; i++) soft.luma[i] = (40 + (i % 16) * 4) * 64;
  const { luma } = createPlanes(64, 32, hdr);
  laySoft({ ...createPlanes(64, 32, hdr), luma }, soft);
  for (let row = 0; row < 32; row++)
    for (let x = 0; x < 64; x++) {
      const wanted = 40 + Math.min(60, Math.max(0, x - 1.5));
      expect(Math.abs(luma[row * 64 + x]! - wanted)).toBeLessThanOrEqual(1.5);
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
