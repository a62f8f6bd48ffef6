import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRecording } from '../fixtures.ts';
import { runSteps } from '../testing/run-steps.ts';
import { suggest } from './tags.ts';
import {
  bextChunk,
  chunk,
  frame,
  id3,
  id3v1,
  infoChunk,
  pictureFrame,
  textFrame,
  withChunks,
} from '../testing/tagged-sounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-tags-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made = (name: string, options: Parameters<typeof makeRecording>[1]) => {
  makeRecording(join(folder, name), { seconds: 1.2, ...options });
  return readFileSync(join(folder, name));
};
const MP3 = made('bare.mp3', { format: 'mp3', encoder: FF_ENCODER_LIBMP3LAME, sampleFormat: 's16p' });
/** Its header and samples, without what our own encoder notes. */
const WAV = (() => {
  const bytes = made('bare.wav', {});
  const data = bytes.indexOf('data', 12, 'latin1');
  const plain = Buffer.concat([bytes.subarray(0, 36), bytes.subarray(data)]);
  plain.writeUInt32LE(plain.length - 8, 4);
  return plain;
})();

async function readBack(...parts: Buffer[]) {
  const file = join(folder, 'tagged');
  writeFileSync(file, Buffer.concat(parts));
  return await runSteps('music', file, ['suggestions']);
}
const suggested = async (...parts: Buffer[]) => (await readBack(...parts)).facts;
const gbk = (...bytes: number[]) => Buffer.from(bytes);
/** 夜行 in GBK. */
const YE_XING = gbk(0xd2, 0xb9, 0xd0, 0xd0);

describe('what other software wrote into a recording', () => {
  test('is read from ID3', async () => {
    const frames = [
      textFrame('TIT2', '夜行 Night Drive'),
      textFrame('TCOM', 'Wen Li'),
      textFrame('TPE1', 'Far Ridge Trio'),
      textFrame('TALB', 'City'),
      textFrame('TCON', '(8)'),
      textFrame('TCOP', '2024 Far Ridge'),
      textFrame('TSRC', 'cn-a23-24-00017'),
      textFrame('TBPM', '92.4'),
      textFrame('TKEY', 'F#m'),
    ];
    expect(await suggested(id3(frames), MP3)).toEqual({
      title: '夜行 Night Drive',
      composer: 'Wen Li',
      artist: 'Far Ridge Trio',
      album: 'City',
      genre: 'Jazz',
      copyright: '2024 Far Ridge',
      isrc: 'CNA232400017',
      bpm: 92,
      musicalKey: 'f-sharp-minor',
    });
  });

  test('and from RIFF INFO, or else from the description of broadcasters', async () => {
    const info = infoChunk({ INAM: '雨', IART: 'Trio', IPRD: 'City', IGNR: 'Ambient', ICOP: 'Far Ridge' });
    const said = { title: '雨', artist: 'Trio', album: 'City', genre: 'Ambient', copyright: 'Far Ridge' };
    expect(await suggested(withChunks(WAV, [bextChunk('Rain on leaves'), info]))).toEqual(said);
    expect(await suggested(withChunks(WAV, [bextChunk('Rain on leaves')]))).toEqual({ title: 'Rain on leaves' });
  });

  test.each([
    ['Am', 'a-minor'],
    ['Bb', 'b-flat-major'],
    ['C# minor', 'c-sharp-minor'],
    ['Cb', 'b-major'],
    ['e♭maj', 'e-flat-major'],
    ['o', undefined],
    ['H', undefined],
  ])('a key written as %s', (written, musicalKey) => {
    expect(suggest({ tkey: written }).musicalKey).toBe(musicalKey);
  });

  test('nothing is suggested by what cannot be', async () => {
    expect(suggest({ tbpm: '999', isrc: 'Studio A', title: ' \u0007\u200b ', comment: 'Made with something' })).toEqual(
      {},
    );
    expect(suggest({ bpm: '92 bpm', tempo: 'fast' })).toEqual({ bpm: 92 });
    expect(await suggested(WAV)).toEqual({});
  });
});

describe('hostile tags', () => {
  test('in the wrong encoding are read where that is certain, and dropped where their letters are lost', async () => {
    expect(await suggested(id3([textFrame('TIT2', YE_XING)]), MP3)).toEqual({ title: '夜行' });
    expect(suggest({ title: 'Müller, été' })).toEqual({ title: 'Müller, été' });
    expect(await suggested(MP3, id3v1(YE_XING, Buffer.from('Trio')))).toEqual({ artist: 'Trio' });
    expect(await suggested(withChunks(WAV, [infoChunk({ INAM: YE_XING, IART: 'Trio' })]))).toEqual({ artist: 'Trio' });
  });

  test('are plain, short lines', async () => {
    const title = '=HYPERLINK("http://x")\r\n\u202eevil\u0000';
    expect(suggest({ title, album: '长'.repeat(5000) })).toEqual({
      title: '=HYPERLINK("http://x") evil',
      album: '长'.repeat(120),
    });
  });

  test('that lie about their length harm nothing', async () => {
    const title = textFrame('TIT2', 'Rain');
    expect(await suggested(id3([title, frame('TALB', Buffer.from('\0x'), 0x7fff_ffff)]), MP3)).toEqual({
      title: 'Rain',
    });
    const long = id3([title], 20);
    expect((await readBack(long, MP3)).probe.format).toBe('mp3');
    const lying = Buffer.concat([Buffer.from('INFO'), chunk('INAM', Buffer.from('Rain'), 0xffff_fff0)]);
    expect((await readBack(withChunks(WAV, [chunk('LIST', lying)]))).probe.format).toBe('wav');
  });

  test('of 60 MB harm nothing', async () => {
    const comment = textFrame('TXXX', Buffer.alloc(60_000_000, 'x'));
    const { facts, peak } = await readBack(id3([textFrame('TIT2', 'Rain'), comment]), MP3);
    expect(facts).toEqual({ title: 'Rain' });
    expect(peak).toBeLessThan(900_000_000);
  });
});

describe('the picture in a recording', () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#204080' } })
      .jpeg()
      .toBuffer();

  test('is redrawn as a cover', async () => {
    const { files, outputDir } = await readBack(id3([pictureFrame(await picture(1000))]), MP3);
    expect(files).toEqual([
      {
        rendition: 'suggested-cover',
        file: join(outputDir, 'cover.webp'),
        contentType: 'image/webp',
        width: 800,
        height: 800,
      },
    ]);
    expect(await sharp(files[0]?.file).metadata()).toMatchObject({ format: 'webp', width: 800, height: 800 });
  });

  test('is left where it is when it cannot be drawn', async () => {
    const whole = await picture(1000);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [whole.subarray(0, 300), svg, Buffer.alloc(21_000_000)])
      expect((await readBack(id3([pictureFrame(bytes)]), MP3)).files).toEqual([]);
  });
});
