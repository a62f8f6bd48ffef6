import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { HINTS, MISSING } from '../domain/description.ts';
import { LIMITS } from '../domain/limits.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import {
  ANY_SEC,
  CENTER_KINDS,
  CENTER_ORDERS,
  CENTER_TABS,
  LEFT_REASONS,
  SHOP_PICTURES,
  SHOP_TEXT,
  type ShopPicture,
} from '../domain/material-center.ts';
import { REJECTIONS } from '../domain/media.ts';
import { REVIEW_REASON_CODES, REVIEW_ROUNDS, REVIEW_TEXT, VERDICTS } from '../domain/review.ts';
import { sameFile } from './uploads.ts';

const kind = z.enum(CENTER_KINDS);

/** Progress of a file through the pipeline. */
const progress = z.object({
  step: z.nullable(z.string()),
  percent: z.int(),
  /** The server had trouble and tries again by itself. */
  delayed: z.boolean(),
});
export type CenterProgress = z.output<typeof progress>;

const share = z.number();
const decision = z.object({
  round: z.enum(REVIEW_ROUNDS),
  verdict: z.enum(VERDICTS),
  reasons: z.array(
    z.object({
      code: z.enum(REVIEW_REASON_CODES),
      words: z.string(),
      atSeconds: z.nullable(z.number()),
      region: z.nullable(z.object({ x: share, y: share, width: share, height: share })),
    }),
  ),
  note: z.string(),
  decidedAt: instant,
});
export type CenterDecision = z.output<typeof decision>;

const row = z.object({
  id,
  code: z.string(),
  kind,
  state: z.enum(MATERIAL_STATES),
  /** Whose it is, for material managers; null for one's own. */
  owner: z.nullable(z.string()),
  fileName: z.string(),
  sizeBytes: z.int(),
  titleZh: z.string(),
  titleEn: z.string(),
  thumbnail: z.nullable(z.string()),
  /** Plays while the pointer rests on the thumbnail. */
  preview: z.nullable(z.string()),
  /** Seconds. */
  duration: z.nullable(z.number()),
  /** Null unless the file is being processed. */
  progress: z.nullable(progress),
  /** The reason why the file failed its checks. */
  rejection: z.nullable(z.enum(REJECTIONS)),
  /** The material that had the same file first, if that is the reason. */
  sameAs: z.nullable(sameFile),
  /** What the owner must still add before submitting it, and what would help. */
  missing: z.array(z.enum(MISSING)),
  hints: z.array(z.enum(HINTS)),
  /** Its place in the queue while it waits for a decision, and the desk's deadline; 1 is next. */
  queue: z.nullable(z.object({ position: z.int(), dueAt: instant, overdue: z.boolean() })),
  /** The newest decision. */
  decision: z.nullable(decision),
  mayAppeal: z.boolean(),
  /** The reason given for taking it offline, if any. */
  offlineReason: z.nullable(z.string()),
  /** In the last 30 days. */
  opens: z.int(),
  bookmarks: z.int(),
  createdAt: instant,
  changedAt: instant,
  publishedAt: z.nullable(instant),
});
export type CenterRow = z.output<typeof row>;

const tabCounts = z.object({
  waiting: z.int(),
  /** How many of the waiting works have a file that is still being processed. */
  processing: z.int(),
  pending: z.int(),
  returned: z.int(),
  rejected: z.int(),
  online: z.int(),
  offline: z.int(),
});

const ids = z.array(id).check(z.minLength(1), z.maxLength(100));
/** `done` were changed; `left` stay unchanged, each with the reason. */
const outcome = z.object({
  done: z.array(id),
  left: z.array(z.object({ id, why: z.enum(LEFT_REASONS), missing: z.array(z.enum(MISSING)) })),
});
export type CenterOutcome = z.output<typeof outcome>;

const name = oneLine(0, SHOP_TEXT.name);
const bio = line(0, SHOP_TEXT.bio);
const shop = z.object({
  /** Null until the shop is saved for the first time. */
  id: z.nullable(id),
  /** A change must name this version; 0 before the first. */
  version: z.int(),
  nameZh: z.string(),
  nameEn: z.string(),
  bioZh: z.string(),
  bioEn: z.string(),
  banner: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
});
export type OwnShop = z.output<typeof shop>;

export const materialCenterCalls = {
  summary: post('/center/summary', {
    who: 'contributor',
    summary: 'How a photographer’s work is doing: how much stands where, and what people looked at',
    input: nothing,
    output: z.object({
      counts: z.object({ video: tabCounts, photo: tabCounts }),
      /** This month’s decisions. */
      month: z.object({ approved: z.int(), decided: z.int() }),
      /** How many follow the caller’s shop; nobody learns who. Null for managers, who have none. */
      followers: z.nullable(z.int()),
      /** The last 30 days, oldest first. */
      days: z.array(z.object({ day: z.string(), opens: z.int(), samples: z.int(), bookmarks: z.int() })),
      /** The materials opened most in that time. */
      best: z.array(
        z.object({
          id,
          code: z.string(),
          kind,
          titleZh: z.string(),
          titleEn: z.string(),
          thumbnail: z.nullable(z.string()),
          opens: z.int(),
          samples: z.int(),
          bookmarks: z.int(),
        }),
      ),
    }),
  }),
  list: post('/center/list', {
    who: 'contributor',
    summary: 'The caller’s material of one kind in one tab; a material manager’s is that of all shops',
    input: z.strictObject({
      ...paging,
      kind,
      tab: z.enum(CENTER_TABS),
      sec: z._default(z.int().check(z.gte(ANY_SEC), z.lte(1)), ANY_SEC),
      keyword: z._default(line(0, 200), ''),
      orderBy: z._default(z.enum(CENTER_ORDERS), 'newest'),
    }),
    output: z.object({
      ...listOf(row).shape,
      /** Works of any tab that arrived in the last two hours, and how many of them are still being processed. */
      recent: z.object({ total: z.int(), processing: z.int() }),
    }),
  }),
  progress: post('/center/progress', {
    who: 'contributor',
    summary: 'How far files are; those that are no longer being worked on have no progress',
    input: z.strictObject({ ids }),
    output: z.object({
      infos: z.array(z.object({ id, state: z.enum(MATERIAL_STATES), progress: z.nullable(progress) })),
    }),
  }),
  submit: post('/center/submit', {
    who: 'contributor',
    summary: 'Submits for review what is complete, and says of the rest what is missing',
    input: z.strictObject({ ids, request: z._default(line(0, REVIEW_TEXT.request), '') }),
    output: outcome,
  }),
  withdraw: post('/center/withdraw', {
    who: 'contributor',
    summary: 'Takes back what nobody has decided about yet; an appeal stays',
    input: z.strictObject({ ids }),
    output: outcome,
  }),
  appeal: post('/center/appeal', {
    who: 'contributor',
    summary: 'Asks another reviewer to look at a rejected work, once',
    input: z.strictObject({ id, request: line(1, REVIEW_TEXT.request) }),
    output: z.object({}),
  }),
  takeOffline: post('/center/takeOffline', {
    who: 'contributor',
    summary: 'Takes works off sale; only staff can put them back',
    input: z.strictObject({ ids, reason: z._default(line(0, LIMITS.reasonMax), '') }),
    output: outcome,
  }),
  discard: post('/center/discard', {
    who: 'contributor',
    summary: 'Deletes works that were never submitted, or whose file was refused, with their files',
    input: z.strictObject({ ids }),
    output: outcome,
  }),
  shop: post('/center/shop', {
    who: 'photographer',
    summary: 'The caller’s shop as they edit it',
    input: nothing,
    output: z.object({ shop }),
  }),
  saveShop: post('/center/shop/save', {
    who: 'photographer',
    summary: 'Names and describes the caller’s shop, unless it was changed meanwhile; the first time opens it',
    input: z.strictObject({ version: z.int().check(z.gte(0)), nameZh: name, nameEn: name, bioZh: bio, bioEn: bio }),
    output: z.object({ shop }),
  }),
  saveShopPicture: post('/center/shop/picture', {
    who: 'photographer',
    summary: 'Gives the caller’s shop a banner or an avatar, or takes it away',
    input: z.strictObject({
      picture: z.enum(Object.keys(SHOP_PICTURES) as [ShopPicture, ...ShopPicture[]]),
      /** A JPEG or PNG in base64, cropped and reduced first; null removes the picture. */
      image: z.nullable(z.string().check(z.minLength(1), z.maxLength(900_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
    }),
    output: z.object({ shop }),
  }),
};
