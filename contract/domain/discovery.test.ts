import { expect, test } from 'vitest';
import {
  COLOUR_NAMES,
  EFFECT_LENGTHS,
  isOfTarget,
  kindOfType,
  LENGTHS,
  MUSIC_LENGTHS,
  rangeOf,
  SEARCH_TYPES,
  TARGET,
  targetTypeOf,
  typeOfKind,
} from './discovery.ts';
import type { Source } from './material.ts';
import { MEDIA_KINDS, type MediaKind } from './media.ts';

test('addresses call photos `pic`, and everything else what it is', () => {
  expect(SEARCH_TYPES.map((type) => [type, kindOfType(type)])).toEqual([
    ['video', 'video'],
    ['pic', 'photo'],
    ['music', 'music'],
    ['effect', 'effect'],
  ]);
  expect(MEDIA_KINDS.map(typeOfKind)).toEqual(['video', 'pic', 'music', 'effect']);
});

test('[R176] bookmarks and tracking name what they are about by 0, 5, 1 and 100', () => {
  expect(MEDIA_KINDS.map((kind) => targetTypeOf(kind, 'other'))).toEqual([0, 1, 100, 100]);
  expect(MEDIA_KINDS.map((kind) => targetTypeOf(kind, 'pond5'))).toEqual([5, 1, 100, 100]);
  expect(targetTypeOf('video', 'raw')).toBe(0);
});

test('a caller finds a material by its own number, and a video of the partner by that of videos too', () => {
  const fitting = (kind: MediaKind, from: Source) => Object.values(TARGET).filter((n) => isOfTarget(kind, from, n));
  expect(MEDIA_KINDS.map((kind) => fitting(kind, 'other'))).toEqual([[0], [1], [100], [100]]);
  expect(MEDIA_KINDS.map((kind) => fitting(kind, 'pond5'))).toEqual([[0, 5], [1], [100], [100]]);
});

test('colours are offered in the order of a rainbow, then without one', () => {
  expect(COLOUR_NAMES.join(' ')).toBe('red orange yellow green teal blue purple pink brown black grey white');
});

test.each([
  [LENGTHS, [0, 4.999, 5, 19.9, 60, 3600], ['0-5', '0-5', '5-10', '10-20', '60-', '60-']],
  [MUSIC_LENGTHS, [1, 29.999, 30, 60, 119, 120, 180], ['0-30', '0-30', '30-60', '60-120', '60-120', '120-180', '180-']],
  [EFFECT_LENGTHS, [0.2, 1.999, 2, 10, 29, 30, 600], ['0-2', '0-2', '2-10', '10-30', '10-30', '30-', '30-']],
])('a range begins with its first number and ends before its second: %j', (ranges, values, expected) => {
  expect(values.map((value) => rangeOf<string>(ranges, value))).toEqual(expected);
});
