import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FF_ENCODER_LIBX265, FF_ENCODER_MJPEG, FF_ENCODER_MPEG4 } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeClip } from '../fixtures.ts';
import { renameCodec, turnClockwise } from '../testing/mp4-surgery.ts';
import { rejectionOf, runSteps } from '../testing/run-steps.ts';
import { judgeColour } from './colour.ts';
import { judgeSize } from './size.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-video-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REC709 = { color_primaries: 'bt709', color_trc: 'bt709', colorspace: 'bt709' };
const HLG = { color_primaries: 'bt2020', color_trc: 'arib-std-b67', colorspace: 'bt2020nc' };

let count = 0;
function clip(options: Parameters<typeof makeClip>[1] = {}): string {
  count += 1;
  const file = join(folder, `${count}.mp4`);
  makeClip(file, { frameRate: 1, picture: 'color=c=#556677', ...options });
  return file;
}
const probe = (file: string) => runSteps('video', file, ['probe']);
const verdict = (options: Parameters<typeof makeClip>[1]) => rejectionOf('video', clip(options));

describe('what a film is', () => {
  test('is read from the film', async () => {
    const { facts, findings } = await probe(clip({ seconds: 4, sound: 'sine=f=300', options: REC709 }));
    expect(facts).toMatchObject({
      kind: 'video',
      container: 'mp4',
      codec: 'h264',
      bitDepth: 8,
      chroma: '4:2:0',
      primaries: 'bt709',
      transfer: 'bt709',
      matrix: 'bt709',
      hdr: false,
      sizeClass: '1080P',
      width: 1920,
      height: 1080,
      rotation: 0,
      frameRate: 1,
      variableFrameRate: false,
      durationMs: 4000,
      audio: { sampleRate: 48_000, channels: 2 },
    });
    expect(findings).toEqual(['low-bitrate']);
  });

  test('counts the turn that the container asks for', async () => {
    const file = clip();
    writeFileSync(file, turnClockwise(readFileSync(file)));
    expect((await probe(file)).facts).toMatchObject({ width: 1080, height: 1920, rotation: 90 });
  });

  test('changing frame rates and unusual length are noted', async () => {
    const uneven = "color=c=gray,setpts='if(gt(N,20),PTS*4,PTS)'";
    expect((await probe(clip({ frameRate: 10, picture: uneven }))).findings).toContain('variable-frame-rate');
    expect((await probe(clip({ seconds: 21 }))).findings).toContain('long');
  });
});

const sizeOf = (width: number, height: number, rotation: 0 | 90 = 0) =>
  judgeSize({ width, height }, rotation, { minLongSide: 1920, minShortSide: 1080, maxSide: 8192 });

describe('the limits', () => {
  test('[C14] at least 3 seconds', async () => {
    expect(await verdict({ seconds: 2.96, frameRate: 25 })).toBe('too-short');
    expect(await verdict({ seconds: 3, frameRate: 25 })).toBe('accepted');
  });

  test('[C14] at least 1080P, lying or upright', async () => {
    expect(await verdict({ width: 1918 })).toBe('under-1080p');
    expect(() => sizeOf(1920, 1079)).toThrow('under-1080p');
    expect(() => sizeOf(1919, 1080, 90)).toThrow('under-1080p');
    expect(sizeOf(1920, 1080, 90)).toEqual({ width: 1080, height: 1920, sizeClass: '1080P' });
  });

  test('at most 8192 on a side and 8K in all', () => {
    expect(sizeOf(3839, 2160).sizeClass).toBe('1080P');
    expect(sizeOf(2160, 3840).sizeClass).toBe('4K');
    expect(sizeOf(7680, 4320).sizeClass).toBe('8K');
    expect(sizeOf(8192, 4608).sizeClass).toBe('8K');
    expect(() => sizeOf(8193, 4320)).toThrow('side-too-long');
    expect(() => sizeOf(8192, 4609)).toThrow('too-many-pixels');
  });

  test('at most an hour, counted to the last picture: ten hours of three pictures are ten hours', async () => {
    const last = (second: number) => ({ seconds: 2, frameRate: 1, picture: `color=c=gray,setpts=PTS*${second}` });
    expect(await verdict(last(3599))).toBe('accepted');
    expect(await verdict(last(3600))).toBe('too-long');
    expect(await verdict(last(35_999))).toBe('too-long');
  });
});

describe('limits of whoever asks', () => {
  const LIMITS = { minSeconds: 4, maxSeconds: 6, minLongSide: 1280, minShortSide: 720, maxSide: 1300, anySdr: true };
  const judged = (options: Parameters<typeof makeClip>[1], more: Partial<typeof LIMITS> = {}) =>
    rejectionOf('video', clip({ width: 1280, height: 720, seconds: 5, ...options }), { ...LIMITS, ...more });

  test('take the place of those of a material', async () => {
    expect(await judged({})).toBe('accepted');
    expect(await verdict({ width: 1280, height: 720, seconds: 5 })).toBe('under-1080p');
    expect(await judged({}, { minSeconds: 5.1 })).toBe('too-short');
    expect(await judged({}, { maxSeconds: 4.9 })).toBe('too-long');
    expect(await judged({ width: 1278 })).toBe('under-1080p');
    expect(await judged({ width: 1302 })).toBe('side-too-long');
  });

  const tagged = (primaries: string, curve: string, matrix: string) => ({
    color_primaries: primaries,
    color_trc: curve,
    colorspace: matrix,
  });
  test.each([
    ['Rec.601 of 525 lines', tagged('smpte170m', 'smpte170m', 'smpte170m'), 'accepted'],
    ['Rec.601 of 625 lines', tagged('bt470bg', 'bt470bg', 'bt470bg'), 'accepted'],
    ['the curve of sRGB', tagged('bt709', 'iec61966-2-1', 'bt709'), 'accepted'],
    ['PQ', tagged('bt2020', 'smpte2084', 'bt2020nc'), 'wrong-colour'],
    ['HLG in 8 bit', HLG, 'wrong-colour'],
    ['P3', tagged('smpte432', 'bt709', 'bt709'), 'wrong-colour'],
  ])('may take any usual SDR: %s', async (_, options, fate) => {
    expect(await judged({ options })).toBe(fate);
    expect(await judged({ options }, { anySdr: false })).toBe('wrong-colour');
  });

  test('and Rec.601 is shown in its own colours', async () => {
    const film = clip({ seconds: 5, picture: 'color=c=#c04020', options: tagged('bt470bg', 'bt470bg', 'bt470bg') });
    const limits = { ...LIMITS, maxSide: 1920 };
    const colourIn = async (file: string) => {
      const { files, outputDir } = await runSteps('video', file, ['probe', 'stills'], limits);
      const poster = files.find(({ rendition }) => rendition === 'poster')!.file;
      const { channels } = await sharp(resolve(outputDir, poster)).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    };
    const { files, outputDir } = await runSteps('video', film, ['probe', 'screening'], limits);
    for (const file of [film, resolve(outputDir, files[0]!.file)])
      for (const [index, part] of (await colourIn(file)).entries())
        expect(Math.abs(part - [192, 64, 32][index]!), `${file} ${part}`).toBeLessThan(5);
  });
});

describe('colour', () => {
  const [BT709, UNSAID, BT2020, HLG_CURVE, PQ_CURVE, P3] = [1, 2, 9, 18, 16, 12];
  const judge = (primaries: number, transfer: number, matrix: number, codec: 'h264' | 'hevc', bits: number) => () =>
    judgeColour(
      { colorPrimaries: primaries, colorTrc: transfer, colorSpace: matrix } as Frame,
      { codec, bitDepth: bits },
      { anySdr: false },
    ).hdr;

  test('[R202] Rec.709; untagged is accepted and noted', async () => {
    expect((await probe(clip())).findings).toContain('colour-untagged');
    expect(judge(BT709, UNSAID, BT709, 'hevc', 10)()).toBe(false);
    expect(judge(P3, BT709, BT709, 'h264', 8)).toThrow('wrong-colour');
  });

  test('[R203] HDR is HEVC with Rec.2020, HLG and 10 bit', async () => {
    const hlg = { encoder: FF_ENCODER_LIBX265, options: { 'x265-params': 'log-level=none', ...HLG } };
    const { facts } = await probe(clip({ ...hlg, pixelFormat: 'yuv420p10le' }));
    expect(facts).toMatchObject({ codec: 'hevc', hdr: true, bitDepth: 10, transfer: 'arib-std-b67' });
    expect(await verdict({ options: HLG })).toBe('wrong-colour');
    expect(judge(BT2020, HLG_CURVE, BT2020, 'hevc', 8)).toThrow('wrong-colour');
    expect(judge(BT2020, HLG_CURVE, BT2020, 'h264', 10)).toThrow('wrong-colour');
    expect(judge(BT2020, PQ_CURVE, BT2020, 'hevc', 10)).toThrow('wrong-colour');
    expect(judge(BT2020, BT709, BT2020, 'hevc', 10)).toThrow('wrong-colour');
  });
});

describe('coding', () => {
  test.each([
    ['MPEG-4', FF_ENCODER_MPEG4, {}],
    ['Motion JPEG', FF_ENCODER_MJPEG, { strict: '-1' }],
  ])('[R202] %s is refused', async (_, encoder, options) => {
    expect(await verdict({ encoder, options })).toBe('wrong-codec');
  });

  test.each(['av01', 'vp09', 'apcn'])('[R202] a film that calls itself %s is refused', async (name) => {
    const file = clip();
    writeFileSync(file, renameCodec(readFileSync(file), 'avc1', name));
    expect(await rejectionOf('video', file)).toBe('wrong-codec');
  });
});
