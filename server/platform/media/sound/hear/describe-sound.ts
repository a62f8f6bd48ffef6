import type { Heard } from '../../steps.ts';
import { energyOf } from './energy.ts';
import { framesOf } from './frames.ts';
import { keyOf } from './key.ts';
import { notesOf } from './notes.ts';
import { numbersOf } from './numbers.ts';
import { tempoOf } from './tempo.ts';
import { timbreOf } from './timbre.ts';

/** −70 dB: nothing to hear. */
const SILENCE = 10 ** (-70 / 20);
/** Every sound is described at this level, so that louder copies are described alike. */
const LEVEL = 0.1;
const NOTHING: Heard = { bpm: null, key: null, energy: null, numbers: null };

/** Describes how a recording sounds: one channel at `SAMPLE_RATE`, which is changed to one level. */
export function describeSound(mono: Float32Array): Heard {
  const level = Math.sqrt(mono.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, mono.length));
  // Also refuses what is no number.
  if (!(level > SILENCE) || level === Infinity) return NOTHING;
  for (let at = 0; at < mono.length; at += 1) mono[at] = ((mono[at] as number) * LEVEL) / level;
  const frames = framesOf(mono);
  const tempo = tempoOf(frames);
  const notes = notesOf(mono);
  const tonality = keyOf(notes);
  const timbre = timbreOf(frames);
  return {
    bpm: tempo.bpm,
    key: tonality.key,
    energy: energyOf(timbre, tempo),
    numbers: numbersOf({ timbre, tempo, notes, tonality }),
  };
}
