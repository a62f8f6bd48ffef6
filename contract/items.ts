import * as z from 'zod/mini';
import { id, instant } from './call.ts';
import { PRICE_CLASSES, SOURCES } from './domain/material.ts';
import { SIZE_CLASSES } from './domain/media.ts';

const flag = z.literal([0, 1]);

/** A picture in two sizes with its dimensions, so that the layout does not shift when it loads. */
const picture = {
  thumbnail: z.string(),
  thumbnail2x: z.string(),
  poster: z.string(),
  width: z.int(),
  height: z.int(),
  /** Fills the box until the picture has loaded. */
  colour: z.string(),
};

const material = {
  id,
  code: z.string(),
  /** In the reader's language. */
  title: z.string(),
  /** The title given by its owner. */
  userTitle: z.string(),
  from: z.enum(SOURCES),
  /** The reader's bookmark; visitors have none. */
  bookmarkId: z.nullable(id),
  /** How many almost identical materials lists hide behind this one. */
  alike: z.int(),
};

export const videoItem = z.object({
  kind: z.literal('video'),
  ...material,
  ...picture,
  url: z.string(),
  url480: z.string(),
  /** Null for budget footage, which has no sample. */
  samplePath: z.nullable(z.string()),
  /** Seconds. */
  duration: z.number(),
  /** Null for a clip of an unknown size. */
  resolution: z.nullable(z.enum(SIZE_CLASSES)),
  groupFlag: flag,
  hdrFlag: flag,
  /** Where a search saw in it what was asked for. */
  second: z.optional(z.int()),
});
export type VideoItem = z.output<typeof videoItem>;

export const imageItem = z.object({
  kind: z.literal('photo'),
  ...material,
  ...picture,
  samplePath: z.nullable(z.string()),
  groupFlag: flag,
});
export type ImageItem = z.output<typeof imageItem>;
export type PictureItem = VideoItem | ImageItem;

export const musicItem = z.object({
  kind: z.literal(['music', 'effect']),
  musicId: id,
  code: z.string(),
  musicName: z.string(),
  composerText: z.string(),
  artistText: z.string(),
  cover: z.array(z.object({ url: z.string() })),
  coverStr: z.string(),
  url: z.string(),
  waveUrl: z.string(),
  durationText: z.string(),
  tagList: z.array(z.object({ tagName: z.string() })),
  subVersionCount: z.int(),
  /** Of a version that is meant to go round. */
  loopFlag: flag,
  bookmarkId: z.nullable(id),
  price: z.enum(PRICE_CLASSES),
});
export type MusicItem = z.output<typeof musicItem>;

/** Any material as a card shows it. */
export const anyItem = z.discriminatedUnion('kind', [videoItem, imageItem, musicItem]);
export type AnyItem = z.output<typeof anyItem>;

export const contestItem = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  opensAt: instant,
  closesAt: instant,
  /** Whether it accepts entries now. */
  open: z.boolean(),
});
export type ContestItem = z.output<typeof contestItem>;
