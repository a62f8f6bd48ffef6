import { expect, test } from 'vitest';
import { MATERIAL_STATES, MATERIAL_TRANSITIONS, mayMove } from './material.ts';

test('[D11] a material reaches the shop only over a reviewer’s desk', () => {
  const waysOnline = MATERIAL_TRANSITIONS.filter((one) => one.to === 'online');
  expect(waysOnline).toEqual([
    { from: 'pending', to: 'online', by: ['reviewer'] },
    { from: 'offline', to: 'online', by: ['staff', 'system'] },
  ]);
  expect(mayMove('pending', 'online', 'owner')).toBe(false);
  expect(mayMove('transcoding', 'online', 'system')).toBe(false);
});

test('[D11] every state but the first can be reached, and none twice by the same way', () => {
  const reached = new Set(MATERIAL_TRANSITIONS.map((one) => one.to));
  expect(MATERIAL_STATES.filter((state) => !reached.has(state))).toEqual(['uploaded']);
  const ways = MATERIAL_TRANSITIONS.map((one) => `${one.from} ${one.to}`);
  expect(new Set(ways).size).toBe(ways.length);
});
