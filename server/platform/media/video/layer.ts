import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import type { Graph } from '../av/graph.ts';
import type { Pixels } from '../images.ts';

/** The part of a graph that lays a transparent picture over `from`; `pushLayer` hands it that picture, once. */
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
