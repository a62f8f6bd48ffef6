import * as z from 'zod/mini';
import { id, instant } from '../call.ts';
import { DECISIONS } from '../domain/board.ts';
import { MEDIA_KINDS } from '../domain/media.ts';

const noted = {
  decision: z.nullable(z.enum(DECISIONS)),
  /** Whose decision it is; empty while there is none. */
  decidedBy: z.string(),
  comments: z.int(),
  /** The last second that a comment can stand at; null for photos. */
  lastSecond: z.nullable(z.int()),
};

/** What people decided and said about one work. */
export const workNote = z.object({ materialId: id, ...noted });
export type WorkNote = z.output<typeof workNote>;

/** A work as clients see it: nothing about buying it. */
export const sharedWork = z.object({
  id,
  kind: z.enum(MEDIA_KINDS),
  code: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  /** The larger picture. */
  poster: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  /** The marked preview to watch or hear; empty for photos. */
  url: z.string(),
  /** `00:12`; empty for photos. */
  duration: z.string(),
  ...noted,
});
export type SharedWork = z.output<typeof sharedWork>;

export const boardComment = z.object({
  id,
  author: z.string(),
  /** Written by somebody without an account. */
  client: z.boolean(),
  /** The caller may remove it. */
  removable: z.boolean(),
  second: z.nullable(z.int()),
  text: z.string(),
  at: instant,
});
export type BoardComment = z.output<typeof boardComment>;
