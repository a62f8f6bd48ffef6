import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FF_ENCODER_FLAC, FF_ENCODER_LIBMP3LAME, FF_ENCODER_PCM_MULAW } from 'node-av/constants';
import { afterAll, describe, expect, test } from 'vitest';
import { WAVE_POINTS } from '#contract/domain/media.ts';
import { makeRecording } from '../fixtures.ts';
import { rejectionOf, runSteps } from '../testing/run-steps.ts';
import { samplesOf } from './listener.ts';
import { playThrough } from './play.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-sound-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function recording(options: Parameters<typeof makeRecording>[1] = {}): string {
  count += 1;
  const file = join(folder, `${count}.${options.format ?? 'wav'}`);
  makeRecording(file, options);
  return file;
}
/** A recording of silence: one channel, 8000 samples a second. */
function silence(seconds: number): string {
  const bytes = Buffer.alloc(44 + seconds * 16_000);
  bytes.write('RIFF    WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data', 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  const file = join(folder, `${seconds}.wav`);
  writeFileSync(file, bytes);
  return file;
}
/** Three seconds of 440 Hz, the same in each channel. */
function manyChannels(channels: number): string {
  const [rate, seconds] = [8000, 3];
  const bytes = Buffer.alloc(44 + rate * seconds * channels * 2);
  bytes.write('RIFF    WAVEfmt \x10\0\0\0\x01\0', 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * channels * 2, 28);
  bytes.writeUInt16LE(channels * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let at = 0; at < rate * seconds * channels; at += 1) {
    const sample = 9000 * Math.sin((2 * Math.PI * 440 * Math.floor(at / channels)) / rate);
    bytes.writeInt16LE(Math.round(sample), 44 + at * 2);
  }
  const file = join(folder, `${channels}-channels.wav`);
  writeFileSync(file, bytes);
  return file;
}
const MP3 = { format: 'mp3', encoder: FF_ENCODER_LIBMP3LAME, sampleFormat: 's16p' } as const;
const FLAC = { format: 'flac', encoder: FF_ENCODER_FLAC } as const;

describe('what a recording is', () => {
  test('is read from the recording', async () => {
    const common = { kind: 'sound', sampleRate: 44_100, channels: 2 };
    expect((await runSteps('music', recording(), ['probe'])).facts).toMatchObject({
      ...common,
      format: 'wav',
      bitDepth: 16,
      durationMs: 2000,
    });
    expect((await runSteps('music', recording(FLAC), ['probe'])).facts).toMatchObject({
      ...common,
      format: 'flac',
      bitDepth: 16,
      durationMs: 2000,
    });
    const { facts } = await runSteps('music', recording(MP3), ['probe']);
    expect(facts).toMatchObject({ ...common, format: 'mp3', bitDepth: null });
    expect(facts.durationMs).toBeGreaterThan(1990);
    expect(facts.durationMs).toBeLessThan(2100);
  });

  test('has the length that a kind may have', async () => {
    expect(await rejectionOf('music', silence(0.99))).toBe('too-short');
    expect(await rejectionOf('music', silence(1))).toBe('accepted');
    expect(await rejectionOf('effect', silence(0.19))).toBe('too-short');
    expect(await rejectionOf('effect', silence(0.2))).toBe('accepted');
    expect(await rejectionOf('effect', silence(600))).toBe('accepted');
    expect(await rejectionOf('effect', silence(600.1))).toBe('too-long');
    expect(await rejectionOf('music', silence(1800))).toBe('accepted');
    expect(await rejectionOf('music', silence(31 * 60))).toBe('too-long');
  });
});

describe('a file that is no recording', () => {
  const written = (bytes: Buffer | string) => {
    const file = join(folder, 'bad.wav');
    writeFileSync(file, bytes);
    return rejectionOf('music', file);
  };

  test('is refused', async () => {
    expect(await written('')).toBe('empty');
    expect(await written('#EXTM3U\nhttp://127.0.0.1/a.mp3\n')).toBe('not-this-kind');
    expect(await written(Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt ', 'latin1'))).toBe('unreadable');
  });

  test('or in a coding that is not taken, or cut off, either', async () => {
    expect(await rejectionOf('music', recording({ encoder: FF_ENCODER_PCM_MULAW }))).toBe('wrong-codec');
    const whole = readFileSync(recording());
    expect(await written(whole.subarray(0, whole.length / 2))).toBe('unreadable');
  });
});

describe('what is heard', () => {
  test('loudness and true peak by EBU R128, and a waveform', async () => {
    // A tone of 997 Hz at −20 dBFS on both channels measures −20 LUFS by definition, here for the first half only.
    const { facts, files, findings, outputDir } = await runSteps(
      'music',
      recording({ seconds: 6, sampleRate: 48_000, formula: '0.1*sin(2*PI*997*t)*lt(t,3)' }),
      ['listen'],
    );
    expect(facts.integrated).toBeCloseTo(-20, 0);
    expect(facts.truePeak).toBeCloseTo(-20, 0);
    expect(facts.look).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      colours: [],
      layout: [],
    });
    expect(findings).toEqual([]);
    expect(files).toEqual([{ rendition: 'wave', file: join(outputDir, 'wave.json'), contentType: 'application/json' }]);
    const wave = JSON.parse(readFileSync(join(outputDir, 'wave.json'), 'utf8')) as number[];
    expect(wave).toHaveLength(WAVE_POINTS);
    expect(wave.slice(5, 115).every((point) => point >= 98 && point <= 100)).toBe(true);
    expect(wave.slice(125).every((point) => point === 0)).toBe(true);
  });

  test('the loudness also of what does not end with a whole tenth of a second', async () => {
    const { facts } = await runSteps('music', recording({ seconds: 3.03, formula: '0.1*sin(2*PI*997*t)' }), ['listen']);
    expect(facts.integrated).toBeCloseTo(-20, 0);
  });

  test('clipping is noted, silence is no number', async () => {
    const clipped = await runSteps('music', recording({ formula: 'clip(3*sin(2*PI*220*t),-1,1)' }), ['listen']);
    expect(clipped.findings).toEqual(['clipping']);
    const silent = await runSteps('music', recording({ formula: '0' }), ['listen']);
    expect(silent.facts).toMatchObject({ integrated: null, truePeak: null });
    expect(silent.findings).toEqual(['silent-track']);
  });

  test('the fingerprint survives louder and compressed copies and tells others apart', async () => {
    const tune = (volume: number) =>
      `${volume}*sin(2*PI*t*(200+150*floor(mod(t*3,5))))*exp(-3*mod(t,0.7))+0.02*sin(2*PI*5000*t)*gt(mod(t,1.3),0.6)`;
    const other = '0.3*sin(2*PI*t*(900-90*floor(t*2)))*exp(-2*mod(t,1.1))+0.1*sin(2*PI*90*t)*gt(mod(t,0.9),0.5)';
    const hashOf = async (file: string) => (await runSteps('music', file, ['listen'])).facts.look.hash;
    const hash = await hashOf(recording({ seconds: 6, formula: tune(0.3) }));
    expect(bitsApart(hash, await hashOf(recording({ ...MP3, seconds: 6, formula: tune(0.5) })))).toBeLessThanOrEqual(8);
    expect(bitsApart(hash, await hashOf(recording({ seconds: 6, formula: other })))).toBeGreaterThan(16);
  });
});

describe('how it sounds', () => {
  const CLICKS = '0.5*sin(2*PI*1800*t)*lt(mod(t,0.5),0.01)';
  const heard = async (kind: 'music' | 'effect', file: string) => (await runSteps(kind, file, ['hear'])).facts;

  test('is heard in every format', async () => {
    for (const format of [{}, MP3, FLAC]) {
      const { bpm, numbers } = await heard('music', recording({ ...format, seconds: 15, formula: CLICKS }));
      expect([bpm, numbers?.length]).toEqual([120, 24]);
    }
  });

  test('is nothing where there is nothing to hear, and refuses nothing that may be sold', async () => {
    expect(await heard('music', silence(1))).toEqual({ bpm: null, key: null, energy: null, numbers: null });
    const short = await heard('effect', recording({ seconds: 0.2 }));
    expect([short.bpm, short.numbers?.length]).toEqual([null, 24]);
  });

  test('is heard in up to eight channels', async () => {
    const { key, numbers } = await heard('music', manyChannels(8));
    expect([key, numbers?.length]).toEqual(['a-minor', 24]);
    expect(await rejectionOf('music', manyChannels(9))).toBe('too-many-channels');
  });
});

describe('what visitors hear', () => {
  const CENTRE = 'asetnsamples=4410,bandpass=f=1046.5:width_type=h:w=40,bandpass=f=1046.5:width_type=h:w=40';

  /** Loudness of the bell's tone in each tenth of a second. */
  async function bellOf(kind: 'music' | 'effect', seconds: number) {
    const { files, outputDir } = await runSteps(kind, recording({ seconds, formula: '0.05*sin(2*PI*110*t)' }), [
      'preview',
    ]);
    expect(files).toEqual([
      {
        rendition: 'preview',
        file: join(outputDir, 'preview.mp3'),
        contentType: 'audio/mpeg',
        durationMs: seconds * 1000,
      },
    ]);
    const loudness: number[] = [];
    const heard = {
      file: join(outputDir, 'preview.mp3'),
      container: 'mp3',
      durationMs: seconds * 1000,
      onProgress() {},
    } as const;
    await playThrough(heard, `${CENTRE},aformat=sample_fmts=dbl:channel_layouts=stereo`, (frame) => {
      loudness.push(Math.max(...samplesOf(frame)));
    });
    expect(loudness.length).toBeGreaterThanOrEqual(seconds * 10 - 1);
    return loudness.map((level, index) => (level > 0.02 ? index / 10 : undefined)).filter((at) => at !== undefined);
  }

  test('a bell after four seconds and then every twelve', async () => {
    const times = await bellOf('music', 30);
    for (const bell of [4, 16, 28])
      expect(
        times.some((time) => Math.abs(time - bell) < 0.35),
        `${bell} s`,
      ).toBe(true);
    expect(times.every((time) => [4, 16, 28].some((bell) => time > bell - 0.2 && time < bell + 1.2))).toBe(true);
  });

  test('in a short effect one, softly', async () => {
    const times = await bellOf('effect', 3);
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((time) => time > 0.7 && time < 2.2)).toBe(true);
  });

  test.each([
    ['quiet music', 'music', 30, '0.02*sin(2*PI*220*t)'],
    ['loud music', 'music', 30, '0.9*sin(2*PI*220*t)'],
    ['a short effect', 'effect', 3, '0.05*sin(2*PI*600*t)'],
  ] as const)('at −16 LUFS: %s', async (_, kind, seconds, formula) => {
    const { files } = await runSteps(kind, recording({ seconds, formula }), ['listen', 'preview']);
    const { facts } = await runSteps(kind, files[0]?.file ?? '', ['listen']);
    expect(facts.integrated).toBeGreaterThan(-17);
    expect(facts.integrated).toBeLessThan(-15);
    expect(facts.truePeak).toBeLessThan(-1);
  });

  test('without distortion where a level would flatten single clicks', async () => {
    const clicks = '0.9*sin(2*PI*1800*t)*lt(mod(t,1),0.004)';
    const { files } = await runSteps('effect', recording({ seconds: 6, formula: clicks }), ['listen', 'preview']);
    const { facts, findings } = await runSteps('effect', files[0]?.file ?? '', ['listen']);
    expect([facts.truePeak! < -1, findings]).toEqual([true, []]);
  });

  test('silence as silence, but for the bell', async () => {
    const { files } = await runSteps('music', silence(2), ['listen', 'preview']);
    const { facts } = await runSteps('music', files[0]?.file ?? '', ['listen']);
    expect(facts.truePeak).toBeLessThan(-20);
  });

  test('no names and tags', async () => {
    const { files } = await runSteps('effect', recording(), ['preview']);
    const bytes = readFileSync(files[0]?.file ?? '');
    expect(bytes.subarray(0, 3).toString('latin1')).not.toBe('ID3');
    expect(bytes.subarray(-128, -125).toString('latin1')).not.toBe('TAG');
  });
});

function bitsApart(one: string, other: string): number {
  return (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
}
