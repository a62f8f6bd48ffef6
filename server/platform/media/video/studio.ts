import { Frame, type Stream } from 'node-av/lib';
import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { createGraph, type Graph } from '../av/graph.ts';
import type { Input } from '../av/input.ts';
import { pictureSource, soundSource } from '../av/sources.ts';
import { MediaRejected } from '../failures.ts';
import type { MadeFile, VideoProbe } from '../steps.ts';
import { watermarkLayer } from '../watermark.ts';
import { type Clip, clipRate, openClip, SAMPLE_RATE } from './clip.ts';
import { CLIP_MARKS } from './clip-kinds.ts';
import { toScreen } from './picture.ts';
import type { Pixels } from '../images.ts';

/** The part of a graph that overlays a transparent picture on `from`; `pushLayer` supplies that picture once. */
export function layOver(from: string, name: string, { width, height }: Pixels): string {
  const source = `buffer@${name}=video_size=${width}x${height}:pix_fmt=rgba:time_base=1/1,format=yuva420p[${name}]`;
  return `${source};${from}[${name}]overlay=format=yuv420`;
}

export function pushLayer(graph: Graph, name: string, { data, width, height }: Pixels): void {
  const timeBase = { num: 1, den: 1 };
  const frame = Frame.fromVideoBuffer(data, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts: 0n });
  graph.push(name, frame);
  graph.push(name, null);
  frame.free();
}

/** Takes the frames of one video and makes all clips of them. */
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
  unmarked: Clip;
  marks: Record<keyof typeof CLIP_MARKS, Pixels>;
}

export async function openStudio({ video, audio }: Input, probe: VideoProbe): Promise<Studio> {
  if (!video) throw new MediaRejected('unreadable');
  const [sample, preview, unmarked] = [
    openClip('sample', probe),
    openClip('preview', probe),
    openClip('unmarked', probe),
  ];
  const marks = {
    sample: await watermarkLayer(sample.width, sample.height, CLIP_MARKS.sample),
    preview: await watermarkLayer(preview.width, preview.height, CLIP_MARKS.preview),
  };
  const set: Set = { probe, video, sample, preview, unmarked, marks };
  const sounding = [set.sample.sounds, set.unmarked.sounds];
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
      music ??= createGraph(musicGraph(audio, frame, milliseconds(video, video.startTime), set.sample));
      music.push('music', frame);
      for (const ready of music.pull('sample')) for (const track of sounding) track?.write(ready);
    },
    percent: () => (seenMs / Math.min(set.sample.seconds * 1000, probe.durationMs)) * 100,
    finish() {
      if (!film) throw new MediaRejected('unreadable', 'no picture');
      film.graph.push('film', null);
      writeFilm(film.graph, set);
      music?.push('music', null);
      for (const ready of music?.pull('sample') ?? []) for (const track of sounding) track?.write(ready);
      const clips = [set.preview, set.sample, set.unmarked];
      for (const track of [...sounding, ...clips.map(({ pictures }) => pictures)]) track?.write(null);
      film.graph.free();
      music?.free();
      return clips.map((clip) => clip.finish());
    },
  };
}

function writeFilm(graph: Graph, { sample, preview, unmarked }: Set): void {
  for (const ready of graph.pull('sample')) sample.pictures.write(ready);
  for (const ready of graph.pull('preview')) preview.pictures.write(ready);
  for (const ready of graph.pull('unmarked')) unmarked.pictures.write(ready);
}

/**
 * Scales once to the larger size, and once more for the two smaller clips; filters that buffer frames come afterwards,
 * when frames are small.
 */
function filmGraph({ probe, video, sample, preview, marks }: Set, frame: Frame): Graph {
  const { num, den, every } = clipRate(probe);
  const graph = createGraph(
    [
      pictureSource('film', video, frame),
      `setpts=PTS-STARTPTS,framestep=${every}`,
      toScreen(probe, sample.width, sample.height),
      `fps=${num}/${den},trim=end=${sample.seconds},split[large][copy]`,
    ].join(',') +
      `;[copy]scale=${preview.width}:${preview.height}:flags=area,split[whole][start]` +
      `;[start]trim=end=${preview.seconds}[small];[whole]format=yuv420p,buffersink@unmarked` +
      `;${layOver('[large]', 'largemark', marks.sample)},buffersink@sample` +
      `;${layOver('[small]', 'smallmark', marks.preview)},buffersink@preview`,
  );
  pushLayer(graph, 'largemark', marks.sample);
  pushLayer(graph, 'smallmark', marks.preview);
  return graph;
}

/** Aligns the sound with the start of the pictures. */
export function musicGraph(
  audio: Stream,
  frame: Frame,
  startMs: number,
  { seconds, samples }: Pick<Clip, 'seconds' | 'samples'>,
): string {
  return [
    soundSource('music', audio, frame),
    `asetpts=PTS-${startMs / 1000}/TB`,
    `aresample=${SAMPLE_RATE}:async=1:first_pts=0`,
    `atrim=end=${seconds}`,
    `aformat=sample_fmts=${samples}:channel_layouts=stereo`,
    'asetnsamples=1024:p=0',
    'abuffersink@sample',
  ].join(',');
}

export function milliseconds({ timeBase: { num, den } }: Stream, time: bigint): number {
  return (Number(time) * num * 1000) / den;
}
