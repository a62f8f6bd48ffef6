import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import { ENTRY_PARTS, ENTRY_STATES, ENTRY_TEXT, PEOPLE_SHOWN, REJECT_CODES, TRACK_KINDS } from '../domain/entry.ts';
import { COORDINATORS } from '../domain/roles.ts';

export const ENTRY_VIEWS = ['queue', 'mine', 'eligible', 'rejected'] as const;
export type EntryView = (typeof ENTRY_VIEWS)[number];

const row = z.object({
  id,
  version: z.int(),
  state: z.enum(ENTRY_STATES),
  title: z.string(),
  contest: z.string(),
  track: z.string(),
  kind: z.enum(TRACK_KINDS),
  /** The track wants the sponsor's car to be seen. */
  showsCar: z.boolean(),
  files: z.int(),
  /** Submitted again after a rejection. */
  again: z.boolean(),
  /** A link for ten minutes. */
  thumbnail: z.nullable(z.string()),
  submittedAt: instant,
  claim,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
});
export type EntryRow = z.output<typeof row>;

/** Another entry of the contest with a file that looks almost the same. */
const alike = z.object({
  entryId: id,
  title: z.string(),
  state: z.enum(ENTRY_STATES),
  track: z.string(),
  /** Of the same entrant. */
  same: z.boolean(),
  thumbnail: z.string(),
});
export type AlikeEntry = z.output<typeof alike>;

const file = z.object({
  id,
  part: z.enum(ENTRY_PARTS),
  width: z.int(),
  height: z.int(),
  durationMs: z.nullable(z.int()),
  camera: z.string(),
  /** By the camera's clock, which knows no zone: 2026-03-02T05:40:00. */
  takenAt: z.nullable(z.string()),
  /** Links for ten minutes, to what judges see. */
  thumbnail: z.string(),
  view: z.string(),
  alike: z.array(alike),
});
export type DeskFile = z.output<typeof file>;

const { files: _count, ...shared } = row.shape;
const entry = z.object({
  ...shared,
  /** The entrant is the caller, who may not decide. */
  own: z.boolean(),
  /** Whether a rejected entry could still be fixed. */
  open: z.boolean(),
  closesAt: instant,
  story: z.string(),
  place: z.string(),
  takenOn: z.nullable(z.string()),
  gear: z.string(),
  editing: z.string(),
  aiUsed: z.nullable(z.boolean()),
  peopleShown: z.nullable(z.enum(PEOPLE_SHOWN)),
  declaresCar: z.boolean(),
  carSeen: z.nullable(z.boolean()),
  /** Words in the title or story that may tell judges whose work it is. */
  telling: z.array(z.string()),
  /** The latest one, even when it was submitted again since. */
  rejection: z.nullable(z.object({ code: z.enum(REJECT_CODES), words: z.string() })),
  files: z.array(file),
});
export type EntryDetail = z.output<typeof entry>;

const one = z.strictObject({ id });
const whole = z.object({ entry });
const seen = { id, version: z.int().check(z.gte(1)) };
const contestId = z._default(z.nullable(id), null);

export const entryDeskCalls = {
  summary: post('/office/entry/summary', {
    who: COORDINATORS,
    summary: 'How many entries await a check of their eligibility, are claimed by the caller, and were decided',
    input: nothing,
    output: z.object({ queue: z.int(), mine: z.int(), eligible: z.int(), rejected: z.int() }),
  }),
  list: post('/office/entry/list', {
    who: COORDINATORS,
    summary: 'Entries in contests, those that wait longest first',
    input: z.strictObject({
      view: z._default(z.enum(ENTRY_VIEWS), 'queue'),
      contestId,
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  detail: post('/office/entry/detail', {
    who: COORDINATORS,
    summary: 'One entry with what its files tell and which others look like them; without who made it',
    input: one,
    output: whole,
  }),
  next: post('/office/entry/next', {
    who: COORDINATORS,
    summary: 'Claim the entry that waits longest, or the one after another; null when none is left',
    input: z.strictObject({ contestId, after: z._default(z.nullable(id), null) }),
    output: z.object({ id: z.nullable(id) }),
  }),
  claim: post('/office/entry/claim', {
    who: COORDINATORS,
    summary: 'Claim an entry for 15 minutes, or keep it for longer',
    input: one,
    output: z.object({}),
  }),
  release: post('/office/entry/release', {
    who: COORDINATORS,
    summary: 'Give an entry back to the queue',
    input: one,
    output: z.object({}),
  }),
  accept: post('/office/entry/accept', {
    who: COORDINATORS,
    summary: 'Pass an entry to the jury; where the track wants the car, it must have been seen',
    input: z.strictObject({ ...seen, carSeen: z._default(z.boolean(), false) }),
    output: z.object({}),
  }),
  reject: post('/office/entry/reject', {
    who: COORDINATORS,
    summary: 'Reject an entry with a reason; until the deadline its entrant can fix it',
    input: z.strictObject({
      ...seen,
      code: z.enum(REJECT_CODES),
      words: z._default(line(0, ENTRY_TEXT.words), ''),
    }),
    output: z.object({}),
  }),
  contact: post('/office/entry/contact', {
    who: COORDINATORS,
    summary: 'Who made an entry and how to reach them; leaves a line in the audit trail',
    input: one,
    output: z.object({ author: z.string(), phone: z.string(), email: z.string(), account: z.string() }),
  }),
};
