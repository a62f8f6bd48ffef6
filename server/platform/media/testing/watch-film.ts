import type { AVPixelFormat } from 'node-av/constants';
import { avGetCodecName, avGetPixFmtName } from 'node-av/lib';
import { decoderOf } from '../av/codecs.ts';
import { openDecoder } from '../av/decode.ts';
import { createGraph } from '../av/graph.ts';
import { openInput } from '../av/input.ts';
import { pictureSource } from '../av/sources.ts';

interface Film {
  codec: string | null;
  pixelFormat: string | null;
  width: number;
  height: number;
  hasSound: boolean;
  frames: number;
  /** Seconds between one key frame and the next. */
  keyFrameGaps: number[];
  /** The first picture as RGB. */
  picture: { data: Buffer; width: number; height: number };
}

/** Reads facts about a video that the pipeline made; for tests. */
export function watchFilm(file: string): Film {
  const input = openInput(file, 'mov');
  const { video, audio } = input;
  if (!video) throw new Error('no film');
  const decoder = openDecoder(video, decoderOf('mov', video));
  const { codecId, format, width, height } = video.codecpar;
  const keyFrames: number[] = [];
  let picture: Film['picture'] | undefined;
  let frames = 0;
  for (const packet of input.packets()) {
    if (packet.streamIndex !== video.index) continue;
    frames += 1;
    if (packet.isKeyframe) keyFrames.push(Number(packet.pts) * video.timeBase.toDouble());
    if (picture) continue;
    for (const frame of decoder.frames(packet)) {
      const graph = createGraph(`${pictureSource('film', video, frame)},format=rgb24,buffersink@screen`);
      graph.push('film', frame);
      for (const shown of graph.pull('screen')) picture = { data: shown.toBuffer(), width, height };
      graph.free();
    }
  }
  decoder.free();
  input.close();
  if (!picture) throw new Error('no picture');
  return {
    codec: avGetCodecName(codecId),
    pixelFormat: avGetPixFmtName(format as AVPixelFormat),
    width,
    height,
    hasSound: audio !== undefined,
    frames,
    keyFrameGaps: keyFrames.slice(1).map((time, index) => time - (keyFrames[index] ?? 0)),
    picture,
  };
}
