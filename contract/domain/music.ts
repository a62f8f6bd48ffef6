import type { MediaKind } from './media.ts';

/** What `musicType` stands for: music, or a sound effect. */
export const MUSIC_TYPES = { 1: 'music', 2: 'effect' } as const satisfies Record<number, MediaKind>;

export const SOUND_KINDS = ['music', 'effect'] as const satisfies MediaKind[];
export type SoundKind = (typeof SOUND_KINDS)[number];

/** What a tag says about a sound. */
export const TAG_TYPES = ['genre', 'mood', 'instrument', 'theme'] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Types of tags that a sound may have; an effect has neither genre nor instruments. */
export const TAG_TYPES_OF: Record<SoundKind, readonly TagType[]> = { music: TAG_TYPES, effect: ['mood', 'theme'] };

/** What editors look for among pieces, to complete them. */
export const LACKING = ['facts', 'tags', 'rights'] as const;

/** Columns of the table in which editors describe many pieces at once; names and titles only tell which piece it is. */
export const SHEET_COLUMNS = [
  'code',
  'titleZh',
  'titleEn',
  'composer',
  'artist',
  'bpm',
  'key',
  'vocals',
  'genre',
  'mood',
  'instrument',
  'theme',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** Reasons why a line of that table is not taken over. */
export const SHEET_PROBLEMS = [
  'unknown-code',
  'repeated-code',
  'too-long',
  'not-a-tempo',
  'not-a-key',
  'not-yes-or-no',
  'unknown-tag',
] as const;
export type SheetProblem = (typeof SHEET_PROBLEMS)[number];

export const MUSIC_LIMITS = { name: 120, version: 60, tags: 60, bpm: { min: 20, max: 300 } } as const;

/** Beats a minute; `70-90` begins at 70 and ends before 90. */
export const TEMPOS = ['0-70', '70-90', '90-110', '110-130', '130-150', '150-'] as const;

/** How driving a sound is. */
export const ENERGIES = ['low', 'medium', 'high'] as const;
export type Energy = (typeof ENERGIES)[number];

/** How long a recording that somebody searches by may be. */
export const REFERENCE_SECONDS = { least: 3, most: 30 };

/** Each key under the name that musicians use most. */
export const KEYS = [
  'c-major',
  'd-flat-major',
  'd-major',
  'e-flat-major',
  'e-major',
  'f-major',
  'f-sharp-major',
  'g-major',
  'a-flat-major',
  'a-major',
  'b-flat-major',
  'b-major',
  'c-minor',
  'c-sharp-minor',
  'd-minor',
  'e-flat-minor',
  'e-minor',
  'f-minor',
  'f-sharp-minor',
  'g-minor',
  'g-sharp-minor',
  'a-minor',
  'b-flat-minor',
  'b-minor',
] as const;
export type Key = (typeof KEYS)[number];
