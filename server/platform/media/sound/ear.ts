import type { Frame } from 'node-av/lib';

/** Something that is told the whole of a recording, piece by piece. */
export interface Ear {
  /** Left and right by turns, −1 to 1. */
  hear(stereo: Float64Array): void;
}

/** The samples of a frame of doubles. */
export function samplesOf(frame: Frame): Float64Array {
  const bytes = frame.data?.[0];
  if (!bytes) return new Float64Array();
  return new Float64Array(bytes.buffer, bytes.byteOffset, frame.nbSamples * 2);
}
