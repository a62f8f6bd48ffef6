import type { MaterialState } from './material.ts';

/** What a piece must have before a reviewer looks at it; effects are recorded, not written. */
export const SOUND_MISSING = ['title', 'category', 'tags', 'writers'] as const;
export type SoundMissing = (typeof SOUND_MISSING)[number];

export interface SoundDescribed {
  kind: 'music' | 'effect';
  titleZh: string;
  titleEn: string;
  categoryId: number | null;
  tags: number;
  writers: number;
}

export function soundMissing({ kind, titleZh, titleEn, categoryId, tags, writers }: SoundDescribed): SoundMissing[] {
  const missing: Record<SoundMissing, boolean> = {
    title: titleZh.trim() === '' && titleEn.trim() === '',
    category: categoryId === null,
    tags: tags === 0,
    writers: kind === 'music' && writers === 0,
  };
  return SOUND_MISSING.filter((what) => missing[what]);
}

/** Why a piece is not handed in: something is missing, a file is at work or at fault, or it is not the time. */
export const NOT_HANDED_IN = ['not-found', 'state', 'missing', 'processing', 'bad-file'] as const;

/** Covers are square. */
export const COVER_SIDE = 800;

/** States in which a recording can be moved to another piece; what is in review or was on sale stays with its piece. */
const MOVABLE: readonly MaterialState[] = ['uploaded', 'transcoding', 'incomplete', 'returned', 'rejected'];

export function isMovable(state: MaterialState): boolean {
  return MOVABLE.includes(state);
}
