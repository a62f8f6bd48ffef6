import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeClip } from '#server/platform/media/fixtures.ts';
import type { FileSource } from '../source.ts';
import { box, filmHead, pngHead, sourceOf } from '../testing/sources.ts';
import { checkFile } from './check-file.ts';
import { readMovie } from './movie.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;
const folder = mkdtempSync(join(tmpdir(), 'framehall-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const video = async (look: { name?: string; head?: Uint8Array; size?: number }) => {
  const { name = 'clip.mp4', head = filmHead(), size = 20 * MB } = look;
  return (await checkFile('video', sourceOf({ name, head, size }))).problem;
};
const filmProblem = (film: Parameters<typeof filmHead>[0]) => video({ head: filmHead(film) });
const picture = async (look: { name?: string; head?: Uint8Array; size?: number }) => {
  const { name = 'photo.png', head = pngHead(4000, 2500), size = 2 * MB } = look;
  return (await checkFile('photo', sourceOf({ name, head, size }))).problem;
};

describe('a video', () => {
  test('[R195] is an mp4 by its name', async () => {
    expect(await video({})).toBeUndefined();
    expect(await video({ name: 'CLIP.MP4' })).toBeUndefined();
    for (const name of ['clip.mov', 'clip', 'mp4', 'clip.mp4.exe']) expect(await video({ name })).toBe('file-type');
  });

  test('[R196] [R197] has 10 MB to 3 GB', async () => {
    expect(await video({ size: 3 * GB })).toBeUndefined();
    expect(await video({ size: 3 * GB + 1 })).toBe('video-too-big');
    expect(await video({ size: 10 * MB })).toBeUndefined();
    expect(await video({ size: 10 * MB - 1 })).toBe('video-too-small');
    expect(await video({ size: 0 })).toBe('video-too-small');
  });

  test('is one by its content', async () => {
    expect(await video({ head: pngHead(4000, 3000) })).toBe('not-this-kind');
    expect(await video({ head: box('ftyp', Buffer.from('isom')) })).toBe('unreadable');
  });

  test('[C14] is H.264 or H.265, 1080P at least, 3 s to an hour', async () => {
    for (const codec of ['avc1', 'avc3', 'hvc1', 'hev1']) expect(await filmProblem({ codec })).toBeUndefined();
    for (const codec of ['ap4h', 'av01', 'mp4v']) expect(await filmProblem({ codec })).toBe('wrong-codec');
    expect(await filmProblem({ width: 1080, height: 1920 })).toBeUndefined();
    expect(await filmProblem({ width: 1918 })).toBe('under-1080p');
    expect(await filmProblem({ seconds: 3 })).toBeUndefined();
    expect(await filmProblem({ seconds: 2.9 })).toBe('too-short');
    expect(await filmProblem({ seconds: 3601 })).toBe('too-long');
  });

  test('[R202] [R203] is Rec.709, or H.265 with Rec.2020 and HLG', async () => {
    const hlg: [number, number, number] = [9, 18, 9];
    expect(await filmProblem({ colour: [1, 1, 1] })).toBeUndefined();
    expect(await filmProblem({ codec: 'hvc1', colour: hlg })).toBeUndefined();
    expect(await filmProblem({ codec: 'avc1', colour: hlg })).toBe('wrong-colour');
    expect(await filmProblem({ codec: 'hvc1', colour: [9, 16, 9] })).toBe('wrong-colour');
  });

  test('that describes itself at its end is followed there without being read', async () => {
    const head = filmHead({ pictureBytes: 3 * MB });
    const source = sourceOf({ name: 'clip.mp4', head, size: head.length });
    let read = 0;
    const counted: FileSource = {
      ...source,
      slice(start, end) {
        read += end - start;
        return source.slice(start, end);
      },
    };
    expect(await readMovie(counted)).toMatchObject({ codec: 'avc1', width: 1920, seconds: 10 });
    expect(read).toBeLessThan(2000);
  });

  test('as an encoder writes it is understood', async () => {
    const file = join(folder, 'clip.mp4');
    const colour = { color_primaries: 'bt709', color_trc: 'bt709', colorspace: 'bt709' };
    makeClip(file, { seconds: 4, frameRate: 5, options: colour, sound: 'sine=f=300' });
    const movie = await readMovie(asSource(await openAsBlob(file), 'clip.mp4'));
    expect(movie).toEqual({
      codec: 'avc1',
      width: 1920,
      height: 1080,
      seconds: 4,
      colour: { primaries: 1, transfer: 1, matrix: 1 },
    });
  });
});

describe('a photo', () => {
  test('[R204] is a jpg, jpeg or png by its name', async () => {
    for (const name of ['a.png', 'a.JPG', 'a.jpeg']) expect(await picture({ name })).toBeUndefined();
    for (const name of ['a.webp', 'a.gif', 'png']) expect(await picture({ name })).toBe('file-type');
  });

  test('[R205] has at most 50 MB, and something', async () => {
    expect(await picture({ size: 50 * MB })).toBeUndefined();
    expect(await picture({ size: 50 * MB + 1 })).toBe('photo-too-big');
    expect(await picture({ size: 0 })).toBe('empty-file');
  });

  test.each([
    [4000, 2500, undefined],
    [3333, 3000, 'too-few-pixels'],
    [25_000, 10_000, undefined],
    [25_000, 10_001, 'too-many-pixels'],
    [30_000, 400, undefined],
    [400, 30_001, 'side-too-long'],
    [0, 4000, 'unreadable'],
  ])('[R206] [R207] [R208] %i × %i', async (width, height, problem) => {
    expect(await picture({ head: pngHead(width, height) })).toBe(problem);
  });

  test('is one by its content', async () => {
    expect(await picture({ head: filmHead(), name: 'a.jpg' })).toBe('not-this-kind');
    expect(await picture({ head: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4]), name: 'a.jpg' })).toBe('unreadable');
  });

  test('that is a JPEG says its size behind its profile and its Exif', async () => {
    const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a5533' } });
    const bytes = await plain.withMetadata({ orientation: 6 }).withIccProfile('srgb').jpeg().toBuffer();
    const found = await checkFile('photo', asSource(new Blob([new Uint8Array(bytes)]), 'a.jpg'));
    expect(found).toEqual({ problem: undefined, width: 4000, height: 3000 });
  });
});

function asSource(blob: Blob, name: string): FileSource {
  return { name, size: blob.size, lastModified: 0, slice: (start, end) => blob.slice(start, end) };
}
