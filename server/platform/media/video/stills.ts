import type { FindingCode } from '#contract/domain/media.ts';
import { createGraph, type Graph } from '../av/graph.ts';
import { type Input, openInput } from '../av/input.ts';
import { pictureSource } from '../av/sources.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import type { Pixels } from '../images.ts';
import { hasBlackBorders } from '../look/borders.ts';
import { describeLook } from '../look/look.ts';
import { frameWorth } from '../look/frame-worth.ts';
import type { Task } from '../protocol.ts';
import type { Look, Outcome, VideoProbe } from '../steps.ts';
import { makeThumbs } from '../thumbs.ts';
import { pickFrames } from './frames.ts';
import { fitInside, toScreen } from './picture.ts';

const SIDE = 1280;

/** Makes the poster and thumbnails from the video's best frame, describes its look, and checks for black borders. */
export function makeStills({ file, probe, onProgress }: Task<VideoProbe>): Promise<Outcome<Look>> {
  return blameFile(async () => {
    const input = openInput(file, 'mov');
    const pictures = [...showFrames(input, probe)];
    input.close();
    onProgress(50);
    const best = pictures.toSorted((a, b) => frameWorth(b) - frameWorth(a))[0];
    if (!best) throw new MediaRejected('unreadable', 'no picture');
    const findings: FindingCode[] = hasBlackBorders(pictures) ? ['black-borders'] : [];
    return { facts: await describeLook(best), files: await makeThumbs(best), findings };
  });
}

function* showFrames(input: Input, probe: VideoProbe): Generator<Pixels> {
  const { video } = input;
  if (!video) throw new MediaRejected('unreadable');
  const { width, height } = fitInside(probe, SIDE, SIDE);
  let graph: Graph | undefined;
  for (const frame of pickFrames(input, video, probe)) {
    graph ??= createGraph(
      `${pictureSource('film', video, frame)},${toScreen(probe, width, height)},format=rgb24,buffersink@screen`,
    );
    graph.push('film', frame);
    for (const shown of graph.pull('screen')) yield { data: shown.toBuffer(), width, height, channels: 3 };
  }
  graph?.free();
}
