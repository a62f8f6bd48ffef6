import {
  AV_BUFFERSRC_FLAG_KEEP_REF,
  AV_BUFFERSRC_FLAG_PUSH,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  type AVBufferSrcFlag,
} from 'node-av/constants';
import { FFmpegError, type FilterContext, FilterGraph, Frame } from 'node-av/lib';

const PUSH_AND_KEEP = (AV_BUFFERSRC_FLAG_PUSH | AV_BUFFERSRC_FLAG_KEEP_REF) as AVBufferSrcFlag;

export interface Graph {
  /** Null ends the input. */
  push(input: string, frame: Frame | null): void;
  /** All frames that are ready; each is freed when the loop continues. */
  pull(output: string): Generator<Frame>;
  sink(output: string): FilterContext;
  free(): void;
}

/**
 * A filter graph whose inputs and outputs are named in its description as `buffer@name=…` (`abuffer`) and
 * `buffersink@name` (`abuffersink`). Never put anything but numbers from a stranger's file into the description.
 */
export function createGraph(description: string, threads = 2): Graph {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = threads;
  FFmpegError.throwIfError(graph.parsePtr(description), 'filters');
  FFmpegError.throwIfError(graph.configSync(), 'filters');
  const find = (names: string[]): FilterContext => {
    const found = names.map((name) => graph.getFilter(name)).find((filter) => filter !== null);
    if (!found) throw new Error(`No filter ${names.join(' or ')}`);
    return found;
  };
  const sink = (output: string) => find([`buffersink@${output}`, `abuffersink@${output}`]);
  const frame = new Frame();
  frame.alloc();
  return {
    push(input, source) {
      const target = find([`buffer@${input}`, `abuffer@${input}`]);
      const code = target.buffersrcAddFrameSync(source, PUSH_AND_KEEP);
      if (code !== AVERROR_EOF) FFmpegError.throwIfError(code, 'filter');
    },
    *pull(output) {
      const source = sink(output);
      for (;;) {
        const code = source.buffersinkGetFrameSync(frame);
        if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
        FFmpegError.throwIfError(code, 'filter');
        yield frame;
        frame.unref();
      }
    },
    sink,
    free() {
      frame.free();
      graph.free();
    },
  };
}
