import { WAVE_POINTS } from '#contract/domain/media.ts';
import type { Ear } from './ear.ts';

/** The highest peak in each of a waveform's bars, 0 to 100, where 100 is the loudest of all. */
export function createWave(samples: number): Ear & { points(): number[] } {
  const peaks = new Float64Array(WAVE_POINTS);
  let position = 0;
  return {
    hear(stereo) {
      for (let at = 0; at < stereo.length; at += 2) {
        const bar = Math.min(WAVE_POINTS - 1, Math.floor((position * WAVE_POINTS) / samples));
        const level = Math.max(Math.abs(stereo[at] ?? 0), Math.abs(stereo[at + 1] ?? 0));
        if (level > (peaks[bar] ?? 0)) peaks[bar] = level;
        position += 1;
      }
    },
    points() {
      const top = Math.max(...peaks);
      return Array.from(peaks, (peak) => (top > 0 ? Math.round((peak / top) * 100) : 0));
    },
  };
}
