import { describe, expect, test } from 'vitest';
import { randomOf } from '../../random.ts';
import { loudness, master } from './master.ts';
import { ring } from './oscillators.ts';
import { reverberate, ROOMS } from './reverb.ts';
import { frames, RATE, silence, type Stereo } from './stereo.ts';

function sineOf(hz: number, amplitude: number, seconds: number): Stereo {
  const channel = Float32Array.from(
    { length: frames(seconds) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / RATE),
  );
  return { left: channel, right: channel.slice() };
}

const energy = (samples: Float32Array): number => samples.reduce((sum, x) => sum + x * x, 0);
const peakOf = ({ left, right }: Stereo): number =>
  Math.max(...[left, right].map((side) => side.reduce((top, x) => Math.max(top, Math.abs(x)), 0)));

describe('loudness', () => {
  test('of the standard’s reference tone is what the standard says', () => {
    expect(loudness(sineOf(997, 0.1, 5))).toBeCloseTo(-20, 1);
  });

  test('leaves pauses out', () => {
    const sound = silence(frames(10));
    const tone = sineOf(997, 0.1, 3);
    sound.left.set(tone.left);
    sound.right.set(tone.right);
    expect(loudness(sound)).toBeGreaterThan(-20.7);
  });
});

describe('the master', () => {
  test('reaches the wanted loudness without passing the ceiling', () => {
    const random = randomOf('noise');
    const sound = silence(frames(4));
    for (let i = 0; i < sound.left.length; i++) {
      const loud = i % 20_000 < 300 ? 4 : 0.1;
      sound.left[i] = loud * (2 * random() - 1);
      sound.right[i] = loud * (2 * random() - 1);
    }
    master(sound, -14);
    expect(peakOf(sound)).toBeLessThan(0.8914);
    const calm = sineOf(440, 0.5, 4);
    master(calm, -18);
    expect(loudness(calm)).toBeCloseTo(-18, 1);
  });

  test('takes away what is no sound, and keeps the depths in the middle', () => {
    const sound = sineOf(50, 0.3, 3);
    for (let i = 0; i < sound.left.length; i++) {
      sound.left[i]! += 0.2;
      sound.right[i] = 0.2 - sound.right[i]!;
    }
    const before = energy(sound.left.map((x, i) => x - sound.right[i]!)) / energy(sound.left);
    master(sound, -20);
    const mean = sound.left.subarray(RATE).reduce((sum, x) => sum + x, 0) / (sound.left.length - RATE);
    expect(Math.abs(mean)).toBeLessThan(0.002);
    expect(before).toBeGreaterThan(1);
    expect(energy(sound.left.map((x, i) => x - sound.right[i]!)) / (energy(sound.left) * 4)).toBeLessThan(1);
  });
});

test('a room dies away by 60 dB in its time', () => {
  const input = silence(frames(4));
  input.left[0] = input.right[0] = 1;
  const { left } = reverberate(input, { ...ROOMS.hall, damping: 20_000 });
  const at = (seconds: number) => 10 * Math.log10(energy(left.subarray(frames(seconds), frames(seconds + 0.2))));
  expect(at(0.2) - at(0.2 + ROOMS.hall.decay)).toBeGreaterThan(52);
  expect(at(0.2) - at(0.2 + ROOMS.hall.decay)).toBeLessThan(68);
});

test('a mode rings at its pitch and for its time, however many ring along', () => {
  const out = new Float32Array(RATE * 2);
  ring(out, [{ hz: 441, amplitude: 0.5, decay: 1, phase: Math.PI / 2 }]);
  expect(out[100]).toBeCloseTo(0.5 * 10 ** (-3 * (100 / RATE)), 3);
  expect(Math.abs(out[RATE]!)).toBeLessThan(0.0006);
  const many = new Float32Array(1000);
  const one = new Float32Array(1000);
  const modes = [300, 400, 500, 600, 700].map((hz) => ({ hz, amplitude: 0.2, decay: 1 }));
  ring(many, modes);
  for (const mode of modes) ring(one, [mode]);
  expect(Math.max(...many.map((x, i) => Math.abs(x - one[i]!)))).toBeLessThan(1e-5);
});
