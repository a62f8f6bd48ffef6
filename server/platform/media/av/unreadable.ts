import { AVERROR_ENOSPC } from 'node-av/constants';
import { FFmpegError } from 'node-av/lib';
import { MediaRejected } from '../failures.ts';

/** Blames the file for anything that FFmpeg cannot do with it, unless our disk is full. */
export async function blameFile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FFmpegError && error.code !== AVERROR_ENOSPC)
      throw new MediaRejected('unreadable', error.message);
    throw error;
  }
}
