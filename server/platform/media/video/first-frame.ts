import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { FFmpegError, type Frame } from 'node-av/lib';
import { openDecoder } from '../av/decode.ts';
import type { Input } from '../av/input.ts';
import { MediaRejected } from '../failures.ts';

const PATIENCE = 60;

/** What really comes out of the decoder; the container's own words count for nothing. */
export function readFirstFrame<T>(input: Input, codec: 'h264' | 'hevc', look: (frame: Frame) => T): T {
  const { video } = input;
  if (!video) throw new MediaRejected('not-this-kind');
  FFmpegError.throwIfError(input.container.seekFrameSync(video.index, 0n, AVSEEK_FLAG_BACKWARD), 'seek');
  const decoder = openDecoder(video, codec, { threads: 1 });
  try {
    let packets = 0;
    for (const packet of input.packets()) {
      if (packet.streamIndex !== video.index) continue;
      for (const frame of decoder.frames(packet)) return look(frame);
      packets += 1;
      if (packets > PATIENCE) break;
    }
    for (const frame of decoder.frames(null)) return look(frame);
    throw new MediaRejected('unreadable', 'no picture');
  } finally {
    decoder.free();
  }
}
