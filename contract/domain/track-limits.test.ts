import { describe, expect, test } from 'vitest';
import { entries as en } from '../text/en/entries.ts';
import { entries as zh } from '../text/zh/entries.ts';
import { entryFileProblem, entryMeasureProblem, partsOf } from './entry.ts';
import { sayTrack } from './say-limits.ts';
import { areInOrder, LIMIT_BOUNDS, LIMITS_OF, USUAL_LIMITS } from './track-limits.ts';

const MB = 1024 * 1024;
const NARROW = {
  entries: 3,
  leastPictures: 6,
  mostPictures: 6,
  pictureMb: 2,
  leastSide: 3000,
  mostSide: 8000,
  videoMb: 200,
  leastSeconds: 60,
  mostSeconds: 120,
};

test('a track of which nobody has said more allows all that is possible', () => {
  expect(USUAL_LIMITS).toEqual({
    entries: 15,
    leastPictures: 5,
    mostPictures: 9,
    pictureMb: 5,
    leastSide: 1,
    mostSide: 30_000,
    videoMb: 500,
    leastSeconds: 30,
    mostSeconds: 300,
  });
  for (const [name, value] of Object.entries(USUAL_LIMITS))
    expect(LIMIT_BOUNDS[name as keyof typeof LIMIT_BOUNDS], name).toContain(value);
});

test.each([
  [{}, true],
  [{ leastPictures: 6 }, true],
  [{ leastPictures: 7 }, false],
  [{ leastSide: 8001 }, false],
  [{ leastSeconds: 121 }, false],
])('limits with %j are in order: %s', (more, inOrder) => {
  expect(areInOrder({ ...NARROW, ...more })).toBe(inOrder);
});

test('each kind of track has limits of its own', () => {
  expect(LIMITS_OF).toEqual({
    video: ['entries', 'videoMb', 'leastSeconds', 'mostSeconds'],
    single: ['entries', 'pictureMb', 'leastSide', 'mostSide'],
    group: ['entries', 'leastPictures', 'mostPictures', 'pictureMb', 'leastSide', 'mostSide'],
  });
});

describe('a track with narrower limits', () => {
  test.each([
    ['video', 'a.mp4', 200 * MB - 1, undefined],
    ['video', 'a.mp4', 200 * MB, 'too-big'],
    ['picture', 'a.jpg', 2 * MB - 1, undefined],
    ['picture', 'a.jpg', 2 * MB, 'too-big'],
    ['cover', 'a.jpg', 2 * MB - 1, undefined],
  ] as const)('has for a %s named %s of %d bytes: %s', (part, name, bytes, problem) => {
    expect(entryFileProblem(part, { name, bytes }, NARROW)).toBe(problem);
  });

  test.each([
    ['picture', 2000, 3000, undefined],
    ['picture', 2999, 2000, 'side-too-short'],
    ['picture', 8000, 10, undefined],
    ['picture', 8001, 10, 'side-too-long'],
    ['cover', 1920, 1080, undefined],
  ] as const)('has for a %s of %d × %d: %s', (part, width, height, problem) => {
    expect(entryMeasureProblem(part, { width, height }, NARROW)).toBe(problem);
  });

  test.each([
    [59_999, 'too-short'],
    [60_000, undefined],
    [120_000, undefined],
    [120_001, 'too-long'],
  ])('has for a film of %d ms: %s', (durationMs, problem) => {
    expect(entryMeasureProblem('video', { width: 1920, height: 1080, durationMs }, NARROW)).toBe(problem);
  });

  test('has as many pictures in a group as it says, and one of each file elsewhere', () => {
    expect(partsOf('group', NARROW)).toEqual({ picture: { least: 6, most: 6 } });
    expect(partsOf('group', USUAL_LIMITS)).toEqual({ picture: { least: 5, most: 9 } });
    expect(partsOf('single', NARROW)).toEqual({ picture: { least: 1, most: 1 } });
    expect(partsOf('video', NARROW)).toEqual({ video: { least: 1, most: 1 }, cover: { least: 1, most: 1 } });
  });

  test('is told to entrants in both languages', () => {
    expect(sayTrack(en.limits, 'video', NARROW)).toEqual([
      'Video: MP4, exactly 1920 × 1080, 01:00–02:00 long, under 200 MB',
      'Cover: JPG, exactly 1920 × 1080, under 2 MB',
    ]);
    expect(sayTrack(en.limits, 'single', NARROW)).toEqual(['JPG, under 2 MB, long side 3,000–8,000 pixels']);
    expect(sayTrack(en.limits, 'single', USUAL_LIMITS)).toEqual(['JPG, under 5 MB, long side up to 30,000 pixels']);
    expect(sayTrack(zh.limits, 'group', NARROW)).toEqual(['6 张 JPG，每张小于 2 MB，长边 3,000–8,000 像素']);
    expect(sayTrack(zh.limits, 'group', USUAL_LIMITS)).toEqual(['5–9 张 JPG，每张小于 5 MB，长边不超过 30,000 像素']);
  });
});
