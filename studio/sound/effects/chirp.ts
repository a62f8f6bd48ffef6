import { sine } from '../dsp/oscillators.ts';
import { frames, RATE, type Stereo } from '../dsp/stereo.ts';

interface Chirp {
  at: number;
  seconds: number;
  from: number;
  to: number;
  /** How far and how fast the pitch trembles (Hz each). */
  tremble?: [number, number];
  level: number;
  pan: number;
}

/** One syllable: a whistle that glides. */
export function chirp(out: Stereo, { at, seconds, from, to, tremble = [0, 1], level, pan }: Chirp): void {
  const start = frames(at);
  const length = Math.min(frames(seconds), out.left.length - start);
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const share = i / length;
    const hz = from + (to - from) * share + tremble[0] * Math.sin((2 * Math.PI * tremble[1] * i) / RATE);
    phase += hz / RATE;
    const gain = level * Math.sin(Math.PI * share) ** 0.8;
    const sample = gain * (sine(phase) + 0.08 * sine(2 * phase));
    out.left[start + i]! += sample * Math.sqrt((1 - pan) / 2);
    out.right[start + i]! += sample * Math.sqrt((1 + pan) / 2);
  }
}
