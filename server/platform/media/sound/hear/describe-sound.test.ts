import { describe, expect, test } from 'vitest';
import { describeSound } from './describe-sound.ts';
import { SAMPLE_RATE } from './frames.ts';

function sound(seconds: number, sampleAt: (seconds: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, at) => sampleAt(at / SAMPLE_RATE));
}
/** Noise that is the same on every run. */
function noise(): () => number {
  let seed = 7;
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed / 2 ** 31;
  };
}
const tone = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);
const note = (step: number) => 220 * 2 ** (step / 12);
/** Short clicks, this many a minute. */
const clicks = (bpm: number, seconds = 20) => sound(seconds, (t) => (t % (60 / bpm) < 0.01 ? tone(1800, t) : 0));
/** A triad on each of these steps above A, one a second, over its own bass. */
const chords = (roots: readonly number[], thirds: readonly number[]) =>
  sound(24, (t) => {
    const place = Math.floor(t) % roots.length;
    const root = roots[place]!;
    const above = [0, thirds[place]!, 7].reduce((sum, step) => sum + 0.1 * tone(note(root + step), t), 0);
    return above + 0.1 * tone(note(root - 12), t);
  });

describe('the tempo of clicks', () => {
  test.each([60, 72, 90, 100, 120, 126, 140])('%i a minute is that', (bpm) => {
    expect(describeSound(clicks(bpm)).bpm).toBe(bpm);
  });

  test('is that however long and loud they are', () => {
    expect(describeSound(clicks(120, 180)).bpm).toBe(120);
    expect(describeSound(clicks(120).map((sample) => sample * 0.01)).bpm).toBe(120);
  });

  test('is none in less than six seconds, in noise and in a tone', () => {
    const white = noise();
    expect(describeSound(clicks(120, 5)).bpm).toBeNull();
    expect(describeSound(sound(20, () => 0.3 * white())).bpm).toBeNull();
    expect(describeSound(sound(20, (t) => 0.3 * tone(440, t))).bpm).toBeNull();
  });
});

describe('the key', () => {
  test('of a tone of 440 Hz is one of A, though nothing tells major from minor', () => {
    expect(describeSound(sound(5, (t) => 0.3 * tone(440, t))).key).toBe('a-minor');
  });

  test.each([
    ['A D E A', [0, 5, 7, 0], [4, 4, 4, 4], 'a-major'],
    ['C F G C', [3, 8, 10, 3], [4, 4, 4, 4], 'c-major'],
    ['E flat A flat B flat E flat', [6, 11, 1, 6], [4, 4, 4, 4], 'e-flat-major'],
    ['Am Dm Em Am', [0, 5, 7, 0], [3, 3, 3, 3], 'a-minor'],
    ['F sharp minor, B minor, C sharp minor, F sharp minor', [9, 2, 4, 9], [3, 3, 3, 3], 'f-sharp-minor'],
  ])('of %s', (_, roots, thirds, key) => {
    expect(describeSound(chords(roots, thirds)).key).toBe(key);
  });

  test('of noise is none', () => {
    const white = noise();
    expect(describeSound(sound(20, () => 0.3 * white())).key).toBeNull();
  });
});

describe('the energy', () => {
  test('of a still chord is low, of drums high', () => {
    const white = noise();
    expect(describeSound(chords([0], [4])).energy).toBe('low');
    expect(describeSound(sound(20, (t) => white() * Math.exp(-18 * (t % 0.25)))).energy).toBe('high');
  });
});

describe('the numbers', () => {
  const far = (one: number[] | null, other: number[] | null) =>
    Math.sqrt((one ?? []).reduce((sum, value, at) => sum + (value - (other?.[at] ?? 0)) ** 2, 0));

  test('are 24 bytes, near for the same music elsewhere and louder, far for other music', () => {
    const tune = chords([0, 5, 7, 0], [4, 4, 4, 4]);
    const { numbers } = describeSound(tune.slice());
    expect(numbers).toHaveLength(24);
    expect(numbers?.every((value) => Number.isInteger(value) && value >= 0 && value <= 255)).toBe(true);
    expect(far(numbers, describeSound(tune.map((sample) => sample * 0.2)).numbers)).toBeLessThan(3);
    expect(far(numbers, describeSound(tune.slice(3 * SAMPLE_RATE)).numbers)).toBeLessThan(30);
    expect(far(numbers, describeSound(clicks(120)).numbers)).toBeGreaterThan(150);
  });
});

describe('what hardly is a sound', () => {
  const NOTHING = { bpm: null, key: null, energy: null, numbers: null };

  test.each([
    ['nothing at all', new Float32Array()],
    ['silence', new Float32Array(SAMPLE_RATE)],
    ['less than anybody hears', sound(3, (t) => 1e-5 * tone(440, t))],
    ['what is no number', sound(3, () => NaN)],
    ['what is beyond all numbers', sound(3, () => Infinity)],
  ])('%s says nothing', (_, mono) => {
    expect(describeSound(mono)).toEqual(NOTHING);
  });

  test('a tenth of a second still has its numbers', () => {
    expect(describeSound(sound(0.1, (t) => tone(880, t)))).toMatchObject({ bpm: null, energy: 'low' });
    expect(describeSound(sound(0.1, (t) => tone(880, t))).numbers).toHaveLength(24);
  });
});
