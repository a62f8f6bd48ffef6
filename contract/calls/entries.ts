import * as z from 'zod/mini';
import { id, instant, line, listOf, oneLine, paging, post } from '../call.ts';
import { isDay } from '../domain/editing.ts';
import {
  ENTRY_FILE_PROBLEMS,
  ENTRY_FILE_STATES,
  ENTRY_PARTS,
  ENTRY_STATES,
  ENTRY_TEXT,
  MOST_PICTURES,
  PEOPLE_SHOWN,
  REJECT_CODES,
  TRACK_KINDS,
} from '../domain/entry.ts';
import { UPLOAD_BASE, UPLOAD_PLATFORMS } from '../domain/upload.ts';
import { requestKey } from './orders.ts';
import { trackLimits } from './track-limits.ts';
import { uploadToken } from './uploads.ts';

const form = {
  title: oneLine(0, ENTRY_TEXT.title),
  story: line(0, ENTRY_TEXT.story),
  place: oneLine(0, ENTRY_TEXT.place),
  takenOn: z.nullable(z.string().check(z.refine(isDay, { error: 'invalid' }))),
  gear: oneLine(0, ENTRY_TEXT.gear),
  author: oneLine(0, ENTRY_TEXT.author),
  phone: oneLine(0, ENTRY_TEXT.phone),
  email: oneLine(0, ENTRY_TEXT.email),
  ownWork: z.boolean(),
  editing: line(0, ENTRY_TEXT.editing),
  aiUsed: z.nullable(z.boolean()),
  peopleShown: z.nullable(z.enum(PEOPLE_SHOWN)),
  declaresCar: z.boolean(),
  offersStock: z.boolean(),
};

const file = z.object({
  id,
  part: z.enum(ENTRY_PARTS),
  name: z.string(),
  bytes: z.int(),
  state: z.enum(ENTRY_FILE_STATES),
  refusal: z.nullable(z.enum(ENTRY_FILE_PROBLEMS)),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  /** A link for ten minutes, once it has been checked. */
  thumbnail: z.nullable(z.string()),
});
export type EntryFile = z.output<typeof file>;

const track = z.object({
  id,
  name: z.string(),
  brief: z.string(),
  kind: z.enum(TRACK_KINDS),
  showsCar: z.boolean(),
  limits: trackLimits,
});
export type EntryTrack = z.output<typeof track>;

const contest = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  opensAt: instant,
  closesAt: instant,
  /** Whether new entries are taken now. */
  open: z.boolean(),
});
export type EntryContest = z.output<typeof contest>;

const listed = z.object({
  id,
  state: z.enum(ENTRY_STATES),
  title: z.string(),
  contest,
  track,
  thumbnail: z.nullable(z.string()),
  files: z.int(),
  rejection: z.nullable(z.object({ code: z.enum(REJECT_CODES), words: z.string() })),
  /** The prize that it got and what the jury says of it, once the results are out. */
  award: z.nullable(z.object({ prize: z.string(), words: z.string(), number: z.string() })),
  submittedAt: z.nullable(instant),
  changedAt: instant,
  /** Whether its entrant may change or submit it now, and until when. */
  changeable: z.boolean(),
  changeableUntil: instant,
});
export type EntryListed = z.output<typeof listed>;

const { files: _count, ...shared } = listed.shape;
const entry = z.object({ ...shared, version: z.int(), ...form, files: z.array(file) });
export type Entry = z.output<typeof entry>;

const one = z.strictObject({ id });
const whole = z.object({ entry });
const version = z.int().check(z.gte(1));
const fileName = line(1, 255);
const fileSize = z.int().check(z.gte(0), z.lte(2 ** 40));

export const entryCalls = {
  contest: post('/entry/contest', {
    who: 'member',
    summary: 'A contest with its tracks, and how many entries the caller has in each',
    input: z.strictObject({ slug: line(1, 80) }),
    output: z.object({
      contest,
      rules: z.string(),
      tracks: z.array(z.object({ ...track.shape, own: z.int() })),
    }),
  }),
  list: post('/entry/list', {
    who: 'member',
    summary: 'The caller’s entries in all contests, the newest first; those withdrawn are left out',
    input: z.strictObject({ contestId: z._default(z.nullable(id), null), ...paging }),
    output: listOf(listed),
  }),
  begin: post('/entry/begin', {
    who: 'member',
    summary: 'Begin an entry in a track of an open contest; at most as many as the track takes',
    input: z.strictObject({ trackId: id, key: requestKey }),
    output: z.object({ entryId: id }),
  }),
  detail: post('/entry/detail', { who: 'member', summary: 'An entry of the caller’s', input: one, output: whole }),
  save: post('/entry/save', {
    who: 'member',
    summary: 'Save an entry that is a draft or was rejected',
    input: z.strictObject({ id, version, ...form }),
    output: whole,
  }),
  tokenForFile: post('/upload/token/entry', {
    who: 'member',
    alsoAt: `${UPLOAD_BASE}/upload/token/entry`,
    summary: 'Where to send a file of an entry, which gets its place at once',
    input: z.strictObject({ entryId: id, part: z.enum(ENTRY_PARTS), fileName, fileSize }),
    output: z.object({ token: uploadToken, fileId: id }),
  }),
  fileSent: post('/upload/entry/success', {
    who: 'member',
    alsoAt: `${UPLOAD_BASE}/upload/entry/success`,
    summary: 'A file of an entry has been sent: it is checked from its content',
    input: z.strictObject({ fileName, filePath: line(1, 300), fileSize, platform: z.enum(UPLOAD_PLATFORMS) }),
    output: z.object({ fileId: id }),
  }),
  removeFile: post('/entry/file/remove', {
    who: 'member',
    summary: 'Delete a file of an entry',
    input: one,
    output: whole,
  }),
  orderFiles: post('/entry/file/order', {
    who: 'member',
    summary: 'Put the pictures of a group into another order',
    input: z.strictObject({
      id,
      fileIds: z.array(id).check(z.minLength(1), z.maxLength(MOST_PICTURES)),
    }),
    output: whole,
  }),
  submit: post('/entry/submit', {
    who: 'member',
    summary: 'Submit an entry; it must be whole and its files checked',
    input: z.strictObject({ id, version }),
    output: whole,
  }),
  change: post('/entry/change', {
    who: 'member',
    summary: 'Take a submitted entry back to change it; it counts again once it is submitted again',
    input: one,
    output: whole,
  }),
  withdraw: post('/entry/withdraw', {
    who: 'member',
    summary: 'Withdraw an entry before the deadline; its files are deleted, and its place is free',
    input: one,
    output: z.object({}),
  }),
};
