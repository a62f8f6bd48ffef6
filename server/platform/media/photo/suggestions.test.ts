import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { cleanText } from '../plain-text.ts';
import { runSteps } from '../testing/run-steps.ts';
import { cleanWords } from './suggestions.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-suggestions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="杭州" photoshop:Country="China">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">West &amp; Lake</rdf:li></rdf:Alt></dc:title>
<dc:subject><rdf:Bag><rdf:li>lake</rdf:li><rdf:li>湖</rdf:li><rdf:li>lake</rdf:li></rdf:Bag></dc:subject>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

describe('suggestions for the owner', () => {
  test('come out of what the camera and the software wrote', async () => {
    const file = join(folder, 'photo.jpg');
    await sharp({ create: { width: 4000, height: 2500, channels: 3, background: '#7a5533' } })
      .withXmp(XMP)
      .withExif({
        IFD0: { ImageDescription: 'A <b>lake</b>' },
        IFD2: { DateTimeOriginal: '2024:05:31 18:20:00' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '30/1 15/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '120/1 9/1 0/1',
        },
      })
      .jpeg()
      .toFile(file);
    const { facts } = await runSteps('photo', file, ['suggestions']);
    expect(facts).toEqual({
      title: 'West & Lake',
      description: 'A <b>lake</b>',
      keywords: ['lake', '湖'],
      place: '杭州, China',
      coordinates: { latitude: 30.25, longitude: -120.15 },
      takenAt: '2024-05-31T18:20:00',
    });
  });

  test('are none when nothing was written', async () => {
    const file = join(folder, 'bare.png');
    await sharp({ create: { width: 4000, height: 2500, channels: 3, background: '#7a5533' } })
      .png()
      .toFile(file);
    expect((await runSteps('photo', file, ['suggestions'])).facts).toEqual({ keywords: [] });
  });

  test('are plain, short lines', () => {
    expect(cleanText('  a\0b\u202e c\n\n\ud800d ', 20)).toBe('a b c d');
    expect(cleanText('字'.repeat(30), 20)).toBe('字'.repeat(20));
    expect(cleanText('😀'.repeat(30), 20)).toBe('😀'.repeat(20));
    expect(cleanText('\0\u200b', 20)).toBeUndefined();
    expect(cleanText({ lang: 'x-default', value: 'é' }, 20)).toBe('é');
    expect(cleanText(7, 20)).toBeUndefined();
    expect(cleanWords('sea; sea,海、 ', { most: 10, count: 5 })).toEqual(['sea', '海']);
    expect(
      cleanWords(
        Array.from({ length: 900 }, (_, n) => `w${n}`),
        { most: 10, count: 5 },
      ),
    ).toHaveLength(5);
  });
});
