import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { lieAboutJpeg, lieAboutPng, makePng, withSegment } from '../testing/picture-surgery.ts';
import { rejectionOf, runSteps } from '../testing/run-steps.ts';
import { sniffPhoto } from './format.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-photo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'photo.jpg');

function probe(bytes: Buffer | string) {
  writeFileSync(file, bytes);
  return runSteps('photo', file, ['probe']);
}
function verdict(bytes: Buffer | string) {
  writeFileSync(file, bytes);
  return rejectionOf('photo', file);
}
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5533' } });
const jpeg = await flat(4000, 2500).jpeg().toBuffer();
const withProfile = (profile: Buffer) =>
  withSegment(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]));
const profileOf = async (name: string) =>
  (await sharp(await flat(8, 8).withIccProfile(name).jpeg().toBuffer()).metadata()).icc ?? Buffer.alloc(0);

describe('what a photo is', () => {
  test('is read from the photo, turned as it is to be shown', async () => {
    const exif = (await sharp(await flat(8, 8).withMetadata({ orientation: 6 }).jpeg().toBuffer()).metadata()).exif;
    const { facts, findings } = await probe(withSegment(withProfile(await profileOf('srgb')), 0xe1, exif ?? jpeg));
    const sRgb = { kind: 'photo', format: 'jpeg', bitDepth: 8, colourTagged: true };
    expect(facts).toEqual({ ...sRgb, width: 2500, height: 4000 });
    expect(findings).toEqual([]);
  });

  test('a PNG of 16 bit is one, whatever its name', async () => {
    const png = await flat(4000, 2500).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
    expect((await probe(png)).facts).toMatchObject({ format: 'png', bitDepth: 16, width: 4000, height: 2500 });
  });
});

describe('the limits', () => {
  test('[R206] at least 10,000,000 pixels', async () => {
    expect(await verdict(makePng(3333, 3000))).toBe('too-few-pixels');
    expect(await verdict(makePng(4000, 2500))).toBe('accepted');
  });

  test('[R207] at most 250,000,000 pixels, counted before anything is unpacked', async () => {
    expect(await verdict(makePng(25_000, 10_000))).toBe('accepted');
    expect(await verdict(makePng(25_000, 10_001))).toBe('too-many-pixels');
    expect(await verdict(makePng(30_000, 30_000))).toBe('too-many-pixels');
  });

  test('[R208] no side over 30,000', async () => {
    expect(await verdict(makePng(30_000, 400))).toBe('accepted');
    expect(await verdict(makePng(400, 30_001))).toBe('side-too-long');
  });
});

describe('colour', () => {
  test('sRGB, or nothing said about it, which is noted', async () => {
    expect((await probe(jpeg)).findings).toEqual(['colour-untagged']);
    expect((await probe(withProfile(await profileOf('srgb')))).findings).toEqual([]);
  });

  test('no other space', async () => {
    expect(await verdict(withProfile(await profileOf('p3')))).toBe('wrong-colour');
    const cmyk = await flat(8, 8).toColourspace('cmyk').jpeg().toBuffer();
    expect(await verdict(lieAboutJpeg(cmyk, 4000, 2500))).toBe('wrong-colour');
    expect(await verdict(makePng(4000, 2500, [['cICP', Buffer.from([9, 16, 0, 1])]]))).toBe('wrong-colour');
    const adobe = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0R03\0', 'latin1');
    expect(await verdict(withSegment(jpeg, 0xe1, adobe))).toBe('wrong-colour');
  });
});

describe('a hostile file', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>', 'not-this-kind'],
    [
      'a drawing behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]),
      'unreadable',
    ],
  ])('%s is refused', async (_, bytes, reason) => {
    expect(await verdict(bytes)).toBe(reason);
  });

  test.each([
    'zq1'.repeat(500),
    '<!doctype html><script>alert(1)</script>',
    'GIF89a\x01\0\x01\0\0\0\0;',
    'RIFF\0\0\0\0WEBP',
    '',
  ])('that begins with %j is no photo', (text) => {
    expect(sniffPhoto(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  test('that is cut off is unreadable', async () => {
    expect(await verdict(jpeg.subarray(0, jpeg.length / 2))).toBe('unreadable');
    const png = makePng(4000, 2500);
    expect(await verdict(png.subarray(0, png.length / 2))).toBe('unreadable');
  });

  test('that says to be larger than it is is unreadable', async () => {
    expect(await verdict(lieAboutPng(makePng(4000, 2500), 4000, 5000))).toBe('unreadable');
    expect(await verdict(lieAboutJpeg(jpeg, 4000, 20_000))).toBe('unreadable');
  });

  test('that moves is refused', async () => {
    const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
    expect(await verdict(makePng(4000, 2500, [['acTL', frames]]))).toBe('animated');
  });

  test('whose text unpacks to a gigabyte takes little memory', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(300e6), { level: 1 })]);
    const { peak } = await probe(
      makePng(4000, 2500, [
        ['zTXt', text],
        ['zTXt', text],
        ['zTXt', text],
      ]),
    );
    expect(peak).toBeLessThan(400e6);
  });
});
