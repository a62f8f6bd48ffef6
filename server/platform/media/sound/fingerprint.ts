import type { Listener } from './listener.ts';

const WINDOWS = 17;
/** Frequencies at which the bands meet. */
const EDGES = [150, 500, 1500, 4500];
const BANDS = EDGES.length + 1;

/**
 * 64 bits that stay the same when a recording is made louder or compressed: how the energy of each band changes from
 * one part of the recording to the next, relative to the band above it.
 */
export function createFingerprint(samples: number, sampleRate: number): Listener & { hash(): string } {
  const energy = Array.from({ length: WINDOWS }, () => new Float64Array(BANDS));
  const smooth = EDGES.map((edge) => 1 - Math.exp((-2 * Math.PI * edge) / sampleRate));
  const low = new Float64Array(EDGES.length);
  let position = 0;
  return {
    hear(stereo) {
      for (let at = 0; at < stereo.length; at += 2) {
        const window = energy[Math.min(WINDOWS - 1, Math.floor((position * WINDOWS) / samples))];
        position += 1;
        const sample = ((stereo[at] ?? 0) + (stereo[at + 1] ?? 0)) / 2;
        let below = 0;
        for (let band = 0; band < BANDS; band += 1) {
          const upTo = band < EDGES.length ? (low[band] = step(low[band] ?? 0, sample, smooth[band] ?? 0)) : sample;
          if (window) window[band] = (window[band] ?? 0) + (upTo - below) ** 2;
          below = upTo;
        }
      }
    },
    hash: () => toBits(energy),
  };
}

function step(value: number, towards: number, by: number): number {
  return value + (towards - value) * by;
}

function toBits(energy: Float64Array[]): string {
  const level = (window: number, band: number) => Math.log((energy[window]?.[band] ?? 0) + 1e-9);
  const tilt = (window: number, band: number) => level(window, band) - level(window, band + 1);
  let bits = '';
  for (let window = 1; window < WINDOWS; window += 1)
    for (let band = 0; band < BANDS - 1; band += 1) bits += tilt(window, band) > tilt(window - 1, band) ? '1' : '0';
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
