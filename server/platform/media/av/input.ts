import { closeSync, openSync } from 'node:fs';
import { AV_LOG_ERROR, AVERROR_EOF, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO, type AVMediaType } from 'node-av/constants';
import { type Container, DECODERS } from './codecs.ts';
import { Dictionary, FFmpegError, FormatContext, InputFormat, Log, Packet, type Stream } from 'node-av/lib';

Log.setLevel(AV_LOG_ERROR);

export interface Input {
  container: FormatContext;
  video: Stream | undefined;
  audio: Stream | undefined;
  /** Every packet up to the end; reuses one object. */
  packets(): Generator<Packet>;
  close(): void;
}

/**
 * Opens one file as the given container. FFmpeg gets a descriptor and may use nothing else, whatever the file says: no
 * path, no other file, no address, no other demuxer and no decoder outside the list.
 */
export function openInput(file: string, format: Container): Input {
  const container = new FormatContext();
  const fd = openSync(file, 'r');
  const options = Dictionary.fromObject({
    fd,
    protocol_whitelist: 'fd',
    format_whitelist: format === 'mov' ? 'mov,mp4,m4a,3gp,3g2,mj2' : format,
    codec_whitelist: DECODERS[format].join(','),
    max_streams: 32,
  });
  try {
    FFmpegError.throwIfError(container.openInputSync('fd:', InputFormat.findInputFormat(format), options), 'open');
  } finally {
    options.free();
    closeSync(fd);
  }
  FFmpegError.throwIfError(container.findStreamInfoSync(), 'streams');
  const find = (type: AVMediaType) => container.streams[container.findBestStream(type)];
  return {
    container,
    video: find(AVMEDIA_TYPE_VIDEO),
    audio: find(AVMEDIA_TYPE_AUDIO),
    packets: () => readPackets(container),
    close: () => container.closeInputSync(),
  };
}

function* readPackets(container: FormatContext): Generator<Packet> {
  const packet = new Packet();
  packet.alloc();
  try {
    for (;;) {
      const code = container.readFrameSync(packet);
      if (code === AVERROR_EOF) return;
      FFmpegError.throwIfError(code, 'read');
      yield packet;
      packet.unref();
    }
  } finally {
    packet.free();
  }
}
