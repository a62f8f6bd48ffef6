import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import { openDecoder } from '../av/decode.ts';
import type { Input } from '../av/input.ts';
import type { VideoProbe } from '../steps.ts';

interface Second {
  second: number;
  frame: Frame;
}

/** The first frame of every second, or of every second, third … one where there would be more than `most`. */
export function* frameOfEachSecond(input: Input, video: Stream, probe: VideoProbe, most: number): Generator<Second> {
  const decoder = openDecoder(video, probe.codec);
  const every = Math.max(1, Math.ceil(probe.durationMs / 1000 / most));
  const { num, den } = video.timeBase;
  const start = video.startTime > 0n ? video.startTime : 0n;
  const secondOf = ({ pts }: Frame) => (Number(pts - start) * num) / den;
  const timeOf = (second: number) => start + BigInt(Math.round((second * den) / num));
  let wanted = 0;
  function* reached(frames: Generator<Frame>): Generator<Second> {
    for (const frame of frames) {
      if (secondOf(frame) < wanted - 0.001) continue;
      yield { second: wanted, frame };
      wanted += every;
    }
  }
  try {
    while (wanted * 1000 < probe.durationMs) {
      const before = wanted;
      // Seconds that follow each other are read in one go.
      if (input.container.seekFrameSync(video.index, timeOf(wanted), AVSEEK_FLAG_BACKWARD) < 0) return;
      decoder.context.flushBuffers();
      for (const packet of input.packets()) {
        if (packet.streamIndex !== video.index) continue;
        yield* reached(decoder.frames(packet));
        if (every > 1 && wanted > before) break;
      }
      if (wanted === before) yield* reached(decoder.frames(null));
      if (wanted === before || every === 1) return;
    }
  } finally {
    decoder.free();
  }
}
