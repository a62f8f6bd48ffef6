import type { Frame } from 'node-av/lib';
import { createGraph, type Graph } from '../av/graph.ts';
import { type Input, openInput } from '../av/input.ts';
import { pictureSource } from '../av/sources.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, VideoProbe } from '../steps.ts';
import type { Pixels } from '../images.ts';
import { type Mark, watermarkLayer } from '../watermark.ts';
import { type Clip, openClip } from './clip.ts';
import { CLIP_MARKS, type ClipKind } from './clip-kinds.ts';
import { film } from './clips.ts';
import { toScreen } from './picture.ts';
import { layOver, milliseconds, musicGraph, pushLayer, type Studio } from './studio.ts';

/** Encodes a whole video of an entry anew, as judges watch it. */
export function makeScreening(task: Task<VideoProbe>): Promise<Outcome<null>> {
  return encode(task, 'screening');
}

/** The same as visitors watch it: smaller, and marked all over. */
export function makeShowing(task: Task<VideoProbe>): Promise<Outcome<null>> {
  return encode(task, 'showing', CLIP_MARKS.sample);
}

/** What a licensee gets besides the original: all of it, at its own frame rate, without a mark. */
export function makeFormat(kind: 'mp4-1080' | 'prores-proxy') {
  return (task: Task<VideoProbe>) => encode(task, kind);
}

function encode(task: Task<VideoProbe>, kind: ClipKind, mark?: Mark): Promise<Outcome<null>> {
  return blameFile(async () => {
    const input = openInput(task.file, 'mov');
    const clip = openClip(kind, task.probe);
    const layer = mark && (await watermarkLayer(clip.width, clip.height, mark));
    const studio = openWhole(input, task.probe, { clip, layer });
    await film(input, studio, task);
    input.close();
    return { facts: null, files: studio.finish(), findings: [] };
  });
}

interface Wanted {
  clip: Clip;
  /** What is laid over every picture. */
  layer: Pixels | undefined;
}

function openWhole({ video, audio }: Input, probe: VideoProbe, { clip, layer }: Wanted): Studio {
  if (!video) throw new MediaRejected('unreadable');
  let pictures: { graph: Graph; width: number; height: number; start: bigint } | undefined;
  let music: Graph | undefined;
  let seenMs = 0;
  const hear = () => {
    for (const ready of music?.pull('sample') ?? []) clip.sounds?.write(ready);
  };
  return {
    picture(frame) {
      const { width, height, pts } = frame;
      pictures ??= {
        graph: screen({ clip, layer }, probe, pictureSource('film', video, frame)),
        width,
        height,
        start: pts,
      };
      if (width !== pictures.width || height !== pictures.height)
        throw new MediaRejected('unreadable', 'its size changes');
      seenMs = milliseconds(video, pts - pictures.start);
      push(pictures.graph, clip, frame);
    },
    sound(frame) {
      if (!audio || !clip.sounds) return;
      music ??= createGraph(musicGraph(audio, frame, milliseconds(video, video.startTime), clip));
      music.push('music', frame);
      hear();
    },
    percent: () => Math.min(99, (seenMs / probe.durationMs) * 100),
    finish() {
      if (!pictures) throw new MediaRejected('unreadable', 'no picture');
      push(pictures.graph, clip, null);
      music?.push('music', null);
      hear();
      for (const track of [clip.sounds, clip.pictures]) track?.write(null);
      pictures.graph.free();
      music?.free();
      return [clip.finish()];
    },
  };
}

function screen(
  { clip: { width, height, seconds, rate, pixels }, layer }: Wanted,
  probe: VideoProbe,
  source: string,
): Graph {
  const { num, den, every } = rate;
  const upright = [
    source,
    `setpts=PTS-STARTPTS,framestep=${every}`,
    toScreen(probe, width, height),
    `fps=${num}/${den},trim=end=${seconds}`,
  ].join(',');
  if (!layer) return createGraph(`${upright},format=${pixels},buffersink@whole`);
  const graph = createGraph(`${upright}[plain];${layOver('[plain]', 'mark', layer)},format=${pixels},buffersink@whole`);
  pushLayer(graph, 'mark', layer);
  return graph;
}

function push(graph: Graph, clip: Clip, frame: Frame | null): void {
  graph.push('film', frame);
  for (const ready of graph.pull('whole')) clip.pictures.write(ready);
}
