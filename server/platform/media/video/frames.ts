import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import { type Decoder, openDecoder } from '../av/decode.ts';
import type { Input } from '../av/input.ts';
import type { VideoProbe } from '../steps.ts';

const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9];
const ENOUGH = 3;
/** When key frames are rare, one of this many frames from the start is used. */
const STEP = 25;
const LAST = 150;

/** Picks a few frames from all over the video: key frames, which cost least, or else frames from the start. */
export function* pickFrames(input: Input, video: Stream, probe: VideoProbe): Generator<Frame> {
  const decoder = openDecoder(video, probe.codec, { threads: 1 });
  try {
    const seen = new Set<bigint>();
    for (const place of PLACES) yield* keyFrameBefore(input, decoder, video, timeAt(video, probe, place), seen);
    if (seen.size < ENOUGH) yield* firstFrames(input, decoder, video);
  } finally {
    decoder.free();
  }
}

function timeAt({ timeBase: { num, den } }: Stream, { durationMs }: VideoProbe, place: number): bigint {
  return BigInt(Math.round((place * durationMs * den) / (1000 * num)));
}

function* keyFrameBefore(
  input: Input,
  decoder: Decoder,
  video: Stream,
  time: bigint,
  seen: Set<bigint>,
): Generator<Frame> {
  if (input.container.seekFrameSync(video.index, time, AVSEEK_FLAG_BACKWARD) < 0) return;
  for (const packet of input.packets()) {
    if (packet.streamIndex !== video.index || !packet.isKeyframe) continue;
    if (seen.has(packet.pts)) return;
    seen.add(packet.pts);
    yield* decoder.frames(packet);
    yield* decoder.frames(null);
    decoder.context.flushBuffers();
    return;
  }
}

function* firstFrames(input: Input, decoder: Decoder, video: Stream): Generator<Frame> {
  if (input.container.seekFrameSync(video.index, 0n, AVSEEK_FLAG_BACKWARD) < 0) return;
  let count = 0;
  for (const packet of input.packets()) {
    if (packet.streamIndex !== video.index) continue;
    for (const frame of decoder.frames(packet)) {
      count += 1;
      if (count % STEP === 0) yield frame;
    }
    if (count >= LAST) return;
  }
}
