import { AV_PKT_FLAG_CORRUPT, AVSEEK_FLAG_ANY, AVSEEK_FLAG_BACKWARD, type AVSeekFlag } from 'node-av/constants';
import { FFmpegError, type Packet, type Stream } from 'node-av/lib';
import type { Input } from '../av/input.ts';
import { MediaRejected } from '../failures.ts';

const END = 2n ** 62n;
const ANY_BEFORE = (AVSEEK_FLAG_ANY | AVSEEK_FLAG_BACKWARD) as AVSeekFlag;
/** More than the distance by which pictures can be stored out of order. */
const REORDERED = 17n;

/** Measures the duration by the last pictures that are really there, because a header may claim anything. */
export function measureMs(input: Input, video: Stream): number {
  let end: bigint | undefined;
  for (const packet of packetsFrom(input, video, lastPart(input, video))) {
    const after = packet.pts + packet.duration;
    if (end === undefined || after > end) end = after;
  }
  if (end === undefined) throw new MediaRejected('unreadable', 'cut off');
  const { num, den } = video.timeBase;
  const start = video.startTime > 0n ? video.startTime : 0n;
  return Math.round((Number(end - start) * num * 1000) / den);
}

/** Where to start reading to see the last pictures. A fragmented video has no index, so it is read from the start. */
function lastPart(input: Input, video: Stream): bigint {
  if (video.nbFrames === 0n) return 0n;
  let start = 0n;
  for (const { dts, duration } of packetsFrom(input, video, END)) start = dts - REORDERED * duration;
  return start > 0n ? start : 0n;
}

function* packetsFrom(input: Input, video: Stream, time: bigint): Generator<Packet> {
  FFmpegError.throwIfError(input.container.seekFrameSync(video.index, time, ANY_BEFORE), 'seek');
  for (const packet of input.packets()) {
    if (packet.streamIndex !== video.index) continue;
    if (packet.flags & AV_PKT_FLAG_CORRUPT) throw new MediaRejected('unreadable', 'cut off');
    yield packet;
  }
}
