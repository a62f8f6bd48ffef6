import { expect, test } from 'vitest';
import { nameOf, plainName } from './delivered-name.ts';

const named = (titleZh: string, titleEn = '') => ({ materialCode: 'V10000001', titleZh, titleEn });

test.each([
  [named('云海'), 'V10000001-云海'],
  [named('', 'Clouds'), 'V10000001-Clouds'],
  [named('', ''), 'V10000001'],
  [named('a/b\\c:d*e?f"g<h>i|j'), 'V10000001-a b c d e f g h i j'],
  [named('  two \t\n words  '), 'V10000001-two words'],
  [named('to be continued. . .'), 'V10000001-to be continued'],
  [named('1.5 km'), 'V10000001-1.5 km'],
  [named('/'), 'V10000001'],
  [named('half \ud800'), 'V10000001-half \ufffd'],
  [named('🎬'.repeat(81)), `V10000001-${'🎬'.repeat(80)}`],
])('a folder for %j is called %j', (work, name) => {
  expect(plainName(work)).toBe(name);
});

test.each([
  ['CLIP.MP4', 'V10000001-海.mp4'],
  ['two.dots.wav', 'V10000001-海.wav'],
  ['no ending', 'V10000001-海'],
  ['ends with a dot.', 'V10000001-海'],
  ['clip.12345678', 'V10000001-海.12345678'],
  ['clip.123456789', 'V10000001-海'],
  ['clip.m-4', 'V10000001-海'],
  ['clip.mp4 (1)', 'V10000001-海'],
])('what was uploaded as %j is delivered as %j', (fileName, name) => {
  expect(nameOf({ ...named('海'), fileName })).toBe(name);
});
