import * as z from 'zod';
import {
  COLOUR_NAMES,
  EFFECT_LENGTHS,
  FRAME_RATES,
  LENGTHS,
  MUSIC_LENGTHS,
  ORIENTATIONS,
  SORTS,
} from '../../../contract/domain/discovery.ts';
import { MEDIA_KINDS, SIZE_CLASSES } from '../../../contract/domain/media.ts';
import { ENERGIES, KEYS, TEMPOS } from '../../../contract/domain/music.ts';
import { id } from '../inputs.ts';

const spans = (ranges: readonly string[]) => ranges.join(', ');
const LENGTH = `Seconds. Video: ${spans(LENGTHS)}. Music: ${spans(MUSIC_LENGTHS)}. Sound effects: ${spans(EFFECT_LENGTHS)}.`;
const LENGTH_RANGES = [...new Set([...LENGTHS, ...MUSIC_LENGTHS, ...EFFECT_LENGTHS])];

/** The search as an assistant asks for it; a filter that the type doesn't have finds nothing, so each names its types. */
export const searchInput = z.strictObject({
  type: z.enum(MEDIA_KINDS).default('video').describe('What to search.'),
  words: z
    .string()
    .max(200)
    .default('')
    .describe('Words to find, in English or Chinese. A minus leaves a word out: “city night -people”.'),
  exact: z.boolean().optional().describe('Take the words as they are, without correcting their spelling.'),
  sort: z.enum(SORTS).default('relevance'),
  orientation: z.enum(ORIENTATIONS).optional().describe('Video and photos.'),
  colour: z.enum(COLOUR_NAMES).optional().describe('Main colour. Video and photos.'),
  people: z.boolean().optional().describe('With people, or without. Video and photos.'),
  resolution: z.enum(SIZE_CLASSES).optional().describe('Video.'),
  frameRate: z.enum(FRAME_RATES).optional().describe('Frames per second; “100” is 100 and more. Video.'),
  hdr: z.boolean().optional().describe('HDR only. Video.'),
  length: z.enum(LENGTH_RANGES).optional().describe(LENGTH),
  bpm: z.enum(TEMPOS).optional().describe('Beats per minute. Music.'),
  key: z.enum(KEYS).optional().describe('Musical key. Music.'),
  vocals: z.boolean().optional().describe('With vocals, or instrumental. Music.'),
  energy: z.enum(ENERGIES).optional().describe('Music and sound effects.'),
  like: id.optional().describe('Id of a material: find others that look or sound like it.'),
  shopId: id.optional().describe('Only from this contributor; get_material returns the id as shop.'),
  categoryId: id.optional().describe('Only from this category; get_material returns the id.'),
  pageSize: z.int().min(1).max(100).default(20),
  page: z.string().max(600).optional().describe('The nextPage of the previous reply; leave out for the first page.'),
});
