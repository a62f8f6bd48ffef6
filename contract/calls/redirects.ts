import * as z from 'zod/mini';
import { get, id, instant, line, listOf, oneLine, paging, post } from '../call.ts';
import { REDIRECT_COLUMNS, REDIRECT_FAULTS, REDIRECT_LIMITS, REDIRECT_STATUSES } from '../domain/redirects.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { version } from './topics-desk.ts';

const status = z.literal(REDIRECT_STATUSES);

export const redirectCalls = {
  find: get('/redirect', {
    who: 'anyone',
    summary: 'Where an address leads at which there is no page; null for nowhere',
    input: z.strictObject({ path: z.string().check(z.maxLength(2000)) }),
    output: z.object({
      /** `to` is null where something is gone for good. */
      redirect: z.nullable(z.object({ status, to: z.nullable(z.string()) })),
    }),
  }),
};

/** What an editor says of a redirect; `to` is empty where something is gone for good. */
const written = {
  from: line(1, REDIRECT_LIMITS.path),
  to: line(0, REDIRECT_LIMITS.target),
  status,
  note: oneLine(0, REDIRECT_LIMITS.note),
};
export type WrittenRedirect = z.output<z.ZodMiniObject<typeof written>>;

const row = z.object({
  id,
  version,
  from: z.string(),
  to: z.string(),
  status,
  note: z.string(),
  hits: z.int(),
  lastHitAt: z.nullable(instant),
  /** Null for whoever is no longer here. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
});
export type RedirectRow = z.output<typeof row>;

/** Orders of the list. */
export const REDIRECT_ORDERS = ['newest', 'hits', 'path'] as const;

const filter = {
  status: z.optional(status),
  keyword: z._default(line(0, 100), ''),
  order: z._default(z.enum(REDIRECT_ORDERS), 'newest'),
};

const sheetLine = z.object({
  /** Number of the line, as a spreadsheet counts. */
  line: z.int(),
  from: z.string(),
  outcome: z.enum(['add', 'change', 'unchanged', 'error']),
  faults: z.array(z.object({ column: z.enum(REDIRECT_COLUMNS), fault: z.enum(REDIRECT_FAULTS) })),
  changes: z.array(z.object({ column: z.enum(REDIRECT_COLUMNS), before: z.string(), after: z.string() })),
});
export type RedirectLine = z.output<typeof sheetLine>;
const sheetReport = z.object({ lines: z.array(sheetLine), ignored: z.array(z.string()), applied: z.boolean() });
export type RedirectReport = z.output<typeof sheetReport>;

export const redirectDeskCalls = {
  list: post('/office/redirects/list', {
    who: CATALOGUE_EDITORS,
    summary: 'Redirects made by hand, with how often they were followed',
    input: z.strictObject({ ...paging, ...filter }),
    output: listOf(row),
  }),
  add: post('/office/redirects/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Let an address without a page lead to another path of the site, or say that it is gone',
    input: z.strictObject(written),
    output: z.object({ id, version }),
  }),
  edit: post('/office/redirects/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Change a redirect',
    input: z.strictObject({ id, version, ...written }),
    output: z.object({ id, version }),
  }),
  remove: post('/office/redirects/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Remove a redirect',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
  exportSheet: post('/office/redirects/export', {
    who: CATALOGUE_EDITORS,
    summary: 'Redirects as a table for spreadsheets',
    input: z.strictObject(filter),
    output: z.object({ csv: z.string() }),
  }),
  importSheet: post('/office/redirects/import', {
    who: CATALOGUE_EDITORS,
    summary: 'What such a table would add and change, line by line; `apply` takes over all of it, or nothing',
    input: z.strictObject({
      /** The bytes in base64, because the encoding of the file is unknown. */
      file: z.string().check(z.minLength(1), z.maxLength(960_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      apply: z.boolean(),
    }),
    output: sheetReport,
  }),
};
