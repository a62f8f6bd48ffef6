import type { Frame } from 'node-av/lib';

/** Receives a whole recording, piece by piece. */
export interface Listener {
  /** Left and right samples alternate, −1 to 1. */
  hear(stereo: Float64Array): void;
}

/** The samples of a frame in double format. */
export function samplesOf(frame: Frame): Float64Array {
  const bytes = frame.data?.[0];
  if (!bytes) return new Float64Array();
  return new Float64Array(bytes.buffer, bytes.byteOffset, frame.nbSamples * 2);
}
