import { expect, test } from 'vitest';
import { formatsOf } from './licence-formats.ts';

const photo = { kind: 'photo', durationMs: null, frameRate: null } as const;
const clip = { kind: 'video', width: 3840, height: 2160 } as const;

test.each([
  ['a large photo', { ...photo, width: 6000, height: 4001 }, ['jpeg-4000', 'jpeg-2000']],
  ['a photo of 4000 px', { ...photo, width: 3000, height: 4000 }, ['jpeg-2000']],
  ['a small photo', { ...photo, width: 2000, height: 1500 }, []],
  ['a clip', { ...clip, durationMs: 20_000, frameRate: 60 }, ['mp4-1080', 'prores-proxy']],
  ['a clip of eleven minutes', { ...clip, durationMs: 660_000, frameRate: 30 }, ['mp4-1080', 'prores-proxy']],
  ['a clip of twelve minutes', { ...clip, durationMs: 720_000, frameRate: 30 }, ['mp4-1080']],
  ['a clip of six minutes with many frames', { ...clip, durationMs: 360_000, frameRate: 60 }, ['mp4-1080']],
  ['a clip that nobody has measured', { ...clip, durationMs: null, frameRate: null }, ['mp4-1080', 'prores-proxy']],
  ['music', { ...photo, kind: 'music' as const, width: null, height: null }, []],
])('the formats of %s', (_name, measured, formats) => {
  expect(formatsOf(measured)).toEqual(formats);
});
