import { expect, test } from 'vitest';
import { createLine } from './line.ts';

test('does one after the other, in order', async () => {
  const inTurn = createLine(3);
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await Promise.resolve();
    told.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(work('a')), inTurn(work('b')), inTurn(work('c'))])).toEqual(['a', 'b', 'c']);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('turns away who finds it full, and has room again afterwards', async () => {
  const inTurn = createLine(2);
  const replies = [1, 2, 3].map((n) => inTurn(async () => n));
  expect(await Promise.all(replies)).toEqual([1, 2, 'full']);
  expect(await inTurn(async () => 4)).toBe(4);
});

test('goes on after work that fails', async () => {
  const inTurn = createLine(2);
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
