import { setImmediate as breathe } from 'node:timers/promises';
import { AVDISCARD_ALL } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { type Container, decoderOf } from '../av/codecs.ts';
import { openDecoder } from '../av/decode.ts';
import { createGraph, type Graph } from '../av/graph.ts';
import { openInput } from '../av/input.ts';
import { soundSource } from '../av/sources.ts';
import { MediaRejected } from '../failures.ts';

const MOST_BROKEN = 0.1;

interface Recording {
  file: string;
  container: Container;
  /** Where to stop. */
  durationMs: number;
  onProgress(percent: number): void;
}

/** Plays a single channel on both speakers at its own level; mixes more than two channels down. */
export function inStereo(channels: number): string {
  return channels === 1 ? 'pan=stereo|c0=c0|c1=c0' : 'aformat=channel_layouts=stereo';
}

/** Decodes a recording, or a video's sound, from its beginning through a chain of filters. */
export async function playThrough(
  { file, container, durationMs, onProgress }: Recording,
  chain: string,
  onFrame: (frame: Frame) => void,
): Promise<void> {
  const input = openInput(file, container);
  const { audio, video } = input;
  if (!audio) throw new MediaRejected('unreadable');
  // Skips the pictures without reading them.
  if (video) video.discard = AVDISCARD_ALL;
  const sounds = openDecoder(audio, decoderOf(container, audio), { threads: 1 });
  let graph: Graph | undefined;
  const play = (packet: Parameters<typeof sounds.frames>[0]) => {
    for (const frame of sounds.frames(packet)) {
      graph ??= createGraph(`${soundSource('recording', audio, frame)},${chain},abuffersink@heard`);
      graph.push('recording', frame);
      for (const heard of graph.pull('heard')) onFrame(heard);
    }
  };
  let packets = 0;
  let percent = 0;
  for (const packet of input.packets()) {
    if (packet.streamIndex !== audio.index) continue;
    play(packet);
    packets += 1;
    const played = (Number(packet.pts) * audio.timeBase.toDouble() * 100_000) / durationMs;
    if (played < percent + 5) continue;
    percent = played;
    onProgress(Math.min(99, Math.round(percent)));
    await breathe();
    if (percent >= 100) break;
  }
  play(null);
  if (!graph || sounds.broken() > packets * MOST_BROKEN) throw new MediaRejected('unreadable', 'broken sound');
  graph.push('recording', null);
  for (const heard of graph.pull('heard')) onFrame(heard);
  graph.free();
  sounds.free();
  input.close();
}
