import * as z from 'zod/mini';
import { id, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { KEYS, LACKING, MUSIC_LIMITS, SHEET_COLUMNS, SHEET_PROBLEMS, SOUND_KINDS, TAG_TYPES } from '../domain/music.ts';
import {
  isIsrc,
  isIswc,
  RIGHTS_LIMITS,
  tidyIsrc,
  tidyIswc,
  WHOLE_SHARE,
  WRITER_ROLES,
} from '../domain/music-rights.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { reordering, version } from './topics-desk.ts';

const facts = {
  composer: oneLine(0, MUSIC_LIMITS.name),
  artist: oneLine(0, MUSIC_LIMITS.name),
  /** Null where nobody has confirmed it. */
  bpm: z.nullable(z.int().check(z.gte(MUSIC_LIMITS.bpm.min), z.lte(MUSIC_LIMITS.bpm.max))),
  musicalKey: z.nullable(z.enum(KEYS)),
  vocals: z.nullable(z.boolean()),
};

const row = z.object({
  id,
  code: z.string(),
  kind: z.enum(SOUND_KINDS),
  state: z.enum(MATERIAL_STATES),
  titleZh: z.string(),
  titleEn: z.string(),
  fileName: z.string(),
  thumbnail: z.nullable(z.string()),
  seller: z.string(),
  durationMs: z.nullable(z.int()),
  ...facts,
  /** How many of each it has. */
  tags: z.int(),
  versions: z.int(),
});
export type DeskPiece = z.output<typeof row>;

const heard = {
  ...facts,
  tagIds: z.array(id).check(z.maxLength(MUSIC_LIMITS.tags)),
};
const soundEdit = z.object(heard);
export type SoundEdit = z.output<typeof soundEdit>;

const pieceVersion = z.object({
  id,
  code: z.string(),
  state: z.enum(MATERIAL_STATES),
  title: z.string(),
  versionZh: z.string(),
  versionEn: z.string(),
  durationMs: z.nullable(z.int()),
});
export type PieceVersion = z.output<typeof pieceVersion>;

/** A code that may be empty, as people type it; `tidy` makes it plain before it is looked at. */
const codeOf = (tidy: (typed: string) => string, isOne: (code: string) => boolean) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(40)), z.transform(tidy)),
    z.string().check(z.refine((code) => code === '' || isOne(code), { error: 'invalid' })),
  );

const writer = z.strictObject({
  role: z.enum(WRITER_ROLES),
  name: oneLine(1, RIGHTS_LIMITS.name),
  pro: oneLine(0, RIGHTS_LIMITS.pro),
  ipi: z.string().check(z.trim(), z.regex(/^(?:\d{9,11})?$/, { error: 'invalid' })),
  /** In hundredths of a per cent: writers have 10,000 together, and so have publishers. */
  share: z.int().check(z.nonnegative(), z.lte(WHOLE_SHARE)),
});

const owned = {
  iswc: codeOf(tidyIswc, isIswc),
  /** Whether it is registered for Content ID, has samples of other recordings, was made with AI; null: not known. */
  contentId: z.nullable(z.boolean()),
  samples: z.nullable(z.boolean()),
  madeWithAi: z.nullable(z.boolean()),
  writers: z.array(writer).check(z.maxLength(RIGHTS_LIMITS.writers)),
  /** Of the piece and of its versions. */
  isrcs: z.array(z.strictObject({ id, isrc: codeOf(tidyIsrc, isIsrc) })).check(z.maxLength(200)),
};
const rightsEdit = z.object(owned);
export type RightsEdit = z.output<typeof rightsEdit>;

const rights = z.object({ id, version: z.int(), edit: rightsEdit });
export type DeskRights = z.output<typeof rights>;

const inFile = z.object({
  title: z.string(),
  composer: z.string(),
  artist: z.string(),
  album: z.string(),
  genre: z.string(),
  copyright: z.string(),
  bpm: z.nullable(z.int()),
  musicalKey: z.nullable(z.enum(KEYS)),
  cover: z.nullable(z.string()),
  /** Of the piece and of its versions, where their files have one. */
  isrcs: z.array(z.object({ id, isrc: z.string() })),
});
export type InFile = z.output<typeof inFile>;

const piece = z.object({
  id,
  kind: z.enum(SOUND_KINDS),
  /** 0 before anybody confirmed anything; a change must name it. */
  version: z.int(),
  edit: soundEdit,
  /** What a machine heard, for staff to confirm. */
  heard: z.object({ bpm: z.nullable(z.int()), musicalKey: z.nullable(z.enum(KEYS)) }),
  /** What other software wrote into the file, for staff to take over; empty where it says nothing. */
  inFile,
  versions: z.array(pieceVersion),
  rights,
});
export type DeskSound = z.output<typeof piece>;

const sheetLine = z.object({
  /** Number of the line, as a spreadsheet counts. */
  line: z.int(),
  code: z.string(),
  outcome: z.enum(['unchanged', 'change', 'error']),
  changes: z.array(z.object({ column: z.enum(SHEET_COLUMNS), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.enum(SHEET_COLUMNS), problem: z.enum(SHEET_PROBLEMS) })),
});
export type SheetLine = z.output<typeof sheetLine>;
const sheetReport = z.object({ lines: z.array(sheetLine), ignored: z.array(z.string()), applied: z.boolean() });
export type SheetReport = z.output<typeof sheetReport>;

const filter = {
  keyword: z._default(line(0, 1000), ''),
  kind: z.optional(z.enum(SOUND_KINDS)),
  state: z.optional(z.enum(MATERIAL_STATES)),
  lacking: z.optional(z.enum(LACKING)),
};

const seen = z.int().check(z.nonnegative());

export const musicDeskCalls = {
  list: post('/office/music/list', {
    who: CATALOGUE_EDITORS,
    summary: 'Find pieces of music and sound effects by code, title, composer, artist or shop; versions are not listed',
    input: z.strictObject({
      ...paging,
      ...filter,
    }),
    output: listOf(row),
  }),
  detail: post('/office/music/detail', {
    who: CATALOGUE_EDITORS,
    summary: 'What staff confirmed of a piece, its tags and its versions; a version shows its piece',
    input: z.strictObject({ id }),
    output: z.object({ piece }),
  }),
  edit: post('/office/music/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Confirm tempo, key and vocals of a piece, choose its tags and name who made it',
    input: z.strictObject({ id, version: seen, ...heard }),
    output: z.object({ piece }),
  }),
  exportSheet: post('/office/music/exportSheet', {
    who: CATALOGUE_EDITORS,
    summary: 'What staff say of pieces, as a table for spreadsheets',
    input: z.strictObject(filter),
    output: z.object({ csv: z.string() }),
  }),
  importSheet: post('/office/music/importSheet', {
    who: CATALOGUE_EDITORS,
    summary: 'What such a table would change, line by line; with `apply` its valid lines are taken over',
    input: z.strictObject({
      /** The bytes in base64, because the encoding of the file is unknown. */
      file: z.string().check(z.minLength(1), z.maxLength(960_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      apply: z.boolean(),
    }),
    output: sheetReport,
  }),
  editRights: post('/office/music/rights', {
    who: CATALOGUE_EDITORS,
    summary: 'Name the writers and publishers of a piece with their shares, its codes, and what is known of its rights',
    input: z.strictObject({ id, version: seen, ...owned }),
    output: z.object({ piece }),
  }),
};

const names = { zh: oneLine(1, 30), en: oneLine(1, 40) };
const tag = z.object({
  id,
  version,
  type: z.enum(TAG_TYPES),
  ...names,
  retired: z.boolean(),
  /** Pieces that have it. */
  pieces: z.int(),
});
export type DeskTag = z.output<typeof tag>;

export const musicTagDeskCalls = {
  list: post('/office/musicTag/list', {
    who: CATALOGUE_EDITORS,
    summary: 'All tags of music, retired ones too, in their order',
    input: nothing,
    output: z.object({ infos: z.array(tag) }),
  }),
  add: post('/office/musicTag/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Add a tag at the end of its type',
    input: z.strictObject({ type: z.enum(TAG_TYPES), ...names }),
    output: z.object({ id }),
  }),
  edit: post('/office/musicTag/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Rename a tag',
    input: z.strictObject({ id, version, ...names }),
    output: z.object({}),
  }),
  retire: post('/office/musicTag/retire', {
    who: CATALOGUE_EDITORS,
    summary: 'Retire a tag, so that nobody sees it any more, or bring it back; its pieces keep it',
    input: z.strictObject({ id, version, retired: z.boolean() }),
    output: z.object({}),
  }),
  reorder: post('/office/musicTag/reorder', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the tags of a type in another order',
    input: z.strictObject({ type: z.enum(TAG_TYPES), ...reordering }),
    output: z.object({}),
  }),
};
