import { expect, test, vi } from 'vitest';
import * as decoding from './decode.ts';
import { openSound } from './open-sound.ts';

vi.mock('./decode.ts');

const RATE = 1000;
const file = new File(['sound'], 'my track.mp3');
const quietly = { onRead: () => {}, signal: new AbortController().signal };

/** A file whose seconds have these loudnesses; decoded in bits of 0.3 seconds that fit no second. */
function decoded(loudness: readonly number[]): void {
  const all = Float32Array.from({ length: loudness.length * RATE }, (_, n) => loudness[Math.floor(n / RATE)]!);
  const bit = 0.3 * RATE;
  function* chunks(from: number, to: number) {
    for (let n = Math.floor((from * RATE) / bit); n * bit < to * RATE; n += 1)
      yield { at: (n * bit) / RATE, rate: RATE, values: all.slice(n * bit, (n + 1) * bit) };
  }
  vi.mocked(decoding.decode).mockResolvedValue({ seconds: loudness.length, chunks });
}

test('a recording has its length and its wave, the loudest of it 100, and tells how far it has been read', async () => {
  decoded([0, -0.2, 0.4, 0.1]);
  const shares: number[] = [];
  const sound = await openSound(file, { ...quietly, onRead: (share) => shares.push(share) });
  expect(sound.seconds).toBe(4);
  expect(sound.wave).toHaveLength(240);
  expect([30, 90, 150, 210].map((at) => sound.wave[at])).toEqual([0, 50, 100, 25]);
  expect([shares[0], shares.length, shares.at(-1)]).toEqual([0, 14, 0.975]);
  expect(decoding.decode).toHaveBeenCalledWith(file, 3600);
});

test('gives exactly the 30 seconds that were chosen, or the rest', async () => {
  decoded(Array.from({ length: 40 }, (_, second) => second / 40));
  const { values, rate } = await (await openSound(file, quietly)).part(7.5);
  expect([values.length, rate]).toEqual([30_000, 1000]);
  expect([0, 499, 500, 29_499, 29_500].map((at) => Math.round(values[at]! * 40))).toEqual([7, 7, 8, 36, 37]);
  decoded([0.5, 0.5, 0.5, 0.5]);
  expect((await (await openSound(file, quietly)).part(0)).values).toHaveLength(4000);
});

test('is left when the reader goes away', async () => {
  decoded([1, 1, 1, 1]);
  await expect(openSound(file, { ...quietly, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});

test('is refused when it is silent, or shorter than 3 seconds', async () => {
  decoded([0, 0.0005, 0, 0]);
  await expect(openSound(file, quietly)).rejects.toMatchObject({ reason: 'silent' });
  decoded([0.5, 0.5]);
  await expect(openSound(file, quietly)).rejects.toMatchObject({ reason: 'tooShort' });
});
