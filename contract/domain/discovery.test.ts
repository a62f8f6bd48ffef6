import { expect, test } from 'vitest';
import { COLOUR_NAMES, kindOfType, SEARCH_TYPES, targetTypeOf, typeOfKind } from './discovery.ts';
import { MEDIA_KINDS } from './media.ts';

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

test('colours are offered in the order of a rainbow, then without one', () => {
  expect(COLOUR_NAMES.join(' ')).toBe('red orange yellow green teal blue purple pink brown black grey white');
});
