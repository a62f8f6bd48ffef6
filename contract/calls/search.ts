import * as z from 'zod/mini';
import { get, id, idInAddress, line, post } from '../call.ts';
import {
  COLOUR_NAMES,
  EFFECT_LENGTHS,
  FRAME_RATES,
  LENGTHS,
  MUSIC_LENGTHS,
  ORIENTATIONS,
  SEARCH_TYPES,
  SORTS,
} from '../domain/discovery.ts';
import { PRICE_CLASSES, SOURCES } from '../domain/material.ts';
import { SIZE_CLASSES } from '../domain/media.ts';
import { ENERGIES, KEYS, TEMPOS } from '../domain/music.ts';
import { LITERAL, READINGS } from '../domain/readings.ts';
import { heard } from '../heard.ts';
import { anyItem } from '../items.ts';

const yes = z.literal('1');
const yesOrNo = z.literal(['0', '1']);

/** Readings of a sentence that are not wanted, with commas between them. */
const literal = z.optional(z.string().check(z.regex(LITERAL)));

/** Everything that narrows a list, as the address carries it; what a type does not have finds nothing. */
const searchFilters = {
  categoryId: z.optional(idInAddress),
  resolution: z.optional(z.enum(SIZE_CLASSES)),
  length: z.optional(z.enum([...LENGTHS, ...MUSIC_LENGTHS, ...EFFECT_LENGTHS])),
  frameRate: z.optional(z.enum(FRAME_RATES)),
  orientation: z.optional(z.enum(ORIENTATIONS)),
  hdr: z.optional(yes),
  /** Finds only materials of which it is known whether people are in them. */
  people: z.optional(yesOrNo),
  source: z.optional(z.enum(SOURCES)),
  colour: z.optional(z.enum(COLOUR_NAMES)),
  priceClass: z.optional(z.enum(PRICE_CLASSES)),
  shopId: z.optional(idInAddress),
  /** Numbers of tags. */
  genre: z.optional(idInAddress),
  mood: z.optional(idInAddress),
  instrument: z.optional(idInAddress),
  theme: z.optional(idInAddress),
  /** Tempo, key and whether somebody sings find only pieces of which staff confirmed them. */
  bpm: z.optional(z.enum(TEMPOS)),
  key: z.optional(z.enum(KEYS)),
  vocals: z.optional(yesOrNo),
  /** As a machine heard it. */
  energy: z.optional(z.enum(ENERGIES)),
};

/** A search that can be kept: words and filters, but neither an order nor anything sent before. */
export const keptSearch = z.strictObject({
  type: z.enum(SEARCH_TYPES),
  keyword: z._default(line(0, 200), ''),
  literal,
  ...searchFilters,
});
export type KeptSearch = z.output<typeof keptSearch>;

const sentKey = z.string().check(z.regex(/^[\w-]{22}$/));

const searchQuery = z.strictObject({
  type: z._default(z.enum(SEARCH_TYPES), 'video'),
  keyword: z._default(line(0, 200), ''),
  literal,
  /** Takes the keyword as it is typed, mistakes and all. */
  exact: z.optional(yes),
  ...searchFilters,
  /** Finds materials that look or sound like this one … */
  like: z.optional(idInAddress),
  /** … but not those of its own series … */
  beyondSeries: z.optional(yes),
  /** … or like this picture or sound, sent before. */
  imageKey: z.optional(sentKey),
  soundKey: z.optional(sentKey),
  sort: z._default(z.enum(SORTS), 'relevance'),
  pageSize: z._default(
    z.pipe(
      z.coerce.number().check(z.int()),
      z.transform((size) => Math.min(Math.max(size, 1), 100)),
    ),
    60,
  ),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(800))),
});
/** A search as the server runs it, with defaults filled in. */
export type SearchQuery = z.output<typeof searchQuery>;

/** Help for a search that finds little or nothing. */
const searchHelp = z.object({
  /** Set when the keyword was mistyped: the spelling that these results are for. */
  corrected: z.nullable(z.string()),
  /** The same where `exact` asks for no correction. */
  didYouMean: z.nullable(z.string()),
  /** Set when nothing matches all words: the words that these results do match. */
  instead: z.nullable(z.string()),
  related: z.array(z.string()),
  /** When nothing was found: the other types that have something, without filters. Counted up to 1,000 like `total`. */
  otherTypes: z.array(z.object({ type: z.enum(SEARCH_TYPES), total: z.int(), more: z.boolean() })),
});
export type SearchHelp = z.output<typeof searchHelp>;

/** How a keyword was read that is a sentence or states a filter. Words in quotes are not read. */
const keywordRead = z.object({
  /** What is searched for as words. */
  words: z.string(),
  /** What of it is a filter, or says what the material is for. `literal` takes one away. */
  chips: z.array(
    z.object({
      kind: z.enum(READINGS),
      /** Of the filter; null for a use. */
      value: z.nullable(z.string()),
      /** As it was typed. */
      said: z.string(),
    }),
  ),
});
export type KeywordRead = z.output<typeof keywordRead>;

const suggestion = z.object({
  text: z.string(),
  /** `code` is a material code and leads straight to the material. */
  kind: z.enum(['word', 'category', 'topic', 'shop', 'code']),
  /** Number of the category, topic, shop or material. */
  id: z.nullable(id),
  type: z.nullable(z.enum(SEARCH_TYPES)),
  /** A small picture of the best that a word finds. */
  thumbnail: z.nullable(z.string()),
});
export type Suggestion = z.output<typeof suggestion>;

/** What fits into a request. */
const base64 = z.string().check(z.minLength(1), z.maxLength(900_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

export const searchCalls = {
  search: get('/search', {
    who: 'anyone',
    keep: 3,
    summary: 'Finds materials by words, filters, a picture, a sound or another material',
    input: searchQuery,
    output: z.object({
      infos: z.array(anyItem),
      /** Counted up to 1,000. */
      total: z.int(),
      /** There are more than `total`. */
      more: z.boolean(),
      next: z.nullable(z.string()),
      help: searchHelp,
      /** Null when the keyword is searched for as it stands. */
      read: z.nullable(keywordRead),
    }),
  }),
  suggest: get('/search/suggest', {
    who: 'anyone',
    keep: 60,
    summary: 'What somebody is probably typing: words, categories, topics, shops, a material by its number',
    input: z.strictObject({ q: line(0, 200), type: z.optional(z.enum(SEARCH_TYPES)) }),
    output: z.object({ data: z.array(suggestion) }),
  }),
  sendPicture: post('/search/picture', {
    who: 'anyone',
    summary: 'Takes a picture to search by; `imageKey` stands for it in searches',
    input: z.strictObject({
      /** A JPEG or PNG in base64. Make it small first: 1,024 pixels are plenty. */
      image: base64,
    }),
    output: z.object({ imageKey: z.string(), colours: z.array(z.string()) }),
  }),
  sendSound: post('/search/sound', {
    who: 'anyone',
    summary: 'Takes a part of a recording to search by; `soundKey` stands for it in searches',
    input: z.strictObject({
      /** A WAV in base64: PCM of 16 bits, one channel, 11,025 samples a second, 3 to 30 seconds. */
      sound: base64,
    }),
    output: z.object({ soundKey: z.string(), heard }),
  }),
};
