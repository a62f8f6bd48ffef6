import { expect, test } from 'vitest';
import { editableIn, isDay, mayEdit, OWNER_FIELDS } from './editing.ts';
import { listName, TAB_STATES } from './material-center.ts';
import { MATERIAL_STATES } from './material.ts';

test('[D11] how much of a material its owner may change, state by state', () => {
  expect(MATERIAL_STATES.map((state) => [state, editableIn(state)])).toEqual([
    ['uploaded', 'none'],
    ['transcoding', 'none'],
    ['incomplete', 'all'],
    ['pending', 'none'],
    ['online', 'words'],
    ['returned', 'all'],
    ['rejected', 'none'],
    ['offline', 'none'],
  ]);
});

test('[D11] on sale only its words change: nothing that a reviewer relied on', () => {
  expect(OWNER_FIELDS.filter((field) => mayEdit('online', field))).toEqual([
    'titleZh',
    'titleEn',
    'descriptionZh',
    'descriptionEn',
    'keywordsZh',
    'keywordsEn',
    'placeZh',
    'placeEn',
  ]);
  expect(OWNER_FIELDS.filter((field) => mayEdit('returned', field))).toEqual([...OWNER_FIELDS]);
  expect(OWNER_FIELDS.filter((field) => mayEdit('pending', field))).toEqual([]);
});

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['1826-01-01', true],
  ['1825-12-31', false],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-8', false],
  ['x2026-02-08', false],
  ['2026-02-08x', false],
  ['20260-02-08', false],
  ['', false],
])('a picture was taken on %j: %s', (text, may) => expect(isDay(text)).toBe(may));

test('[C24] what stands in which tab of the Material Center, and how addresses name it', () => {
  expect(TAB_STATES).toEqual({
    waiting: ['uploaded', 'transcoding', 'incomplete'],
    pending: ['pending'],
    returned: ['returned'],
    rejected: ['rejected'],
    online: ['online'],
    offline: ['offline'],
  });
  expect([listName('video', 'waiting'), listName('photo', 'online')]).toEqual(['videoWaiting', 'photoOnline']);
});
