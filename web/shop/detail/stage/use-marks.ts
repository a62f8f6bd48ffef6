import { EXCERPT_STEP_MS, type Excerpt, toHundredth } from '#contract/domain/excerpt.ts';
import type { VideoItem } from '#contract/items.ts';
import { markExcerpt, useExcerpt } from '../../../lib/excerpts.ts';

/** The in and out points of a clip. Setting one beyond the other takes the other back to its end of the clip. */
export function useMarks(clip: VideoItem) {
  const excerpt = useExcerpt(clip.id);
  const lengthMs = toHundredth(clip.duration * 1000, clip.duration * 1000);
  const { inMs, outMs } = excerpt ?? { inMs: 0, outMs: lengthMs };
  const mark = (next: Excerpt | null) => markExcerpt(clip.id, next);
  return {
    excerpt,
    lengthMs,
    markIn: (ms: number) => {
      const start = Math.min(toHundredth(ms, lengthMs), lengthMs - EXCERPT_STEP_MS);
      mark({ inMs: start, outMs: outMs > start ? outMs : lengthMs });
    },
    markOut: (ms: number) => {
      const end = Math.max(toHundredth(ms, lengthMs), EXCERPT_STEP_MS);
      mark({ inMs: inMs < end ? inMs : 0, outMs: end });
    },
    clear: () => mark(null),
  };
}

export type ClipMarks = ReturnType<typeof useMarks>;
/** Both get a moment of the clip in milliseconds. */
export type Marks = Pick<ClipMarks, 'markIn' | 'markOut'>;
