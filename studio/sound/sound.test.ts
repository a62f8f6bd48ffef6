import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { type Sound, SOUNDS } from './catalogue.ts';
import { biquad, filterBoth } from './dsp/filters.ts';
import { loudness } from './dsp/master.ts';
import { RATE, silence, type Stereo } from './dsp/stereo.ts';
import { EFFECTS } from './effects/effects.ts';
import { renderCover, renderSound } from './render.ts';
import { perform } from './score/perform.ts';
import type { Version } from './score/piece.ts';
import { hertz } from './score/theory.ts';
import { PIECES } from './styles/pieces-by-slug.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-sound-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const soundOf = (slug: string): Sound => SOUNDS.find((sound) => sound.slug === slug)!;
const originals = SOUNDS.filter((sound) => !sound.versionOf);
const versions = SOUNDS.filter((sound) => sound.versionOf);

async function render(slug: string): Promise<Buffer> {
  const file = join(folder, `${slug}.wav`);
  await renderSound(soundOf(slug), file);
  return readFileSync(file);
}

function samplesOf(wav: Buffer): Stereo {
  const values = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length));
  const sound = silence(values.length / 2);
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i] = values[2 * i]! / 32_768;
    sound.right[i] = values[2 * i + 1]! / 32_768;
  }
  return sound;
}

const power = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
const peakOf = (samples: Float32Array) => samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
const meanOf = (samples: Float32Array) => samples.reduce((sum, x) => sum + x, 0) / samples.length;

/** All faults of a finished file, in words. */
function faultsOf(wav: Buffer, seconds: number): string[] {
  const { left, right } = samplesOf(wav);
  const high = { left: left.slice(), right: right.slice() };
  filterBoth(high, biquad('highpass', 10_000));
  const loud = loudness({ left, right });
  const ends = [left, right].flatMap((side) => [side.subarray(0, 20), side.subarray(-20)]);
  const checks: Record<string, boolean> = {
    'not a wave file': wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 16) !== 'WAVEfmt ',
    'not 16 bits, 44.1 kHz, stereo':
      wav.readUInt32LE(24) !== RATE || wav.readUInt16LE(22) !== 2 || wav.readUInt16LE(34) !== 16,
    'cut off': wav.readUInt32LE(40) !== wav.length - 44 || wav.readUInt32LE(4) !== wav.length - 8,
    'of another length': Math.abs(left.length / RATE - seconds) > 0.01,
    clipping: Math.max(peakOf(left), peakOf(right)) > 10 ** (-0.3 / 20),
    'too quiet': loud < -25,
    'too loud': loud > -13,
    'off centre': Math.max(Math.abs(meanOf(left)), Math.abs(meanOf(right))) > 0.0005,
    'clicking at an end': ends.some((end) => peakOf(end) > 0.01),
    mono: power(left.map((x, i) => x - right[i]!)) < power(left) * 0.001,
    harsh: power(high.left) > power(left) * 0.12,
  };
  return Object.keys(checks).filter((fault) => checks[fault]);
}

describe('the catalogue of sounds', () => {
  test('is large enough and varied from the start', () => {
    expect(originals.filter((sound) => sound.kind === 'music').length).toBeGreaterThanOrEqual(18);
    expect(originals.filter((sound) => sound.kind === 'effect').length).toBeGreaterThanOrEqual(12);
    expect(new Set(versions.map((sound) => sound.versionOf)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(SOUNDS.map((sound) => sound.slug)).size).toBe(SOUNDS.length);
    expect(new Set(SOUNDS.slice(0, 6).map((sound) => sound.category)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(originals.map((sound) => `${sound.art} ${sound.titleEn}`)).size).toBe(originals.length);
  });

  test('describes every sound in both languages', () => {
    for (const sound of SOUNDS) {
      const { titleZh, titleEn, descriptionZh, descriptionEn, composer, artist } = sound;
      for (const text of [titleZh, titleEn, descriptionZh, descriptionEn, composer, artist])
        expect(text.trim(), sound.slug).not.toBe('');
      for (const words of [sound.keywordsZh, sound.keywordsEn]) {
        expect(words.length, sound.slug).toBeGreaterThanOrEqual(6);
        expect(words.length, sound.slug).toBeLessThanOrEqual(14);
        expect(new Set(words).size, sound.slug).toBe(words.length);
      }
      expect(sound.keywordsZh.join(''), sound.slug).toMatch(/^[\p{Script=Han}\d]+$/u);
      expect(sound.keywordsEn.join(''), sound.slug).toMatch(/^[a-zé -]+$/);
    }
  });

  test('has a recipe for every sound and no other', () => {
    const slugs = (kind: string) => originals.filter((sound) => sound.kind === kind).map((sound) => sound.slug);
    expect(Object.keys(PIECES).toSorted()).toEqual(slugs('music').toSorted());
    expect(Object.keys(EFFECTS).toSorted()).toEqual(slugs('effect').toSorted());
    for (const sound of SOUNDS) {
      const piece = PIECES[sound.versionOf ?? sound.slug];
      expect(sound.bpm, sound.slug).toBe(piece?.bpm);
    }
    const written = (sound: Sound) => sound.version && Object.hasOwn(PIECES[sound.versionOf!]!, sound.version);
    const shortened = versions.filter(({ version }) => version === 'cut' || version === 'loop');
    expect(shortened.filter((sound) => !written(sound))).toEqual([]);
    const tooEarly = versions.filter((sound) => SOUNDS.indexOf(sound) < SOUNDS.indexOf(soundOf(sound.versionOf!)));
    expect(tooEarly).toEqual([]);
  });
});

describe('effects', () => {
  test.each(Object.entries(EFFECTS))('%s sounds as it should', async (slug, effect) => {
    expect(faultsOf(await render(slug), effect!.seconds)).toEqual([]);
  });
});

describe('music', () => {
  test('has shape, keeps to its scale and ends in silence', async () => {
    const piece = PIECES['bamboo-clock']!;
    const wav = await render('bamboo-clock');
    const { left } = samplesOf(wav);
    expect(faultsOf(wav, (27 * 4 * 60) / piece.bpm + piece.tail)).toEqual([]);
    const strengths = Array.from({ length: 24 }, (_, i) => strengthOf(left, 60 + i));
    const outside = strengths.filter((_, i) => [1, 3, 5, 8, 10].includes(i % 12));
    expect(total(outside)).toBeLessThan(0.03 * total(strengths));
    const third = Math.floor(left.length / 3);
    expect(power(left.subarray(third, 2 * third))).toBeGreaterThan(1.6 * power(left.subarray(0, third)));
    expect(power(left.subarray(-RATE))).toBeLessThan(0.001 * power(left));
  });

  test('a cut is 30 seconds, and the same whenever it is made', async () => {
    const [first, second] = [await render('sunday-kitchen-cut'), await render('sunday-kitchen-cut')];
    expect(faultsOf(first, 30)).toEqual([]);
    expect(hash(second)).toBe(hash(first));
  });

  test('a loop is whole bars long and comes round without a gap', async () => {
    const wav = await render('late-bus-home-loop');
    expect(faultsOf(wav, (12 * 4 * 60) / PIECES['late-bus-home']!.bpm)).toEqual([]);
    const { left } = samplesOf(wav);
    const ends = [power(left.subarray(-RATE)), power(left.subarray(0, RATE))];
    expect(Math.min(...ends)).toBeGreaterThan(0.05 * power(left));
  });
});

describe('stems', () => {
  const stems = SOUNDS.filter(({ slug }) => slug.startsWith('late-bus-home-stem-'));

  test('are as long as their piece, and make it when they are put together', () => {
    expect(stems.map(({ versionEn }) => versionEn)).toEqual(['Drums stem', 'Bass stem', 'Melody stem', 'Keys stem']);
    // Twelve seconds of it are enough.
    const piece = { ...PIECES['late-bus-home']!, form: ['b'], tail: 1 };
    const leftOf = (version: Version) => perform(piece, version, randomOf('late-bus-home')).left;
    const whole = leftOf('full');
    const sum = new Float32Array(whole.length);
    for (const { slug, version } of stems) {
      const left = leftOf(version!);
      expect(left.length, slug).toBe(whole.length);
      expect([power(left) > 1e-6, peakOf(left) < 0.99, likeness(left, whole) < 0.9], slug).toEqual([true, true, true]);
      for (const [at, sample] of left.entries()) sum[at]! += sample;
    }
    expect(likeness(sum, whole)).toBeGreaterThan(0.9);
  });
});

/** 1 for the same sound, whatever its level. */
function likeness(one: Float32Array, other: Float32Array): number {
  const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, sample, at) => sum + sample * b[at]!, 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

const total = (list: number[]): number => list.reduce((sum, x) => sum + x, 0);

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Strength of a note over the whole sound. */
function strengthOf(samples: Float32Array, pitch: number): number {
  const turn = (2 * Math.PI * hertz(pitch)) / RATE;
  let total = 0;
  for (let start = 0; start + 8192 <= samples.length; start += 16_384) {
    let [re, im] = [0, 0];
    for (let i = 0; i < 8192; i++) {
      const sample = samples[start + i]! * (1 - Math.cos((2 * Math.PI * i) / 8192));
      re += sample * Math.cos(turn * i);
      im += sample * Math.sin(turn * i);
    }
    total += re * re + im * im;
  }
  return total;
}

describe('covers', () => {
  test('are square pictures, one for a piece and all its versions', async () => {
    const file = (slug: string) => join(folder, `${slug}.jpg`);
    const slugs = ['summit', 'summit-cut', 'first-light', 'whoosh', 'temple-bell', 'wall-clock'];
    for (const slug of slugs) await renderCover(soundOf(slug), file(slug));
    const { width, height, format } = await sharp(file('summit')).metadata();
    expect([width, height, format]).toEqual([1000, 1000, 'jpeg']);
    const pictures = slugs.map((slug) => hash(readFileSync(file(slug))));
    expect(pictures[0]).toBe(pictures[1]);
    expect(new Set(pictures).size).toBe(slugs.length - 1);
    for (const slug of slugs) {
      const { channels } = await sharp(file(slug)).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev)), slug).toBeGreaterThan(12);
    }
  });
});
