import { AV_OPT_SEARCH_CHILDREN } from 'node-av/constants';
import { type CodecContext, FFmpegError, Option } from 'node-av/lib';

/** Sets options before a codec is opened, because `open2Sync` would free them twice. */
export function setOptions(context: CodecContext, options: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(options))
    FFmpegError.throwIfError(Option.set(context.getNative(), name, String(value), AV_OPT_SEARCH_CHILDREN), name);
}
