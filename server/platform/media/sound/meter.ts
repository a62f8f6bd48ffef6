import type { Frame } from 'node-av/lib';
import type { Loudness } from '../steps.ts';

/** Below this, EBU R128 calls it silence. */
const SILENCE = -70;

/** Reads what the loudness filter writes beside the sound; the last reading is about all of it. */
export function createMeter(): { read(frame: Frame): void; result(): Omit<Loudness, 'look'> } {
  let integrated = SILENCE;
  let truePeak = 0;
  return {
    read(frame) {
      const notes = frame.getMetadata();
      integrated = Number(notes.get('lavfi.r128.I') ?? SILENCE);
      truePeak = Number(notes.get('lavfi.r128.true_peak') ?? 0);
      notes.free();
    },
    result: () => ({
      integrated: integrated > SILENCE ? Math.round(integrated * 10) / 10 : null,
      truePeak: truePeak > 0 ? Math.round(200 * Math.log10(truePeak)) / 10 : null,
    }),
  };
}
