import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Stats } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeFile } from '../steps.ts';
import { openWritten } from '../testing/open-written.ts';
import { runSteps } from '../testing/run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-renditions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

type Made = Awaited<ReturnType<typeof runSteps<'photo', 'renditions'>>>;
let made: Made;
/** Left half red, right half blue; orientation turns it clockwise, so that red is on top. */
beforeAll(async () => {
  const red = { create: { width: 2000, height: 2600, channels: 3 as const, background: '#b41e1e' } };
  const file = join(folder, 'photo.jpg');
  await sharp({ create: { width: 4000, height: 2600, channels: 3, background: '#1e1eb4' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 0/1 0/1' } })
    .withXmp(XMP)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toFile(file);
  made = await runSteps('photo', file, ['renditions']);
});

function fileOf(rendition: MadeFile['rendition']): MadeFile {
  const found = made.files.find((file) => file.rendition === rendition);
  if (!found) throw new Error(`no ${rendition}`);
  return found;
}

async function part(file: string, left: number, top: number): Promise<Stats> {
  const bytes = await openWritten(file).extract({ left, top, width: 300, height: 250 }).png().toBuffer();
  return await sharp(bytes).stats();
}

describe('what people see of a photo', () => {
  test.each([
    ['thumb-1x', 'webp', 400, 615],
    ['thumb-2x', 'webp', 800, 1231],
    ['poster', 'webp', 832, 1280],
    ['sample', 'jpeg', 1040, 1600],
    ['unmarked', 'webp', 1040, 1600],
  ] as const)('%s is what it says, upright, in sRGB and without metadata', async (rendition, format, width, height) => {
    const { file, width: saidWidth, height: saidHeight } = fileOf(rendition);
    const found = await openWritten(file).metadata();
    expect(found).toMatchObject({ format, width, height, space: 'srgb' });
    expect({ saidWidth, saidHeight }).toEqual({ saidWidth: width, saidHeight: height });
    for (const metadata of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(found[metadata], metadata).toBeUndefined();
    const [top, bottom] = [await part(file, 40, 40), await part(file, 40, height - 290)];
    expect(top.channels[0]?.mean).toBeGreaterThan(150);
    expect(bottom.channels[2]?.mean).toBeGreaterThan(150);
  });

  test('the sample and, lighter, the poster are marked all over; thumbnails and the unmarked are not', async () => {
    const unevenness = async (rendition: MadeFile['rendition'], left: number, top: number) =>
      (await part(fileOf(rendition).file, left, top)).channels[1]?.stdev ?? 0;
    for (const [left, top] of [
      [0, 0],
      [700, 100],
      [300, 1300],
    ] as const)
      expect(await unevenness('sample', left, top)).toBeGreaterThan(10);
    expect(await unevenness('unmarked', 300, 100)).toBeLessThan(1);
    expect(await unevenness('poster', 400, 100)).toBeGreaterThan(4);
    expect(await unevenness('poster', 400, 100)).toBeLessThan(await unevenness('sample', 400, 100));
    expect(await unevenness('thumb-2x', 400, 100)).toBeLessThan(1);
  });

  test('how it looks is known', () => {
    const { hash, colours, layout } = made.facts;
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(colours.map(({ hex }) => hex)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^#b[0-9a-f]1[0-9a-f]1/)]),
    );
    expect(colours[0]?.weight).toBeCloseTo(0.5, 1);
    expect(layout).toHaveLength(24);
    expect(layout.every((value) => Number.isInteger(value) && value >= 0 && value <= 255)).toBe(true);
  });
});
