import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeClip } from '../media/fixtures.ts';
import { framesOf, pixelsOf } from '../media/testing/decoded.ts';
import { topBoxes } from '../media/testing/mp4-surgery.ts';
import { withSegment } from '../media/testing/picture-surgery.ts';
import { withXmp } from './embed.ts';
import { xmpPacket } from './packet.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-xmp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packet = xmpPacket({
  'dc:rights': { zh: '版权所有', en: 'All rights reserved' },
  'dc:subject': { bag: ['海', 'sea'] },
  'plus:LicenseID': 'FHL-1',
  'plus:Licensee': { seq: [{ 'plus:LicenseeName': 'A & B <"\'>' }] },
});
const inMemory = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (start: number, length: number) => bytes.subarray(start, start + length),
});

async function embed(bytes: Buffer, wanted = packet): Promise<Buffer> {
  const made = await withXmp(inMemory(bytes), wanted);
  if (!made) throw new Error('not embedded');
  const whole = await made.read(0, made.size);
  expect(whole.length).toBe(made.size);
  return whole;
}

const flat = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a5533' } });
const EVERYTHING = { xmp: true, ifd0: {}, exif: true, mergeOutput: false } as const;
const readAll = async (bytes: Buffer) =>
  (await exifr.parse(bytes, EVERYTHING)) as Record<string, Record<string, unknown>>;
const OLD = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" plus:LicenseID="old"/></rdf:RDF></x:xmpmeta>`;

describe('a photo', () => {
  test.each(['jpeg', 'png'] as const)(
    'a %s says its licence instead of what it said, and shows the same',
    async (format) => {
      const before = await flat()
        .withXmp(OLD)
        .withExif({ IFD0: { Artist: 'Lin' } })
        .toFormat(format)
        .toBuffer();
      const after = await embed(before);
      const told = await readAll(after);
      // This reader leaves entities as they are.
      const LicenseeName = 'A &amp; B &lt;"\'&gt;';
      expect(told['plus']).toMatchObject({ LicenseID: 'FHL-1', Licensee: { LicenseeName } });
      expect(told['dc']).toEqual({
        rights: [
          { lang: 'x-default', value: '版权所有' },
          { lang: 'zh-CN', value: '版权所有' },
          { lang: 'en', value: 'All rights reserved' },
        ],
        subject: ['海', 'sea'],
      });
      expect(after.includes('plus:LicenseID="old"')).toBe(false);
      expect(await pixelsOf(after)).toBe(await pixelsOf(before));
      expect((await sharp(after).metadata()).exif?.equals((await sharp(before).metadata()).exif!)).toBe(true);
    },
  );

  test.each([
    ['lossy', () => flat().webp()],
    ['lossless', () => flat().webp({ lossless: true })],
    ['with a profile', () => flat().withIccProfile('srgb').webp()],
    ['with an old packet', () => flat().withXmp(OLD).webp()],
    ['see-through', () => flat().ensureAlpha(0.5).webp({ lossless: true })],
  ])('a WebP says it too: %s', async (_, make) => {
    const before = await make().toBuffer();
    const after = await embed(before);
    const [told, was] = [await sharp(after).metadata(), await sharp(before).metadata()];
    expect(told.xmp?.toString()).toBe(packet);
    expect([told.width, told.height, told.hasAlpha, told.icc?.length]).toEqual([
      was.width,
      was.height,
      was.hasAlpha,
      was.icc?.length,
    ]);
    expect(await pixelsOf(after)).toBe(await pixelsOf(before));
  });

  test('a JPEG keeps its headers first, loses the rest of an old packet, and keeps every other byte', async () => {
    const plain = await flat().jpeg().toBuffer();
    const extended = Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'a'.repeat(500)}`, 'latin1');
    const after = await embed(withSegment(plain, 0xe1, extended));
    expect(after.includes('xmp/extension')).toBe(false);
    expect(after.subarray(0, 4).toString('hex')).toBe('ffd8ffe1');
    const length = after.readUInt16BE(4) + 2;
    expect(Buffer.concat([after.subarray(0, 2), after.subarray(2 + length)]).equals(plain)).toBe(true);
    const jfif = withSegment(plain, 0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1'));
    expect((await embed(jfif)).subarray(0, 22).toString('hex')).toMatch(/^ffd8ffe00010.*ffe1$/);
  });

  test('keeps everything of an extra picture behind it', async () => {
    const both = Buffer.concat([await flat().jpeg().toBuffer(), await flat().jpeg().toBuffer()]);
    const after = await embed(both);
    expect(after.subarray(-1000).equals(both.subarray(-1000))).toBe(true);
  });
});

const film = (() => {
  const file = join(folder, 'film.mp4');
  makeClip(file, { width: 320, height: 240, seconds: 1, sound: 'sine=f=440' });
  return readFileSync(file);
})();
const fast = (() => {
  const file = join(folder, 'fast.mp4');
  makeClip(file, { width: 320, height: 240, seconds: 1, container: { movflags: '+faststart' } });
  return readFileSync(file);
})();
const asQuickTime = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.write('qt  ', 8, 'latin1');
  return copy;
};
function shown(bytes: Buffer): string {
  const file = join(folder, 'shown.mp4');
  writeFileSync(file, bytes);
  return framesOf(file);
}
const ID = 'be7acfcb97a942e89c71999491e3afac';
const boxAt = (bytes: Buffer, type: string) => bytes.lastIndexOf(type, undefined, 'latin1') - 4;

describe('a clip', () => {
  test('an MP4 gets a box at its end, and every byte before stays', async () => {
    const after = await embed(film);
    expect(after.subarray(0, film.length).equals(film)).toBe(true);
    const box = after.subarray(film.length);
    expect([box.readUInt32BE(0), box.toString('latin1', 4, 8), box.toString('hex', 8, 24)]).toEqual([
      box.length,
      'uuid',
      ID,
    ]);
    expect(box.subarray(24).toString()).toBe(packet);
    expect(shown(after)).toBe(shown(film));
  });

  test('an old packet becomes empty space', async () => {
    const twice = await embed(await embed(film), xmpPacket({ 'plus:LicenseID': 'FHL-2' }));
    expect(topBoxes(twice)).toEqual([...topBoxes(film), 'free', 'uuid']);
    expect(shown(twice)).toBe(shown(film));
  });

  test('a last box without a size gets one first', async () => {
    const open = Buffer.from(fast);
    expect(topBoxes(open).at(-1)).toBe('mdat');
    open.writeUInt32BE(0, boxAt(open, 'mdat'));
    const after = await embed(open);
    expect(topBoxes(after)).toEqual([...topBoxes(fast), 'uuid']);
    expect(after.subarray(0, fast.length).equals(fast)).toBe(true);
    expect(shown(after)).toBe(shown(fast));
  });

  test('the index of a fragmented one stays last', async () => {
    const file = join(folder, 'fragmented.mp4');
    makeClip(file, { width: 320, height: 240, seconds: 1, container: { movflags: 'frag_keyframe+empty_moov' } });
    const before = readFileSync(file);
    const after = await embed(before);
    expect(topBoxes(after).slice(-2)).toEqual(['uuid', 'mfra']);
    expect(shown(after)).toBe(shown(before));
  });

  test.each([
    ['behind the samples', film, ['ftyp', 'free', 'mdat', 'moov']],
    ['before them', fast, ['ftyp', 'free', 'free', 'mdat', 'moov']],
  ])('a QuickTime film says it in its description, which stood %s', async (_, bytes, boxes) => {
    const before = asQuickTime(bytes);
    const after = await embed(await embed(before, xmpPacket({ 'plus:LicenseID': 'FHL-old' })));
    expect(topBoxes(after).filter((type, place, all) => type !== 'free' || all[place - 1] !== 'free')).toEqual(
      boxes.filter((type, place, all) => type !== 'free' || all[place - 1] !== 'free'),
    );
    const description = after.subarray(boxAt(after, 'moov'));
    const at = description.indexOf('XMP_', 0, 'latin1');
    expect(description.subarray(at + 4, at - 4 + description.readUInt32BE(at - 4)).toString()).toBe(packet);
    expect(description.includes('FHL-old')).toBe(false);
    expect(shown(after)).toBe(shown(before));
  });
});

describe('a file that cannot carry one', () => {
  test.each([
    ['noise', Buffer.from('the original of a film'.repeat(100))],
    ['a recording', Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(100)])],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG that ends early', Buffer.from('ffd8ffe000104a464946000101', 'hex')],
    ['a PNG without a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)])],
    ['an MP4 with a box that is too long', Buffer.from(`00000010${'66747970'}0000000000000000ffffffff6d646174`, 'hex')],
  ])('%s is left alone', async (_, bytes) => {
    expect(await withXmp(inMemory(bytes), packet)).toBeUndefined();
  });

  test('a packet that is too long for a JPEG', async () => {
    const photo = await flat().jpeg().toBuffer();
    expect(await withXmp(inMemory(photo), xmpPacket({ 'dc:source': '长'.repeat(30_000) }))).toBeUndefined();
  });

  test('a film of more than 4 GiB that does not say how long it is, unless there is room to say it', async () => {
    const size = 5 * 2 ** 30;
    const make = (start: Buffer) => ({
      size,
      read: async (at: number, length: number) =>
        Buffer.concat([start.subarray(at, at + length), Buffer.alloc(Math.min(length, size - at))]).subarray(0, length),
    });
    const head = Buffer.from('0000001066747970' + '69736f6d00000000', 'hex');
    const data = Buffer.from('000000006d646174', 'hex');
    const room = Buffer.from('0000000877696465', 'hex');
    expect(await withXmp(make(Buffer.concat([head, data])), packet)).toBeUndefined();
    const made = await withXmp(make(Buffer.concat([head, room, data])), packet);
    expect((await made!.read(16, 16)).toString('hex')).toBe('000000016d646174000000013ffffff0');
  });
});

test('any part is the same part of the whole', async () => {
  const made = await withXmp(
    inMemory(
      await flat()
        .withExif({ IFD0: { Artist: 'Lin' } })
        .jpeg()
        .toBuffer(),
    ),
    packet,
  );
  const whole = await made!.read(0, made!.size);
  for (let start = 0; start < made!.size; start += 97)
    expect((await made!.read(start, 300)).equals(whole.subarray(start, start + 300))).toBe(true);
});

test('texts carry every sign that XML can, and spaces for others', async () => {
  const evil = '</rdf:li>&lt;]]>\u0000\u0007\ud800\uffff\r\n\t日落 🎬 "\'';
  const after = await embed(await flat().jpeg().toBuffer(), xmpPacket({ 'plus:Licensee': { seq: [evil] } }));
  const start = after.indexOf('<plus:Licensee>');
  const text = after.toString('utf8', start, after.indexOf('</plus:Licensee>'));
  expect(text).toBe(
    '<plus:Licensee><rdf:Seq><rdf:li>&lt;/rdf:li&gt;&amp;lt;]]&gt;  \ufffd \r\n\t日落 🎬 "\'</rdf:li></rdf:Seq>',
  );
});
