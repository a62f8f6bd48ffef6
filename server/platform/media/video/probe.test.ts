import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FF_ENCODER_LIBX265, FF_ENCODER_MJPEG, FF_ENCODER_MPEG4 } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
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

describe('the limits', () => {
  test('[C14] at least 3 seconds', async () => {
    expect(await verdict({ seconds: 2.96, frameRate: 25 })).toBe('too-short');
    expect(await verdict({ seconds: 3, frameRate: 25 })).toBe('accepted');
  });

  test('[C14] at least 1080P, lying or upright', async () => {
    expect(await verdict({ width: 1918 })).toBe('under-1080p');
    expect(() => judgeSize({ width: 1920, height: 1079 }, 0)).toThrow('under-1080p');
    expect(() => judgeSize({ width: 1919, height: 1080 }, 90)).toThrow('under-1080p');
    expect(judgeSize({ width: 1920, height: 1080 }, 90)).toEqual({ width: 1080, height: 1920, sizeClass: '1080P' });
  });

  test('at most 8192 on a side and 8K in all', () => {
    expect(judgeSize({ width: 3839, height: 2160 }, 0).sizeClass).toBe('1080P');
    expect(judgeSize({ width: 2160, height: 3840 }, 0).sizeClass).toBe('4K');
    expect(judgeSize({ width: 7680, height: 4320 }, 0).sizeClass).toBe('8K');
    expect(judgeSize({ width: 8192, height: 4608 }, 0).sizeClass).toBe('8K');
    expect(() => judgeSize({ width: 8193, height: 4320 }, 0)).toThrow('side-too-long');
    expect(() => judgeSize({ width: 8192, height: 4609 }, 0)).toThrow('too-many-pixels');
  });

  test('at most an hour, counted to the last picture: ten hours of three pictures are ten hours', async () => {
    const last = (second: number) => ({ seconds: 2, frameRate: 1, picture: `color=c=gray,setpts=PTS*${second}` });
    expect(await verdict(last(3599))).toBe('accepted');
    expect(await verdict(last(3600))).toBe('too-long');
    expect(await verdict(last(35_999))).toBe('too-long');
  });
});

describe('colour', () => {
  const [BT709, UNSAID, BT2020, HLG_CURVE, PQ_CURVE, P3] = [1, 2, 9, 18, 16, 12];
  const judge = (primaries: number, transfer: number, matrix: number, codec: 'h264' | 'hevc', bits: number) => () =>
    judgeColour({ colorPrimaries: primaries, colorTrc: transfer, colorSpace: matrix } as Frame, codec, bits).hdr;

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
