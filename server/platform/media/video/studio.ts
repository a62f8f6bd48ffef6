import { Frame, type Stream } from 'node-av/lib';
import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { createGraph, type Graph } from '../av/graph.ts';
import type { Input } from '../av/input.ts';
import { pictureSource, soundSource } from '../av/sources.ts';
import { MediaRejected } from '../failures.ts';
import type { MadeFile, VideoProbe } from '../steps.ts';
import { type Clip, clipRate, openClip, SAMPLE_RATE } from './clip.ts';
import { toScreen } from './picture.ts';
import type { Pixels } from '../images.ts';

/** The part of a graph that overlays a transparent picture on `from`; `pushLayer` supplies that picture once. */
function layOver(from: string, name: string, { width, height }: Pixels): string {
  const source = `buffer@${name}=video_size=${width}x${height}:pix_fmt=rgba:time_base=1/1,format=yuva420p[${name}]`;
  return `${source};${from}[${name}]overlay=format=yuv420`;
}

function pushLayer(graph: Graph, name: string, { data, width, height }: Pixels): void {
  const timeBase = { num: 1, den: 1 };
  const frame = Frame.fromVideoBuffer(data, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts: 0n });
  graph.push(name, frame);
  graph.push(name, null);
  frame.free();
}

/** Takes the frames of one video and makes both clips of them. */
export interface Studio {
  picture(frame: Frame): void;
  sound(frame: Frame): void;
  /** Progress through the part that the clips show. */
  percent(): number;
  finish(): MadeFile[];
}

interface Set {
  probe: VideoProbe;
  video: Stream;
  sample: Clip;
  preview: Clip;
}

export async function openStudio({ video, audio }: Input, probe: VideoProbe): Promise<Studio> {
  if (!video) throw new MediaRejected('unreadable');
  const set: Set = { probe, video, sample: await openClip('sample', probe), preview: await openClip('preview', probe) };
  let film: { graph: Graph; width: number; height: number; start: bigint } | undefined;
  let music: Graph | undefined;
  let seenMs = 0;
  return {
    picture(frame) {
      const { width, height, pts } = frame;
      film ??= { graph: filmGraph(set, frame), width, height, start: pts };
      if (width !== film.width || height !== film.height) throw new MediaRejected('unreadable', 'its size changes');
      seenMs = milliseconds(video, pts - film.start);
      film.graph.push('film', frame);
      writeFilm(film.graph, set);
    },
    sound(frame) {
      if (!audio || !set.sample.sounds) return;
      music ??= createGraph(musicGraph(audio, frame, milliseconds(video, video.startTime), set.sample.seconds));
      music.push('music', frame);
      for (const ready of music.pull('sample')) set.sample.sounds.write(ready);
    },
    percent: () => (seenMs / Math.min(set.sample.seconds * 1000, probe.durationMs)) * 100,
    finish() {
      if (!film) throw new MediaRejected('unreadable', 'no picture');
      film.graph.push('film', null);
      writeFilm(film.graph, set);
      music?.push('music', null);
      for (const ready of music?.pull('sample') ?? []) set.sample.sounds?.write(ready);
      for (const track of [set.sample.sounds, set.sample.pictures, set.preview.pictures]) track?.write(null);
      film.graph.free();
      music?.free();
      return [set.preview.finish(), set.sample.finish()];
    },
  };
}

function writeFilm(graph: Graph, { sample, preview }: Set): void {
  for (const ready of graph.pull('sample')) sample.pictures.write(ready);
  for (const ready of graph.pull('preview')) preview.pictures.write(ready);
}

/**
 * Scales once, to the larger clip, for both clips; filters that buffer frames come afterwards, when frames are small.
 */
function filmGraph({ probe, video, sample, preview }: Set, frame: Frame): Graph {
  const { num, den, every } = clipRate(probe);
  const graph = createGraph(
    [
      pictureSource('film', video, frame),
      `setpts=PTS-STARTPTS,framestep=${every}`,
      toScreen(probe, sample.width, sample.height),
      `fps=${num}/${den},trim=end=${sample.seconds},split[large][copy]`,
    ].join(',') +
      `;[copy]trim=end=${preview.seconds},scale=${preview.width}:${preview.height}:flags=area[small]` +
      `;${layOver('[large]', 'largemark', sample.watermark)},buffersink@sample` +
      `;${layOver('[small]', 'smallmark', preview.watermark)},buffersink@preview`,
  );
  pushLayer(graph, 'largemark', sample.watermark);
  pushLayer(graph, 'smallmark', preview.watermark);
  return graph;
}

/** Aligns the sound with the start of the pictures. */
function musicGraph(audio: Stream, frame: Frame, startMs: number, seconds: number): string {
  return [
    soundSource('music', audio, frame),
    `asetpts=PTS-${startMs / 1000}/TB`,
    `aresample=${SAMPLE_RATE}:async=1:first_pts=0`,
    `atrim=end=${seconds}`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    'asetnsamples=1024:p=0',
    'abuffersink@sample',
  ].join(',');
}

function milliseconds({ timeBase: { num, den } }: Stream, time: bigint): number {
  return (Number(time) * num * 1000) / den;
}
