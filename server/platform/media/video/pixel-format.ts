import type { AVPixelFormat } from 'node-av/constants';
import { avGetPixFmtName, type Frame } from 'node-av/lib';
import { MediaRejected } from '../failures.ts';
import type { VideoProbe } from '../steps.ts';

const CHROMA: Record<string, VideoProbe['chroma']> = { 420: '4:2:0', 422: '4:2:2', 444: '4:4:4' };

export function describePixels(frame: Frame): Pick<VideoProbe, 'bitDepth' | 'chroma'> {
  const name = avGetPixFmtName(frame.format as AVPixelFormat) ?? '';
  const [, sampling = '', depth = '8'] = /^yuvj?(420|422|444)p(\d+)?/.exec(name) ?? [];
  const chroma = CHROMA[sampling];
  if (!chroma) throw new MediaRejected('wrong-colour', name);
  return { bitDepth: Number(depth), chroma };
}
