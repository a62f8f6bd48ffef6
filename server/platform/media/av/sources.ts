import { avChannelLayoutDescribe, avGetSampleFmtName, type Frame, type Stream } from 'node-av/lib';
import type { AVSampleFormat } from 'node-av/constants';

/** A graph's input for decoded pictures like `frame`. */
export function pictureSource(name: string, stream: Stream, frame: Frame): string {
  return [
    `buffer@${name}=video_size=${frame.width}x${frame.height}`,
    `pix_fmt=${frame.format}`,
    `time_base=${stream.timeBase.toString()}`,
    `colorspace=${frame.colorSpace}`,
    `range=${frame.colorRange}`,
  ].join(':');
}

/** A graph's input for decoded sound like `frame`. */
export function soundSource(name: string, stream: Stream, frame: Frame): string {
  return [
    `abuffer@${name}=sample_rate=${frame.sampleRate}`,
    `sample_fmt=${avGetSampleFmtName(frame.format as AVSampleFormat)}`,
    `channel_layout=${avChannelLayoutDescribe(frame.channelLayout)}`,
    `time_base=${stream.timeBase.toString()}`,
  ].join(':');
}
