import { describe, expect, test } from 'vitest';
import { resample, toWav } from './samples.ts';

const tone = (hertz: number, rate: number, seconds = 1) => ({
  rate,
  values: Float32Array.from({ length: rate * seconds }, (_, n) => 0.5 * Math.sin((2 * Math.PI * hertz * n) / rate)),
});

/** The loudest sample, without the ends, where a filter has less to go by. */
const loudest = ({ values }: { values: Float32Array }) => Math.max(...values.subarray(500, -500).map(Math.abs));

describe('another rate', () => {
  test.each([
    [48_000, 440],
    [44_100, 4_000],
    [96_000, 1_000],
    [8_000, 440],
  ])('of %i samples a second keeps a tone of %i Hz as loud as it was', (rate, hertz) => {
    const lower = resample(tone(hertz, rate), 11_025);
    expect(lower.rate).toBe(11_025);
    expect(lower.values).toHaveLength(11_025);
    expect(loudest(lower)).toBeGreaterThan(0.48);
    expect(loudest(lower)).toBeLessThan(0.52);
  });

  test('keeps each sample where it was heard', () => {
    const { values } = resample(tone(440, 44_100), 11_025);
    for (const n of [1000, 5001, 9002])
      expect(values[n]).toBeCloseTo(0.5 * Math.sin((2 * Math.PI * 440 * n) / 11_025), 2);
  });

  test.each([6_500, 9_000, 18_000])('leaves out %i Hz, which would be heard as another tone', (hertz) => {
    expect(loudest(resample(tone(hertz, 44_100), 11_025))).toBeLessThan(0.01);
  });
});

test('a WAV says what it has: 16 bits, one channel, its rate; what is too loud is cut', async () => {
  const wav = toWav({ rate: 11_025, values: Float32Array.of(0, 0.5, -1, 2, -3) });
  const bytes = new DataView(await wav.arrayBuffer());
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((n) => bytes.getUint8(at + n)));
  expect([0, 8, 36].map(text)).toEqual(['RIFF', 'WAVE', 'data']);
  expect([4, 24, 28, 40].map((at) => bytes.getUint32(at, true))).toEqual([46, 11_025, 22_050, 10]);
  expect([20, 22, 32, 34].map((at) => bytes.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect([44, 46, 48, 50, 52].map((at) => bytes.getInt16(at, true))).toEqual([0, 16_384, -32_767, 32_767, -32_767]);
});
