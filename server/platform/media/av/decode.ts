import { AVERROR_EAGAIN, AVERROR_EOF, AVERROR_INVALIDDATA, type FFDecoderCodec } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, type Packet, type Stream } from 'node-av/lib';
import type { DecoderName } from './codecs.ts';
import { setOptions } from './options.ts';

export interface Decoder {
  context: CodecContext;
  /** The frames that come out after this packet, or with null all that are left; reuses one object. */
  frames(packet: Packet | null): Generator<Frame>;
  /** Packets that could not be decoded. */
  broken(): number;
  free(): void;
}

/** The largest frame that a decoder accepts; every allowed video is below it. */
const MAX_PIXELS = 8192 * 8192;

export function openDecoder(stream: Stream, name: DecoderName, options: Record<string, string | number> = {}): Decoder {
  const codec = Codec.findDecoderByName(name as FFDecoderCodec);
  if (!codec) throw new Error(`No decoder ${name}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  FFmpegError.throwIfError(context.parametersToContext(stream.codecpar), 'decoder');
  context.pktTimebase = stream.timeBase;
  setOptions(context, { threads: 2, max_pixels: MAX_PIXELS, ...options });
  FFmpegError.throwIfError(context.open2Sync(codec), 'decoder');
  const frame = new Frame();
  frame.alloc();
  let broken = 0;
  return {
    context,
    *frames(packet) {
      const code = context.sendPacketSync(packet);
      if (code === AVERROR_INVALIDDATA) broken += 1;
      else if (code !== AVERROR_EOF) FFmpegError.throwIfError(code, 'decode');
      for (;;) {
        const got = context.receiveFrameSync(frame);
        if (got === AVERROR_EAGAIN || got === AVERROR_EOF) return;
        if (got === AVERROR_INVALIDDATA) broken += 1;
        else FFmpegError.throwIfError(got, 'decode');
        if (got < 0) continue;
        yield frame;
        frame.unref();
      }
    },
    broken: () => broken,
    free() {
      frame.free();
      context.freeContext();
    },
  };
}
