import { expect, test } from 'vitest';
import { soundsLikeMusic } from './music.ts';

const RATE = 16_000;
const SECONDS = 12;

function sound(sampleAt: (seconds: number) => number): Float32Array {
  return Float32Array.from({ length: RATE * SECONDS }, (_, at) => sampleAt(at / RATE));
}
/** Noise that is the same on every run. */
function noise(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 30 - 1;
  };
}
function brown(): () => number {
  const white = noise();
  let value = 0;
  return () => (value = value * 0.995 + white() * 0.03);
}
const tone = (hertz: number, seconds: number) => Math.sin(2 * Math.PI * hertz * seconds);
const note = (step: number) => 220 * 2 ** (step / 12);

test.each([
  ['a melody', (t: number) => 0.3 * tone(note([0, 4, 7, 12][Math.floor(t * 2) % 4] ?? 0), t)],
  [
    'chords',
    (t: number) =>
      [0, 4, 7].reduce((sum, step) => sum + 0.15 * tone(note(step + [0, 5, 7, 9][Math.floor(t) % 4]!), t), 0),
  ],
])('%s sounds like music', (_, sampleAt) => {
  expect(soundsLikeMusic(sound(sampleAt), RATE)).toBe(true);
});

test('a melody over wind sounds like music', () => {
  const wind = brown();
  expect(
    soundsLikeMusic(
      sound((t) => 0.3 * tone(note([0, 4, 7, 12][Math.floor(t * 2) % 4] ?? 0), t) + 0.05 * wind()),
      RATE,
    ),
  ).toBe(true);
});

test.each([
  ['rain', noise],
  ['wind', brown],
  ['a hum', () => (t: number) => 0.3 * tone(100, t) + 0.1 * tone(200, t)],
  ['birds now and then', () => (t: number) => (t % 2 < 0.4 ? 0.3 * tone(3000 + 800 * Math.sin(30 * t), t) : 0)],
  ['a siren', () => (t: number) => 0.3 * Math.sin(2 * Math.PI * 700 * t + 40 * Math.sin(2 * t))],
])('%s does not', (_, make) => {
  expect(soundsLikeMusic(sound(make() as (t: number) => number), RATE)).toBe(false);
});
