import * as z from 'zod/mini';
import { around, blocks, cover } from '../body.ts';
import { get, id, idInAddress, instant, line, nothing, post } from '../call.ts';
import { COLOUR_NAMES } from '../domain/discovery.ts';
import { LANGUAGES } from '../domain/language.ts';
import { PRICE_CLASSES } from '../domain/material.ts';
import { SIZE_CLASSES } from '../domain/media.ts';
import { KEYS, TAG_TYPES } from '../domain/music.ts';
import { heard } from '../heard.ts';
import { WRITER_ROLES } from '../domain/music-rights.ts';
import { focus } from '../domain/pictures.ts';
import { anyItem, contestItem, imageItem, musicItem, videoItem } from '../items.ts';

export const topicItem = z.object({
  id,
  title: z.string(),
  homeCover: z.string(),
  colour: z.string(),
  /** What stays in sight of a cover that editors chose. */
  focus: z.optional(focus),
});
export type TopicItem = z.output<typeof topicItem>;

/** A topic in the list of all. */
const topicPage = { ...topicItem.shape, description: z.string(), count: z.int() };

const playlistItem = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Empty when none of its pieces has a cover. */
  coverStr: z.string(),
  /** How many pieces on sale it has, and how long they are together. */
  count: z.int(),
  durationText: z.string(),
});

const shopItem = z.object({ id, name: z.string() });

/** Facts that the product read from the file; null where a kind has no such fact. */
export const technical = z.object({
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  resolution: z.nullable(z.enum(SIZE_CLASSES)),
  /** Seconds. */
  duration: z.nullable(z.number()),
  frameRate: z.nullable(z.number()),
  /** Bits a second. */
  bitrate: z.nullable(z.number()),
  bitDepth: z.nullable(z.int()),
  codec: z.nullable(z.string()),
  hasAudio: z.boolean(),
  /** LUFS. */
  loudness: z.nullable(z.number()),
  sizeBytes: z.int(),
  fileType: z.string(),
});

const tag = z.object({ id, type: z.enum(TAG_TYPES), tagName: z.string() });

/** A contest in which the owner of a material entered it. */
export const enteredIn = z.object({ slug: z.string(), title: z.string(), awarded: z.boolean() });
export type EnteredIn = z.output<typeof enteredIn>;

/** A material as its own page shows it. */
const materialDetail = z.object({
  item: anyItem,
  description: z.string(),
  keywords: z.array(z.string()),
  category: z.nullable(z.object({ id, categoryName: z.string() })),
  shop: z.nullable(shopItem),
  place: z.string(),
  /** A day, `2026-05-01`. */
  takenOn: z.nullable(z.string()),
  /** Editorial use only, not for advertising. */
  editorial: z.boolean(),
  /** How many releases are on file. */
  releases: z.object({ model: z.int(), property: z.int() }),
  priceClass: z.enum(PRICE_CLASSES),
  technical,
  /** What staff confirmed of a sound; null where nobody has, and for what is no sound. */
  sound: z.object({
    bpm: z.nullable(z.int()),
    key: z.nullable(z.enum(KEYS)),
    vocals: z.nullable(z.boolean()),
  }),
  /** What a machine heard in a sound: suggestions, shown as such where nobody has confirmed anything. */
  heard,
  tags: z.array(tag),
  /** Who has rights in a sound; null where nobody noted anything. */
  rights: z.nullable(
    z.object({
      writers: z.array(z.object({ role: z.enum(WRITER_ROLES), name: z.string(), pro: z.string() })),
      isrc: z.string(),
      iswc: z.string(),
      contentId: z.nullable(z.boolean()),
      madeWithAi: z.nullable(z.boolean()),
    }),
  ),
  /** Its main colours, by the names that a search knows. */
  colours: z.array(z.object({ name: z.enum(COLOUR_NAMES), hex: z.string() })),
  /** Its series, without the material itself. */
  group: z.nullable(z.object({ title: z.string(), members: z.array(anyItem) })),
  /** Contests in which it won. */
  wonIn: z.array(enteredIn),
  /** Materials that look almost the same. */
  alike: z.array(anyItem),
  publishedAt: instant,
});
export type MaterialDetail = z.output<typeof materialDetail>;

/** Reasons for which a visitor may report a material. */
export const REPORT_REASONS = ['rights', 'privacy', 'wrong-information', 'offensive', 'technical', 'other'] as const;

/** 1: music, 2: sound effects. */
const musicType = z._default(z.literal([1, 2]), 1);

const categoryList = z.object({ list: z.array(z.object({ id, categoryName: z.string() })) });

export const catalogueCalls = {
  home: post('/home/index', {
    who: 'anyone',
    summary: 'What the home page shows: topics, what editors picked, the newest of each kind, contests',
    input: nothing,
    output: z.object({
      /** Plays behind the heading of the page. */
      hero: z.nullable(videoItem),
      hotWords: z.array(z.string()),
      topicList: z.array(topicItem),
      /** The editors' choice; while they have chosen nothing, the best of the new materials. */
      picks: z.array(z.discriminatedUnion('kind', [videoItem, imageItem])),
      contestList: z.array(contestItem),
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
  musicCategories: post('/music/categoryList', {
    who: 'anyone',
    summary: 'Categories of music, or of sound effects',
    input: z.strictObject({ musicType }),
    output: categoryList,
  }),
  musicTags: get('/music/tags', {
    who: 'anyone',
    keep: 60,
    summary: 'What music and sound effects can be searched by: genres, moods, instruments, themes',
    input: nothing,
    output: z.object({ tags: z.array(tag) }),
  }),
  material: get('/material/:id', {
    who: 'anyone',
    keep: 3,
    summary: 'Everything about one material on sale',
    input: z.strictObject({ id: idInAddress }),
    output: z.object({ material: materialDetail }),
  }),
  sample: post('/material/sample', {
    who: 'member',
    summary: 'A link, good for some minutes, to download the watermarked sample of a material',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string() }),
  }),
  report: post('/material/report', {
    who: 'anyone',
    summary: 'Tells staff that something is wrong with a material',
    input: z.strictObject({ id, reason: z.enum(REPORT_REASONS), text: line(0, 500) }),
    output: z.object({}),
  }),
  topics: get('/topic/list', {
    who: 'anyone',
    keep: 3,
    summary: 'All topics',
    input: nothing,
    output: z.object({
      infos: z.array(z.object(topicPage)),
    }),
  }),
  topic: get('/topic/:id', {
    who: 'anyone',
    keep: 3,
    summary: 'One topic with its materials in the order that editors gave them',
    input: z.strictObject({ id: idInAddress }),
    output: z.object({
      topic: z.object({
        ...topicPage,
        /** The one that editors chose; null where its pictures stand for it. */
        cover: z.nullable(cover),
        body: blocks,
        /** Of the body; not the reader's where that translation is missing. */
        language: z.enum(LANGUAGES),
        ...around,
      }),
      infos: z.array(anyItem),
    }),
  }),
  playlists: get('/playlist/list', {
    who: 'anyone',
    keep: 3,
    summary: 'All playlists that are shown now',
    input: nothing,
    output: z.object({ infos: z.array(playlistItem) }),
  }),
  playlist: get('/playlist/:id', {
    who: 'anyone',
    keep: 3,
    summary: 'One playlist with its pieces in the order that editors gave them',
    input: z.strictObject({ id: idInAddress }),
    output: z.object({ playlist: playlistItem, infos: z.array(musicItem) }),
  }),
  shop: get('/shop/:id', {
    who: 'anyone',
    keep: 3,
    summary: 'A shop: who sells there, and how much of each kind; its materials are found by searching with `shopId`',
    input: z.strictObject({ id: idInAddress }),
    output: z.object({
      shop: z.object({
        ...shopItem.shape,
        bio: z.string(),
        /** Pictures chosen by the owner, if any. */
        banner: z.nullable(z.string()),
        avatar: z.nullable(z.string()),
        /** Pictures that represent the shop, the best first. */
        covers: z.array(z.object({ url: z.string(), colour: z.string() })),
        counts: z.object({ video: z.int(), photo: z.int(), music: z.int(), effect: z.int() }),
        since: instant,
      }),
    }),
  }),
};
