import * as z from 'zod/mini';
import { get, id, nothing, post } from '../call.ts';
import { PRICE_CLASSES, SOURCES } from '../domain/material.ts';

const flag = z.literal([0, 1]);

/** A picture in two sizes with its box, so that nothing moves when it arrives. */
const picture = {
  thumbnail: z.string(),
  thumbnail2x: z.string(),
  poster: z.string(),
  width: z.int(),
  height: z.int(),
  /** Fills the box until the picture is there. */
  colour: z.string(),
};

const material = {
  id,
  code: z.string(),
  /** In the reader's language. */
  title: z.string(),
  /** As its owner called it. */
  userTitle: z.string(),
  from: z.enum(SOURCES),
  bookmarkId: z.nullable(id),
};

const videoItem = z.object({
  ...material,
  ...picture,
  url: z.string(),
  url480: z.string(),
  /** Raw footage has no sample to download. */
  samplePath: z.nullable(z.string()),
  /** Seconds. */
  duration: z.number(),
  groupFlag: flag,
  hdrFlag: flag,
});
export type VideoItem = z.output<typeof videoItem>;

const imageItem = z.object({ ...material, ...picture, samplePath: z.nullable(z.string()), groupFlag: flag });
export type ImageItem = z.output<typeof imageItem>;

const musicItem = z.object({
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
  bookmarkId: z.nullable(id),
  price: z.enum(PRICE_CLASSES),
});
export type MusicItem = z.output<typeof musicItem>;

const topicItem = z.object({ id, title: z.string(), homeCover: z.string(), colour: z.string() });
export type TopicItem = z.output<typeof topicItem>;

const categoryList = z.object({ list: z.array(z.object({ id, categoryName: z.string() })) });

export const catalogCalls = {
  home: post('/home/index', {
    who: 'anyone',
    summary: 'What the home page shows: topics and the newest of each kind',
    input: nothing,
    output: z.object({
      topicList: z.array(topicItem),
      videoList: z.array(videoItem),
      photoList: z.array(imageItem),
      musicList: z.array(musicItem),
    }),
  }),
  hotWords: get('/hotword', {
    who: 'anyone',
    summary: 'Words that people search for',
    input: nothing,
    output: z.object({ data: z.array(z.string()) }),
  }),
  videoCategories: post('/video/categoryList', {
    who: 'anyone',
    summary: 'Categories of video',
    input: nothing,
    output: categoryList,
  }),
  photoCategories: post('/photo/categoryList', {
    who: 'anyone',
    summary: 'Categories of photos',
    input: nothing,
    output: categoryList,
  }),
};
