import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, post } from '../call.ts';
import { CSV_COLUMNS, CSV_PROBLEMS, isDay, OWNER_FIELDS } from '../domain/editing.ts';
import { MATERIAL_TEXT } from '../domain/keywords.ts';
import { LANGUAGES } from '../domain/language.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { FINDINGS, MEDIA_KINDS } from '../domain/media.ts';
import { REVIEW_REASON_CODES, VERDICTS } from '../domain/review.ts';
import { RELEASE_KINDS } from '../domain/upload.ts';
import { enteredIn, technical } from './catalogue.ts';
import { suggestion } from './suggestion.ts';
import { sameFile } from './uploads.ts';

const keywords = z.array(line(0, 200)).check(z.maxLength(100));
const day = z.string().check(z.refine(isDay, { error: 'invalid' }));
const version = z.string().check(z.maxLength(40));

/** Fields of a material that its owner describes. */
const description = {
  titleZh: oneLine(0, MATERIAL_TEXT.title),
  titleEn: oneLine(0, MATERIAL_TEXT.title),
  descriptionZh: line(0, MATERIAL_TEXT.description),
  descriptionEn: line(0, MATERIAL_TEXT.description),
  keywordsZh: keywords,
  keywordsEn: keywords,
  placeZh: oneLine(0, MATERIAL_TEXT.place),
  placeEn: oneLine(0, MATERIAL_TEXT.place),
  /** A day, `2026-05-01`. */
  takenOn: z.nullable(day),
  categoryId: z.nullable(id),
  groupId: z.nullable(id),
  /** Whether a person can be recognised; null when unknown. */
  people: z.nullable(z.boolean()),
  editorial: z.boolean(),
};
const whole = z.strictObject(description);
export type OwnerEdit = z.output<typeof whole>;
const some = z.exactPartial(whole);
export type OwnerChanges = z.output<typeof some>;

const named = z.object({ id, zh: z.string(), en: z.string() });
const release = z.object({
  id,
  kind: z.enum(RELEASE_KINDS),
  subject: z.string(),
  fileName: z.string(),
  /** How many of the caller's materials it is attached to. */
  materials: z.int(),
  createdAt: instant,
});
export type OwnRelease = z.output<typeof release>;
const group = z.object({ ...named.shape, materials: z.int() });
export type OwnGroup = z.output<typeof group>;

const region = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const decision = z.object({
  round: z.enum(['first', 'again', 'appeal']),
  verdict: z.enum(VERDICTS),
  reasons: z.array(
    z.object({
      code: z.enum(REVIEW_REASON_CODES),
      words: z.string(),
      atSeconds: z.nullable(z.number()),
      region: z.nullable(region),
    }),
  ),
  note: z.string(),
  decidedAt: instant,
});

const detail = z.object({
  id,
  code: z.string(),
  kind: z.enum(MEDIA_KINDS),
  state: z.enum(MATERIAL_STATES),
  /** State of the material; a change must name it. */
  version: z.string(),
  edit: z.object(description),
  fileName: z.string(),
  /** Read from the file; only the owner sees it. */
  suggestion: z.nullable(suggestion),
  technical,
  /** Contests that it was entered in. */
  entered: z.array(enteredIn),
  /** The small picture, the large one, and the file that plays. */
  thumbnail: z.nullable(z.string()),
  poster: z.nullable(z.string()),
  playable: z.nullable(z.string()),
  findings: z.array(z.enum(FINDINGS)),
  /** What it resembles, as far as the owner may see it. */
  alike: z.array(sameFile),
  /** Newest first, without the reviewers' names. */
  decisions: z.array(decision),
  releases: z.array(z.object({ id, kind: z.enum(RELEASE_KINDS), subject: z.string(), fileName: z.string() })),
});
export type EditorMaterial = z.output<typeof detail>;

/** The few fields that show which material is meant. */
const glimpse = z.object({
  id,
  code: z.string(),
  kind: z.enum(MEDIA_KINDS),
  state: z.enum(MATERIAL_STATES),
  titleZh: z.string(),
  titleEn: z.string(),
  fileName: z.string(),
  thumbnail: z.nullable(z.string()),
});
export type Glimpse = z.output<typeof glimpse>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(100));
const words = z.strictObject({ mode: z.enum(['set', 'add', 'remove']), words: keywords });
/** Changes to apply to many materials; fields left out stay unchanged. */
const changesOfMany = z.exactPartial(z.strictObject({ ...description, keywordsZh: words, keywordsEn: words }));
export type ChangesOfMany = z.output<typeof changesOfMany>;

const LEFT_REASONS = ['unknown', 'not-editable', 'required', 'too-long', 'invalid'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
/** `done` were changed or needed no change; `left` could not be changed. */
const outcome = z.object({
  done: z.array(id),
  left: z.array(z.object({ id, why: z.enum(LEFT_REASONS) })),
});
export type OutcomeOfMany = z.output<typeof outcome>;

const title = { titleZh: oneLine(0, MATERIAL_TEXT.title), titleEn: oneLine(0, MATERIAL_TEXT.title) };

const fieldChange = z.object({ field: z.enum(OWNER_FIELDS), before: z.string(), after: z.string() });
const csvLine = z.object({
  /** Number of the line, as a spreadsheet counts. */
  line: z.int(),
  code: z.string(),
  outcome: z.enum(['unchanged', 'change', 'error']),
  changes: z.array(fieldChange),
  problems: z.array(z.object({ column: z.enum(CSV_COLUMNS), problem: z.enum(CSV_PROBLEMS) })),
});
export type CsvLine = z.output<typeof csvLine>;
const csvReport = z.object({
  lines: z.array(csvLine),
  /** Columns that the import does not know. */
  ignored: z.array(z.string()),
  applied: z.boolean(),
});
export type CsvReport = z.output<typeof csvReport>;

const MOST_BASE64 = 960_000;

export const materialEditorCalls = {
  detail: post('/center/editor/detail', {
    who: 'contributor',
    summary: 'All that an owner can say of a material, what the file itself suggests, and what reviewers said',
    input: z.strictObject({ id }),
    output: z.object({ material: detail }),
  }),
  glimpses: post('/center/editor/glimpses', {
    who: 'contributor',
    summary: 'Which materials these are, in the order asked for, without those that are not the caller’s',
    input: z.strictObject({ ids }),
    output: z.object({ infos: z.array(glimpse) }),
  }),
  save: post('/center/editor/save', {
    who: 'contributor',
    summary: 'Describe a material anew, or parts of it, unless it was changed meanwhile',
    input: z.strictObject({ id, version, ...some.shape }),
    output: z.object({ version: z.string(), edit: z.object(description) }),
  }),
  saveMany: post('/center/editor/saveMany', {
    who: 'contributor',
    summary: 'Say the same of many materials at once',
    input: z.strictObject({ ids, changes: changesOfMany }),
    output: outcome,
  }),
  words: post('/center/editor/words', {
    who: 'contributor',
    summary: 'Keywords that others use and that begin as what is being typed',
    input: z.strictObject({ q: line(1, MATERIAL_TEXT.keyword), language: z.enum(LANGUAGES) }),
    output: z.object({ words: z.array(z.string()) }),
  }),
  translate: post('/center/editor/translate', {
    who: 'contributor',
    summary: 'The same words in the other language, as far as they are known; texts only when every part is',
    input: z.strictObject({
      from: z.enum(LANGUAGES),
      words: z._default(keywords, []),
      texts: z._default(z.array(line(0, MATERIAL_TEXT.title)).check(z.maxLength(4)), []),
    }),
    output: z.object({ words: z.array(z.nullable(z.string())), texts: z.array(z.nullable(z.string())) }),
  }),
  groups: post('/center/editor/groups', {
    who: 'contributor',
    summary: 'The caller’s series, newest first',
    input: nothing,
    output: listOf(group),
  }),
  addGroup: post('/center/editor/addGroup', {
    who: 'contributor',
    summary: 'Begin a series',
    input: z.strictObject(title),
    output: z.object({ group }),
  }),
  renameGroup: post('/center/editor/renameGroup', {
    who: 'contributor',
    summary: 'Call a series something else',
    input: z.strictObject({ id, ...title }),
    output: z.object({ group }),
  }),
  releases: post('/center/editor/releases', {
    who: 'contributor',
    summary: 'The consents that the caller has sent, newest first',
    input: nothing,
    output: listOf(release),
  }),
  attachRelease: post('/center/editor/attachRelease', {
    who: 'contributor',
    summary: 'Say that a consent covers these materials, or no longer',
    input: z.strictObject({ releaseId: id, ids, attached: z.boolean() }),
    output: outcome,
  }),
  exportCsv: post('/center/editor/exportCsv', {
    who: 'contributor',
    summary: 'Descriptions as a table for spreadsheets',
    input: z.strictObject({
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
      kind: z.optional(z.enum(MEDIA_KINDS)),
      states: z.optional(z.array(z.enum(MATERIAL_STATES)).check(z.maxLength(MATERIAL_STATES.length))),
    }),
    output: z.object({
      csv: z.string(),
      lines: z.int(),
      /** How many materials did not fit into the table. */
      left: z.int(),
    }),
  }),
  importCsv: post('/center/editor/importCsv', {
    who: 'contributor',
    summary: 'What a table of descriptions would change, line by line; with `apply` its valid lines are taken over',
    input: z.strictObject({
      /** The bytes in base64, because the encoding of the file is unknown. */
      file: z.string().check(z.minLength(1), z.maxLength(MOST_BASE64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      apply: z.boolean(),
    }),
    output: csvReport,
  }),
};
