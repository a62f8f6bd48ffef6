import { createGraph, type Graph } from '../av/graph.ts';
import { openInput } from '../av/input.ts';
import { pictureSource } from '../av/sources.ts';
import { blameFile } from '../av/unreadable.ts';
import { embedPicture } from '../embedding/picture.ts';
import type { Embedded, ModelSettings } from '../embedding/settings.ts';
import { likeness, type Vector, writeVector } from '../embedding/vectors.ts';
import { MediaRejected } from '../failures.ts';
import { fromPixels, type Pixels } from '../images.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, VideoProbe } from '../steps.ts';
import { fitInside, toScreen } from './picture.ts';
import { frameOfEachSecond } from './seconds.ts';

const MOST_SECONDS = 60;
/** What is as alike as this to the last one kept shows the same. */
const SAME = 0.95;

/** What each second of a clip looks like to the model; seconds that show the same as before are left out. */
export function embedFilm({ file, probe, model }: Task<VideoProbe>): Promise<Outcome<Embedded>> {
  if (!model) throw new Error('no model');
  return blameFile(async () => {
    const kept: { second: number; vector: Vector }[] = [];
    let broken = 0;
    for (const { second, pixels } of picturesOf(file, probe, model)) {
      const vector = await embedPicture(fromPixels(pixels), model);
      const last = kept.at(-1);
      if (!vector) broken += 1;
      else if (!last || likeness(vector, last.vector) < SAME) kept.push({ second, vector });
    }
    const moments = kept.map(({ second, vector }) => ({ second, vector: writeVector(vector) }));
    return { facts: { moments, broken }, files: [], findings: [] };
  });
}

function* picturesOf(
  file: string,
  probe: VideoProbe,
  { image }: ModelSettings,
): Generator<{ second: number; pixels: Pixels }> {
  const input = openInput(file, 'mov');
  const { video } = input;
  if (!video) throw new MediaRejected('unreadable');
  // The short side is what the model sees of a clip.
  const long = Math.ceil((image.size * Math.max(probe.width, probe.height)) / Math.min(probe.width, probe.height));
  const { width, height } = fitInside(probe, long + 2, image.size);
  let graph: Graph | undefined;
  for (const { second, frame } of frameOfEachSecond(input, video, probe, MOST_SECONDS)) {
    graph ??= createGraph(
      `${pictureSource('film', video, frame)},${toScreen(probe, width, height)},format=rgb24,buffersink@screen`,
    );
    graph.push('film', frame);
    for (const shown of graph.pull('screen'))
      yield { second, pixels: { data: shown.toBuffer(), width, height, channels: 3 } };
  }
  graph?.free();
  input.close();
}
