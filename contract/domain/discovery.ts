import type { Source } from './material.ts';
import type { MediaKind } from './media.ts';

/** Types that a search covers, as addresses name them. */
export const SEARCH_TYPES = ['video', 'pic', 'music', 'effect'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

const KIND_OF_TYPE: Record<SearchType, MediaKind> = { video: 'video', pic: 'photo', music: 'music', effect: 'effect' };

export function kindOfType(type: SearchType): MediaKind {
  return KIND_OF_TYPE[type];
}

export function typeOfKind(kind: MediaKind): SearchType {
  return kind === 'photo' ? 'pic' : kind;
}

export const SORTS = ['relevance', 'newest', 'popular'] as const;
export type Sort = (typeof SORTS)[number];

/** Seconds of a clip; `10-20` begins at 10 and ends before 20. */
export const LENGTHS = ['0-5', '5-10', '10-20', '20-60', '60-'] as const;
/** The same for music and for sound effects, which are searched by other lengths. */
export const MUSIC_LENGTHS = ['0-30', '30-60', '60-120', '120-180', '180-'] as const;
export const EFFECT_LENGTHS = ['0-2', '2-10', '10-30', '30-'] as const;

/** The range that a number is in; the last one has no end. */
export function rangeOf<Range extends string>(ranges: readonly Range[], value: number): Range | undefined {
  return ranges.find((range) => {
    const [from, to] = range.split('-').map(Number) as [number, number];
    return value >= from && (value < to || to === 0);
  });
}

/** Frames per second, rounded: 23.976 is 24. `100` stands for 100 and more. */
export const FRAME_RATES = ['24', '25', '30', '50', '60', '100'] as const;

/** `panorama`: at least twice as wide as high. */
export const ORIENTATIONS = ['landscape', 'portrait', 'square', 'panorama'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Colours by their common names, each with the value that a swatch shows. */
export const COLOURS = {
  red: '#d7263d',
  orange: '#f46036',
  yellow: '#f5c518',
  green: '#3f9b45',
  teal: '#1b998b',
  blue: '#2e6fd8',
  purple: '#7b4fc9',
  pink: '#ef7fb0',
  brown: '#8a5a34',
  black: '#111114',
  grey: '#8a8a92',
  white: '#f4f4f2',
} as const;
export type Colour = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as Colour[];

/** A larger total is shown as “more than”. */
export const COUNTED_UP_TO = 1000;

/** How many bookmarks a page of favourites or a board shows. */
export const BOOKMARKS_PAGE_SIZE = 48;

/** Numbers by which bookmarks and tracking name what they refer to. */
export const TARGET = { video: 0, photo: 1, pond5: 5, music: 100 } as const;
export type TargetType = (typeof TARGET)[keyof typeof TARGET];

export function targetTypeOf(kind: 'video' | 'photo', from: Source): Exclude<TargetType, typeof TARGET.music>;
export function targetTypeOf(kind: MediaKind, from: Source): TargetType;
export function targetTypeOf(kind: MediaKind, from: Source): TargetType {
  if (kind === 'video') return from === 'pond5' ? TARGET.pond5 : TARGET.video;
  return kind === 'photo' ? TARGET.photo : TARGET.music;
}

/** Whether a material is of the type that a caller names. Videos of the partner count as videos too. */
export function isOfTarget(kind: MediaKind, from: Source, named: TargetType): boolean {
  return named === targetTypeOf(kind, from) || (named === TARGET.video && kind === 'video');
}

/** Actions on a material that tracking records. */
export const TRACKING_RULES = {
  open: 10,
  bookmark: 21,
  unbookmark: 22,
  download: 23,
  copyCode: 24,
  copyLink: 25,
  openPurchase: 27,
} as const;
export type TrackingRule = (typeof TRACKING_RULES)[keyof typeof TRACKING_RULES];

/** Orders of the list of contests: first to end, or last to begin. */
export const CONTEST_ORDERS = ['closing', 'newest'] as const;
export type ContestOrder = (typeof CONTEST_ORDERS)[number];
