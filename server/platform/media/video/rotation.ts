import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import type { VideoProbe } from '../steps.ts';

/** The clockwise turn that the container asks players for, out of its 3 × 3 matrix, in quarters. */
export function rotationOf(stream: Stream): VideoProbe['rotation'] {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  return ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as VideoProbe['rotation'];
}
