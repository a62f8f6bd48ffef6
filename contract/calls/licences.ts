import * as z from 'zod/mini';
import { get, id, instant, line, listOf, nothing, oneLine, paging, post, text } from '../call.ts';
import { LICENCE_STANDINGS, OUTLET_LIMITS } from '../domain/licence.ts';
import { FORMAT_STATES, LICENCE_FORMATS } from '../domain/licence-formats.ts';
import { LIMITS } from '../domain/limits.ts';
import { LICENSEE_TYPES, QUOTE_STANDINGS } from '../domain/order.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { excerpt } from '../excerpt.ts';
import { licenceInfo } from './orders.ts';
import { licenceTerms, priceFen } from './prices.ts';

/** Fields of a licence that can be corrected: all but the material and its scope. */
export const licenceCorrection = z.strictObject({
  licenseeType: licenceInfo.shape.licenseeType,
  licensee: licenceInfo.shape.licensee,
  creditCode: licenceInfo.shape.creditCode,
  projectName: licenceInfo.shape.projectName,
  brand: licenceInfo.shape.brand,
  endClient: licenceInfo.shape.endClient,
});
export type LicenceCorrection = z.output<typeof licenceCorrection>;

/** A file that a licence covers; of music, the piece and each of its versions. */
const publicFile = z.object({
  materialCode: z.string(),
  /** In the reader's language. */
  title: z.string(),
  /** Name under which it is delivered. */
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Of the original, before the licence was written into it. */
  sha256: z.string(),
});

const licenceFile = z.object({ fileId: id, ...publicFile.shape });

export const licence = z.object({
  licenceId: id,
  number: z.string(),
  version: z.int(),
  standing: z.enum(LICENCE_STANDINGS),
  orderId: id,
  orderNumber: z.string(),
  materialId: id,
  materialCode: z.string(),
  kind: z.enum(['video', 'photo', 'music', 'effect']),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  /** The material that was ordered first. */
  files: z.array(licenceFile),
  /** Where the licensee publishes, in their words; of music only. */
  outlets: z.array(z.string()),
  /** In and out points of a clip, as far as the buyer has set them. */
  excerpt: z.nullable(excerpt),
  terms: licenceTerms,
  /** Special terms in the reader's language; empty when there are none. */
  specialTerms: z.string(),
  licenseeType: z.enum(LICENSEE_TYPES),
  licensee: z.string(),
  creditCode: z.string(),
  projectName: z.string(),
  brand: z.string(),
  endClient: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.nullable(z.iso.date()),
  issuedAt: instant,
  endReason: z.string(),
  /** The one request for a correction, and what became of it. */
  correction: z.nullable(
    z.object({ state: z.enum(['open', 'done', 'refused']), answer: z.string(), createdAt: instant }),
  ),
  downloads: z.int(),
});
export type Licence = z.output<typeof licence>;

/** What anybody who knows its number may see of a licence. */
const verifiedLicence = z.object({
  number: z.string(),
  version: z.int(),
  standing: z.enum(LICENCE_STANDINGS),
  /** The number of the licence that replaced it. */
  replacedBy: z.nullable(z.string()),
  licensee: z.string(),
  projectName: z.string(),
  brand: z.string(),
  materialCode: z.string(),
  /** Sound effects count as music, since a piece may become one later and no paper may change with it. */
  kind: z.enum(PRICE_KINDS),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  terms: licenceTerms,
  excerpt: z.nullable(excerpt),
  specialTerms: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.nullable(z.iso.date()),
  issuedAt: instant,
  files: z.array(publicFile),
  outlets: z.array(z.string()),
});

/** What a company holds of a material: who bought it, and until when. */
export const held = z.object({
  materialId: id,
  orderId: id,
  by: z.string(),
  /** The last day; null: for ever. */
  endsOn: z.nullable(z.string()),
});

/** A licence of a company, for its members. */
const companyLicence = z.object({
  licenceId: id,
  number: z.string(),
  orderId: id,
  code: z.string(),
  kind: z.enum(['video', 'photo', 'music', 'effect']),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  projectName: z.string(),
  /** Who bought it. */
  by: z.string(),
  standing: z.enum(LICENCE_STANDINGS),
  issuedAt: instant,
  endsOn: z.nullable(z.string()),
});
export type CompanyLicence = z.output<typeof companyLicence>;

const companyDownload = z.object({
  id,
  at: instant,
  /** Null when the account is gone. */
  by: z.nullable(z.string()),
  how: z.enum(['file', 'archive', 'credentials']),
  orderId: id,
  licence: z.string(),
  code: z.string(),
  kind: companyLicence.shape.kind,
  title: z.string(),
  thumbnail: z.nullable(z.string()),
});
export type CompanyDownload = z.output<typeof companyDownload>;

/** A licence in a list that leads to it. */
const { licenceId, number, orderId, code, kind, title, thumbnail } = companyLicence.shape;
const glimpse = { licenceId, number, orderId, code, kind, title, thumbnail };

/** A photo or clip in another format than the original. */
const licenceFormat = z.object({
  format: z.enum(LICENCE_FORMATS),
  state: z.enum(FORMAT_STATES),
  /** Of the work, while it is being made. */
  percent: z.int(),
  sizeBytes: z.nullable(z.int()),
  /** Until when it is kept once it is made; after that it can be asked for again. */
  keptUntil: z.nullable(instant),
});
export type OfferedFormat = z.output<typeof licenceFormat>;

const oneFormat = z.strictObject({ licenceId: id, format: z.enum(LICENCE_FORMATS) });

export const licenceCalls = {
  list: post('/licence/list', {
    who: 'member',
    summary: 'The caller’s licences, newest first; one for each thing that was bought',
    input: z.strictObject({
      orderId: z.optional(id),
      kind: z.optional(z.enum(PRICE_KINDS)),
      /** Part of a number, code, title or project. */
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(licence),
  }),
  recent: post('/licence/recent', {
    who: 'member',
    summary: 'The caller’s licences that end soon, the first to end first, and what they downloaded last',
    input: nothing,
    output: z.object({
      ending: z.array(z.object({ ...glimpse, endsOn: z.iso.date() })),
      downloads: z.array(z.object({ ...glimpse, at: instant })),
    }),
  }),
  ofCompany: post('/company/licences', {
    who: 'member',
    summary: 'Licences of the caller’s company, newest first, with who bought them',
    input: z.strictObject({ keyword: z._default(line(0, 60), ''), ...paging }),
    output: listOf(companyLicence),
  }),
  companyDownloads: post('/company/downloads', {
    who: 'member',
    summary: 'Who of the caller’s company downloaded what and when, newest first',
    input: z.strictObject({ ...paging }),
    output: listOf(companyDownload),
  }),
  certificate: post('/licence/certificate', {
    who: 'member',
    summary: 'A link to the certificate as PDF, good for ten minutes',
    input: z.strictObject({ licenceId: id }),
    output: z.object({ url: z.string() }),
  }),
  download: post('/licence/download', {
    who: 'member',
    summary:
      'A link to a file with its licence inside, the first unless named, good for ten minutes; each time is recorded',
    input: z.strictObject({ licenceId: id, fileId: z.optional(id) }),
    output: z.object({ url: z.string() }),
  }),
  formats: post('/licence/formats', {
    who: 'member',
    summary: 'Other formats of a licensed photo or clip, and which of them are there',
    input: z.strictObject({ licenceId: id }),
    output: z.object({ infos: z.array(licenceFormat) }),
  }),
  makeFormat: post('/licence/makeFormat', {
    who: 'member',
    summary: 'Has one of the other formats made; again while it is being made, or once it is there, changes nothing',
    input: oneFormat,
    output: z.object({}),
  }),
  downloadFormat: post('/licence/downloadFormat', {
    who: 'member',
    summary: 'A link to one of the other formats with its licence inside, good for ten minutes; each time is recorded',
    input: oneFormat,
    output: z.object({ url: z.string() }),
  }),
  archive: post('/licence/archive', {
    who: 'member',
    summary: 'A link to all files and certificates of an order in one zip, good for ten minutes',
    input: z.strictObject({ orderId: id }),
    output: z.object({ url: z.string(), sizeBytes: z.int() }),
  }),
  downloadCredentials: post('/download/ali/sts', {
    who: 'member',
    summary: 'Credentials with which the caller can sign links to what they own, and to nothing else',
    input: nothing,
    output: z.object({
      region: z.string(),
      accessKeyId: z.string(),
      accessKeySecret: z.string(),
      securityToken: z.string(),
      bucketName: z.string(),
      endpoint: z.string(),
      expiresAt: instant,
      /** Files that the credentials open, newest first. */
      objects: z.array(z.object({ licenceId: id, materialCode: z.string(), key: z.string(), fileName: z.string() })),
      /** How many more will be there when asked again in a moment. */
      preparing: z.int(),
    }),
  }),
  claimKit: post('/licence/claimKit', {
    who: 'member',
    summary: 'A link to what ends a claim against licensed music, as zip, good for ten minutes',
    input: z.strictObject({ licenceId: id }),
    output: z.object({ url: z.string(), sizeBytes: z.int() }),
  }),
  cueSheet: post('/licence/cueSheet', {
    who: 'member',
    summary: 'A link to the cue sheet of licensed music as PDF, good for ten minutes',
    input: z.strictObject({ licenceId: id }),
    output: z.object({ url: z.string() }),
  }),
  cueSheetTable: post('/licence/cueSheetTable', {
    who: 'member',
    summary: 'The cue sheet of licensed music for a spreadsheet',
    input: z.strictObject({ licenceId: id }),
    output: z.object({ csv: z.string() }),
  }),
  saveOutlets: post('/licence/saveOutlets', {
    who: 'member',
    summary: 'Says where licensed music is published; refused when somebody else has changed it meanwhile',
    input: z.strictObject({
      licenceId: id,
      /** As the caller saw them. */
      seen: z.array(z.string().check(z.maxLength(OUTLET_LIMITS.length * 2))).check(z.maxLength(OUTLET_LIMITS.most)),
      outlets: z.array(oneLine(1, OUTLET_LIMITS.length)).check(z.maxLength(OUTLET_LIMITS.most, { error: 'too-long' })),
    }),
    output: z.object({ outlets: z.array(z.string()) }),
  }),
  covers: post('/licence/covers', {
    who: 'member',
    summary: 'Whether a licence covers another use; if not, what of it and what it would cost',
    input: z.strictObject({ licenceId: id, terms: licenceTerms }),
    output: z.object({
      covered: z.boolean(),
      missing: z.array(z.enum(['scene', 'channel', 'period', 'area', 'time'])),
      /**
       * Price of a licence for the new use, less what was paid for this one unless it has expired; null when covered,
       * or on request.
       */
      upgradeFen: priceFen,
    }),
  }),
  held: post('/licence/held', {
    who: 'member',
    summary: 'What the caller’s company already holds of some materials: who bought it, and until when',
    input: z.strictObject({ materialIds: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ infos: z.array(held) }),
  }),
  askCorrection: post('/licence/askCorrection', {
    who: 'member',
    summary: 'Asks to have a licence put right, once',
    input: z.strictObject({ licenceId: id, wanted: licenceCorrection, words: text(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
  verify: get('/licence/verify', {
    who: 'anyone',
    summary: 'Whether a licence number is valid, and for what',
    input: z.strictObject({ number: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40)) }),
    output: z.object({ licence: verifiedLicence }),
  }),
  verifyFile: get('/licence/verifyFile', {
    who: 'anyone',
    summary: 'Of what a file is the paper, by its SHA-256: a licence with all that its number tells, or a quote',
    input: z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.object({
      licensor: z.string(),
      licence: z.nullable(verifiedLicence),
      /** Tells neither price nor buyer. */
      quote: z.nullable(z.object({ version: z.int(), quotedAt: instant, standing: z.enum(QUOTE_STANDINGS) })),
    }),
  }),
};
