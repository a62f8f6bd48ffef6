import { expect, test } from 'vitest';
import type { MediaKind } from '#contract/domain/media.ts';
import { readSentence } from './read-sentence.ts';

/** What is left to search for, and what was read: `people 0`, `use a tea brand`. */
function read(keyword: string, kind: MediaKind = 'video') {
  const found = readSentence(keyword, { kind });
  return found && [found.words, ...found.parts.map(({ reading, value, said }) => `${reading} ${value ?? said}`)];
}

test.each([
  ['a quiet morning without people, for a tea brand', 'quiet morning', 'people 0', 'use a tea brand'],
  ['A Quiet Morning WITHOUT PEOPLE', 'quiet morning', 'people 0'],
  ['without people', '', 'people 0'],
  ['no people', '', 'people 0'],
  ['beach no people', 'beach', 'people 0'],
  ['nobody on the beach', 'beach', 'people 0'],
  ['an empty street with no one in sight', 'empty street', 'people 0'],
  ['street at night without people or cars', 'street night', 'people 0'],
  ['beach with people', 'beach', 'people 1'],
  ['vertical', '', 'orientation portrait'],
  ['sunset vertical', 'sunset', 'orientation portrait'],
  ['vertical video of a waterfall', 'waterfall', 'orientation portrait'],
  ['sunset vertical 4k', 'sunset', 'orientation portrait', 'resolution 4K'],
  ['sea in portrait format', 'sea', 'orientation portrait'],
  ['mountains in landscape orientation', 'mountains', 'orientation landscape'],
  ['waves 16:9', 'waves', 'orientation landscape'],
  ['food in square format', 'food', 'orientation square'],
  ['4K sunset', 'sunset', 'resolution 4K'],
  ['city in 8k resolution', 'city', 'resolution 8K'],
  ['ocean waves full hd', 'ocean waves', 'resolution 1080P'],
  ['60 fps ocean', 'ocean', 'frameRate 60'],
  ['splash at 240 fps', 'splash', 'frameRate 100'],
  ['aurora in HDR', 'aurora', 'hdr 1'],
  ['flowers in shades of pink', 'flowers', 'colour pink'],
  ['abstract background with blue tones', 'abstract background', 'colour blue'],
  ['ink, mostly gray', 'ink', 'colour grey'],
  ['rain under 5 seconds', 'rain', 'length 0-5'],
  ['clouds 10 to 20 seconds long', 'clouds', 'length 10-20'],
  ['a 15-second clip of a river', 'river', 'length 10-20'],
  ['river, 15 second clip', 'river', 'length 10-20'],
  ['a 15s clip of a river', 'river', 'length 10-20'],
  ['train longer than one minute', 'train', 'length 60-'],
  ['I need a video of a forest in the rain for our new website', 'forest rain', 'use our new website'],
  ['looking for footage of mist, perfect for a hotel brand', 'mist', 'use a hotel brand'],
  ['slow river at dawn for a health and beauty brand', 'slow river dawn', 'use a health and beauty brand'],
  ['a calm evening for a tea brand', 'calm evening', 'use a tea brand'],
  ['steam over a cup, for our business', 'steam over cup', 'use our business'],
  ['for a tea brand: steam over a cup, no people', 'steam over cup', 'use a tea brand', 'people 0'],
  ['steam over a cup for a tea brand with copy space', 'steam over cup copy space', 'use a tea brand'],
])('“%s” is read', (keyword, ...expected) => {
  expect(read(keyword)).toEqual(expected);
});

test.each([
  ['calm piano without vocals', 'calm piano', 'vocals 0'],
  ['instrumental', '', 'vocals 0'],
  ['pop song with vocals', 'pop song', 'vocals 1'],
  ['high-energy rock', 'rock', 'energy high'],
  ['techno 128 bpm', 'techno', 'bpm 110-130'],
  ['house 110-130 bpm', 'house', 'bpm 110-130'],
  ['a warm piano track for a bank commercial', 'warm piano track', 'use a bank commercial'],
])('“%s” is read among music', (keyword, ...expected) => {
  expect(read(keyword, 'music')).toEqual(expected);
});

test.each([
  'morning',
  'people',
  'red',
  '4k',
  '4K',
  'hdr',
  '60fps',
  'landscape',
  'portrait',
  'panorama',
  'square',
  'red car',
  'sunset people',
  'vertical garden',
  'horizontal lines',
  'town square',
  'portrait photo',
  'black and white',
  'slow motion',
  'copy space',
  'no entry',
  'no smoking sign',
  'music for ads',
  '80s video',
  'over 60s couple',
  'under 5s nursery',
  '1:1 meeting',
  '4K TV',
  '8k camera',
  'nobody’s home',
  '10 seconds',
  '4k followers',
  'sunset 4k or 8k',
  'the',
  'V00000012',
  'red and blue tones',
  'under 7 seconds',
  '',
  '"a quiet morning without people"',
  '“without people”',
  '"sunset" "4K"',
])('“%s” is searched for as it stands', (keyword) => {
  expect(read(keyword)).toBeUndefined();
});

test.each([
  ['man working for a company in the morning', 'man working company morning'],
  ['people waiting for a bus at night', 'people waiting bus night'],
  ['woman cooking for a restaurant in the kitchen', 'woman cooking restaurant kitchen'],
  ['a rocket on the pad ready for a product launch', 'rocket pad ready product launch'],
  ['happy family at home, without anyone else', 'happy family home without anyone else'],
  ['woman signing for a package at the door', 'woman signing package door'],
  ['people leaving for a restaurant at night', 'people leaving restaurant night'],
  ['cardboard boxes for products on a shelf', 'cardboard boxes products shelf'],
  ['a man dressed for business in the city', 'man dressed business city'],
  ['90s footage of city', '90s footage city'],
  ['a red car on the road', 'red car road'],
  ['a video vertical or horizontal, with rain', 'video vertical horizontal rain'],
])('“%s” has only words', (keyword, words) => {
  expect(read(keyword)).toEqual([words]);
});

test('what a kind does not have stays words', () => {
  expect(read('without people', 'music')).toBeUndefined();
  expect(read('under 5 seconds', 'photo')).toBeUndefined();
  expect(read('no vocals', 'effect')).toBeUndefined();
  expect(read('60 fps ocean', 'photo')).toBeUndefined();
  expect(read('high energy', 'video')).toBeUndefined();
});

test('words in quotes are words, and the rest is read', () => {
  expect(read('a street in "No People" style, in 4K')).toEqual(['street "no people" style', 'resolution 4K']);
});

test('a reading that is not wanted is words again, and what refuses something is left out', () => {
  const unwanted = (...readings: Parameters<typeof readSentence>[1]['unwanted'] & {}) =>
    readSentence('a vertical sunset without people, for a tea brand', { kind: 'video', unwanted: readings });
  expect(unwanted('use')?.words).toBe('sunset tea brand');
  expect(unwanted('orientation')?.words).toBe('vertical sunset');
  expect(unwanted('people')).toMatchObject({
    words: 'sunset',
    parts: [
      { reading: 'orientation', value: 'portrait' },
      { reading: 'use', said: 'a tea brand' },
    ],
  });
});

test('a filter that is set is worth more than what is said', () => {
  expect(readSentence('sunset without people', { kind: 'video', set: ['people'] })).toEqual({
    words: 'sunset',
    parts: [],
  });
});
