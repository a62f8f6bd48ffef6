import type { AudioSample, InputAudioTrack } from 'mediabunny';
import { Refused } from './refused.ts';
import type { Samples } from './samples.ts';

/** A piece of sound, mixed to one channel, with the second at which it begins. */
export interface Chunk extends Samples {
  at: number;
}

export interface Decoded {
  seconds: number;
  /** What is heard between two seconds; may begin earlier and end later. */
  chunks: (from: number, to: number) => AsyncIterable<Chunk> | Iterable<Chunk>;
}

/** Decodes the sound of a file bit by bit, of a film no more than its sound. Nothing leaves the browser. */
export async function decode(file: File, longest: number): Promise<Decoded> {
  const track = await findTrack(file);
  if (track === 'unknown') return await decodeWhole(file, longest);
  if (track === null) throw new Refused('noSound');
  const seconds = await readable(
    async () => (await track.getDurationFromMetadata()) ?? (await track.computeDuration()),
  );
  if (seconds > longest) throw new Refused('tooLong');
  if (!(await readable(() => track.canDecode()))) return await decodeWhole(file, longest);
  return { seconds, chunks: (from, to) => stream(track, from, to) };
}

async function findTrack(file: File): Promise<InputAudioTrack | 'unknown' | null> {
  const { ADTS, BlobSource, FLAC, Input, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } = await import('mediabunny');
  const formats = [MP4, QTFF, WEBM, MATROSKA, WAVE, MP3, FLAC, OGG, ADTS];
  const input = new Input({ source: new BlobSource(file), formats });
  return await readable(async () => ((await input.canRead()) ? await input.getPrimaryAudioTrack() : 'unknown'));
}

async function* stream(track: InputAudioTrack, from: number, to: number): AsyncGenerator<Chunk> {
  const { AudioSampleSink } = await import('mediabunny');
  const samples = new AudioSampleSink(track).samples(from, to);
  try {
    for (;;) {
      const { value: sample } = await readable(() => samples.next());
      if (!sample) return;
      yield chunkOf(sample);
      sample.close();
    }
  } finally {
    await samples.return();
  }
}

function chunkOf(sample: AudioSample): Chunk {
  const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const values = new Float32Array(sample.numberOfFrames);
    sample.copyTo(values, { planeIndex, format: 'f32-planar' });
    return values;
  });
  return { at: sample.timestamp, rate: sample.sampleRate, values: mixed(channels) };
}

/** Decoded at once they take twenty times as much memory. */
const WHOLE_BYTES = 50 * 2 ** 20;
const USUAL_RATE = 44_100;

/** For browsers that decode files only as a whole, and for kinds of files that only the browser knows. */
async function decodeWhole(file: File, longest: number): Promise<Decoded> {
  if (file.size > WHOLE_BYTES) throw new Refused('tooLarge');
  const context = new OfflineAudioContext(1, 1, USUAL_RATE);
  const buffer = await readable(async () => await context.decodeAudioData(await file.arrayBuffer()));
  const { duration, sampleRate: rate } = buffer;
  if (duration > longest) throw new Refused('tooLong');
  const values = mixed(Array.from({ length: buffer.numberOfChannels }, (_, n) => buffer.getChannelData(n)));
  const chunks = (from: number, to: number) => {
    const first = Math.floor(from * rate);
    return [{ at: first / rate, rate, values: values.subarray(first, Math.ceil(to * rate)) }];
  };
  return { seconds: duration, chunks };
}

function mixed(channels: Float32Array[]): Float32Array {
  const [first, ...others] = channels;
  if (!first) throw new Refused('noSound');
  if (others.length === 0) return first;
  for (let n = 0; n < first.length; n += 1) {
    for (const other of others) first[n]! += other[n]!;
    first[n]! /= channels.length;
  }
  return first;
}

/** Whatever goes wrong inside a file means that it cannot be read. */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unreadable');
  }
}
