import * as z from 'zod/mini';
import { id, line, oneLine, post } from '../call.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { FINDINGS, REJECTIONS } from '../domain/media.ts';
import { MUSIC_LIMITS } from '../domain/music.ts';
import { NOT_HANDED_IN, SOUND_MISSING } from '../domain/music-intake.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';

const shop = z.object({ id, name: z.string(), owner: z.string(), sounds: z.int() });

const arrival = z.object({
  id,
  code: z.string(),
  state: z.enum(MATERIAL_STATES),
  /** Of the pipeline, 0 to 100. */
  percent: z.int(),
  rejection: z.nullable(z.enum(REJECTIONS)),
  /** Code of the material that has the same file. */
  sameAs: z.nullable(z.string()),
  findings: z.array(z.enum(FINDINGS)),
});
export type Arrival = z.output<typeof arrival>;

const left = z.object({ id, why: z.enum(NOT_HANDED_IN), missing: z.array(z.enum(SOUND_MISSING)) });
export type NotHandedIn = z.output<typeof left>;

const many = z.array(id).check(z.minLength(1), z.maxLength(200));
const label = oneLine(0, MUSIC_LIMITS.version);

/** How music and effects come in: editors send them for a shop, put them in order and hand them in for review. */
export const musicIntakeCalls = {
  shops: post('/office/music/shops', {
    who: CATALOGUE_EDITORS,
    summary: 'Shops that music can be sent for, by name; those with most sounds first',
    input: z.strictObject({ keyword: z._default(line(0, 100), '') }),
    output: z.object({ infos: z.array(shop) }),
  }),
  arrived: post('/office/music/arrived', {
    who: CATALOGUE_EDITORS,
    summary: 'How far sounds are on their way through the pipeline, and what was wrong with them',
    input: z.strictObject({ ids: many }),
    output: z.object({ infos: z.array(arrival) }),
  }),
  arrange: post('/office/music/arrange', {
    who: CATALOGUE_EDITORS,
    summary: 'Make a recording that is not on sale a version of another piece, or a piece of its own, or rename it',
    input: z.strictObject({ id, versionOf: z.nullable(id), versionZh: label, versionEn: label }),
    output: z.object({}),
  }),
  cover: post('/office/music/cover', {
    who: CATALOGUE_EDITORS,
    summary: 'Give a piece and its versions another cover, or none',
    input: z.strictObject({
      id,
      /** A JPEG or PNG in base64. */
      image: z.nullable(z.string().check(z.minLength(1), z.maxLength(960_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
    }),
    output: z.object({}),
  }),
  takeCover: post('/office/music/takeCover', {
    who: CATALOGUE_EDITORS,
    summary: 'Give a piece and its versions the picture that is in its file',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  discard: post('/office/music/discard', {
    who: CATALOGUE_EDITORS,
    summary: 'Delete sounds that were never handed in or whose file was refused; a piece goes after its versions',
    input: z.strictObject({ ids: many }),
    output: z.object({ done: z.array(id), left: z.array(id) }),
  }),
  handIn: post('/office/music/handIn', {
    who: CATALOGUE_EDITORS,
    summary: 'Hand in complete pieces with their versions for review',
    input: z.strictObject({ ids: many }),
    output: z.object({ done: z.array(id), left: z.array(left) }),
  }),
};
