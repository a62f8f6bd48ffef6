import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { MATERIAL_TEXT } from '../domain/keywords.ts';
import { LIMITS } from '../domain/limits.ts';
import { MATERIAL_STATES, PRICE_CLASSES, SOURCES } from '../domain/material.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { CATALOGUE_EDITORS, CATALOGUE_READERS } from '../domain/roles.ts';
import { event } from './audit.ts';
import { REPORT_REASONS, technical } from './catalogue.ts';

export const MATERIAL_ORDERS = ['published', 'changed', 'code'] as const;
/** A list shows no more than this; staff narrow a longer one down. */
export const LISTED_UP_TO = 10_000;

const row = z.object({
  id,
  code: z.string(),
  kind: z.enum(MEDIA_KINDS),
  state: z.enum(MATERIAL_STATES),
  source: z.enum(SOURCES),
  titleZh: z.string(),
  titleEn: z.string(),
  fileName: z.string(),
  thumbnail: z.nullable(z.string()),
  /** Name of the shop, or of its owner when there is none. */
  seller: z.string(),
  category: z.nullable(z.string()),
  featured: z.boolean(),
  openReports: z.int(),
  publishedAt: z.nullable(instant),
  changedAt: instant,
  /** In the last 30 days. */
  opens: z.int(),
  bookmarks: z.int(),
});
export type DeskMaterial = z.output<typeof row>;

const line0 = (max: number) => line(0, max);
const keywords = z.array(line0(200)).check(z.maxLength(100));

/** Fields of a material that editors may change. */
const description = {
  titleZh: line0(MATERIAL_TEXT.title),
  titleEn: line0(MATERIAL_TEXT.title),
  descriptionZh: line0(MATERIAL_TEXT.description),
  descriptionEn: line0(MATERIAL_TEXT.description),
  keywordsZh: keywords,
  keywordsEn: keywords,
  placeZh: line0(MATERIAL_TEXT.place),
  placeEn: line0(MATERIAL_TEXT.place),
  categoryId: z.nullable(id),
  groupId: z.nullable(id),
  priceClass: z.enum(PRICE_CLASSES),
  /** Null when unknown. */
  people: z.nullable(z.boolean()),
  editorial: z.boolean(),
};
const editable = z.strictObject(description);
export type MaterialEdit = z.output<typeof editable>;

const report = z.object({
  id,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  reporter: z.nullable(z.string()),
  createdAt: instant,
  closedAt: z.nullable(instant),
  closedBy: z.nullable(z.string()),
  answer: z.string(),
});
export type MaterialReport = z.output<typeof report>;

const named = z.object({ id, zh: z.string(), en: z.string() });

const detail = z.object({
  ...row.shape,
  /** State of the material; a change must name it. */
  version: z.string(),
  edit: z.object(description),
  ownerTitle: z.string(),
  owner: z.object({ id, name: z.string() }),
  shopId: z.nullable(id),
  composer: z.string(),
  artist: z.string(),
  takenOn: z.nullable(z.string()),
  colours: z.array(z.string()),
  technical,
  releases: z.object({ model: z.int(), property: z.int() }),
  /** The large picture, and the file that plays. */
  poster: z.nullable(z.string()),
  playable: z.nullable(z.string()),
  topics: z.array(named),
  /** Series of its owner, to which it may be added. */
  groups: z.array(named),
  reports: z.array(report),
  createdAt: instant,
});
export type DeskMaterialDetail = z.output<typeof detail>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(100));
/** `done` were changed; `left` were not in a state that allows the change. */
const outcome = z.object({ done: z.array(id), left: z.array(id) });
const reason = line(1, LIMITS.reasonMax);

export const catalogueDeskCalls = {
  summary: post('/office/material/summary', {
    who: CATALOGUE_READERS,
    summary: 'How much is on sale and featured, and how many reports are open',
    input: nothing,
    output: z.object({ online: z.int(), featured: z.int(), openReports: z.int() }),
  }),
  list: post('/office/material/list', {
    who: CATALOGUE_READERS,
    summary: 'Find material by code, title, keyword, composer, artist, shop or owner, whatever its state',
    input: z.strictObject({
      ...paging,
      /** Several codes find each of those materials. */
      keyword: z._default(line0(1000), ''),
      kinds: z.optional(z.array(z.enum(MEDIA_KINDS)).check(z.minLength(1), z.maxLength(MEDIA_KINDS.length))),
      state: z.optional(z.enum(MATERIAL_STATES)),
      source: z.optional(z.enum(SOURCES)),
      categoryId: z.optional(id),
      ownerId: z.optional(id),
      featured: z.optional(z.boolean()),
      reported: z.optional(z.boolean()),
      orderBy: z._default(z.enum(MATERIAL_ORDERS), 'published'),
    }),
    output: z.object({ ...listOf(row).shape, more: z.boolean() }),
  }),
  detail: post('/office/material/detail', {
    who: CATALOGUE_READERS,
    summary: 'All that is known of one material',
    input: z.strictObject({ id }),
    output: z.object({ material: detail }),
  }),
  history: post('/office/material/history', {
    who: CATALOGUE_READERS,
    summary: 'What happened to one material, newest first',
    input: z.strictObject({ id, ...paging }),
    output: listOf(event),
  }),
  edit: post('/office/material/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Describe a material anew, unless somebody else did so meanwhile',
    input: z.strictObject({ id, version: z.string().check(z.maxLength(40)), ...description }),
    output: z.object({ material: detail }),
  }),
  feature: post('/office/material/feature', {
    who: CATALOGUE_EDITORS,
    summary: 'Choose materials on sale for the home page, or no longer',
    input: z.strictObject({ ids, featured: z.boolean() }),
    output: outcome,
  }),
  takeDown: post('/office/material/takeDown', {
    who: CATALOGUE_EDITORS,
    summary: 'Take materials off sale and tell their owners why',
    input: z.strictObject({ ids, reason }),
    output: outcome,
  }),
  putBack: post('/office/material/putBack', {
    who: CATALOGUE_EDITORS,
    summary: 'Put a material on sale again',
    input: z.strictObject({ id, reason }),
    output: z.object({}),
  }),
  closeReport: post('/office/material/closeReport', {
    who: CATALOGUE_EDITORS,
    summary: 'Answer a report and close it; a reporter with an account gets the answer',
    input: z.strictObject({ id, answer: reason }),
    output: z.object({}),
  }),
};
