import { expect, test } from 'vitest';
import { MIN_BITRATES } from './media.ts';
import { endingOf, fileProblem, type UploadKind } from './upload.ts';

test.each<[UploadKind, string, number, string | undefined]>([
  ['video', 'a.mp4', 10_485_760, undefined],
  ['video', 'a.MP4', 3_221_225_472, undefined],
  ['video', 'a.mp4', 10_485_759, 'video-too-small'],
  ['video', 'a.mp4', 3_221_225_473, 'video-too-big'],
  ['video', 'a.mov', 10_485_760, 'file-type'],
  ['photo', 'a.b.jpeg', 1, undefined],
  ['photo', 'a.png', 52_428_800, undefined],
  ['photo', 'a.png', 52_428_801, 'photo-too-big'],
  ['photo', 'a.jpg', 0, 'empty-file'],
  ['photo', 'jpg', 9, 'file-type'],
  ['photo', 'a.gif', 9, 'file-type'],
  ['release', 'a.pdf', 20_971_520, undefined],
  ['release', 'a.pdf', 20_971_521, 'release-too-big'],
  ['release', 'a.pdf', 0, 'empty-file'],
  ['release', 'a.mp4', 9, 'file-type'],
])('as a %s, %s of %i bytes: %s', (kind, name, bytes, problem) => expect(fileProblem(kind, name, bytes)).toBe(problem));

test('the ending of a name is in small letters, and empty without a dot', () => {
  expect(['A.B.JPG', 'noending', '.mp4', 'a.'].map(endingOf)).toEqual(['jpg', '', 'mp4', '']);
});

test('the least bits a second of a film, by its size', () => {
  expect(MIN_BITRATES).toEqual({ '1080P': 8_000_000, '4K': 25_000_000, '8K': 60_000_000 });
});
