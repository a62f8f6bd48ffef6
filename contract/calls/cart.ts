import * as z from 'zod/mini';
import { id, listOf, nothing, paging, post } from '../call.ts';
import { CART_SKIPS } from '../domain/board.ts';
import { TARGET } from '../domain/discovery.ts';
import { excerpt } from '../excerpt.ts';
import { anyItem } from '../items.ts';
import { licenceTerms, priceFen } from './prices.ts';

/** Type of target: 0 video, 5 video of the pond5 source, 1 photo. */
const category = z.literal([TARGET.video, TARGET.photo, TARGET.pond5]);

/** Reasons why an item in a cart cannot be ordered. */
export const CART_OBSTACLES = ['offline', 'own-work', 'bought-out'] as const;

const cartItem = z.object({
  cartId: id,
  /** Number of the material. */
  id,
  code: z.string(),
  category,
  thumbnail: z.string(),
  title: z.string(),
  userTitle: z.string(),
  /** The chosen licence in the reader's words; empty when none is chosen yet. */
  skuName: z.string(),
  terms: z.nullable(licenceTerms),
  /** In and out points of a clip, as far as the buyer has set them. */
  excerpt: z.nullable(excerpt),
  /** Null without terms, or when the price is on request. */
  priceFen,
  byQuote: z.boolean(),
  obstacle: z.nullable(z.enum(CART_OBSTACLES)),
  /** The material as a card shows it; null when it is no longer on sale. */
  item: z.nullable(anyItem),
});
export type CartItem = z.output<typeof cartItem>;

const cartIds = z.array(id).check(z.minLength(1), z.maxLength(100));
const materialIds = z.array(id).check(z.minLength(1), z.maxLength(100));

const givenExcerpt = z.optional(z.nullable(excerpt));

/** A material somebody wants, the licence for it, null while that is undecided, and the part of a clip. */
const wanted = z.strictObject({ materialId: id, terms: z.nullable(licenceTerms), excerpt: givenExcerpt });
export type Wanted = z.output<typeof wanted>;

export const CART_MOST = 300;

export const cartCalls = {
  list: post('/cart/list', {
    who: 'member',
    summary:
      'What is in the caller’s cart, newest first; category 0: videos of every source, 1: pictures, none: everything',
    input: z.strictObject({ category: z.optional(category), ...paging }),
    output: listOf(cartItem),
  }),
  add: post('/cart/add', {
    who: 'member',
    summary: 'Puts a video or picture into the cart; again changes nothing',
    input: z.strictObject({
      targetId: id,
      category,
      terms: z.optional(z.nullable(licenceTerms)),
      excerpt: givenExcerpt,
    }),
    output: z.object({ cartId: id }),
  }),
  addMany: post('/cart/addMany', {
    who: 'member',
    summary: 'Puts several into the cart, such as what a visitor chose before logging in; what cannot be is left out',
    input: z.strictObject({ wanted: z.array(wanted).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ added: z.int() }),
  }),
  addBoard: post('/cart/addBoard', {
    who: 'member',
    summary: 'Puts the videos and pictures of a board into the cart, all or those decided on; says what it left out',
    input: z.strictObject({ boardId: id, decidedOnly: z.boolean() }),
    output: z.object({
      added: z.int(),
      /** Were in the cart before. */
      had: z.int(),
      skipped: z.array(z.object({ materialId: id, code: z.string(), title: z.string(), reason: z.enum(CART_SKIPS) })),
    }),
  }),
  remove: post('/cart/remove', {
    who: 'member',
    summary: 'Takes something out of the caller’s cart',
    input: z.strictObject({ cartId: id }),
    output: z.object({}),
  }),
  removeMany: post('/cart/removeMany', {
    who: 'member',
    summary: 'Takes several out of the caller’s cart',
    input: z.strictObject({ cartIds }),
    output: z.object({}),
  }),
  terms: post('/cart/terms', {
    who: 'member',
    summary: 'Says what things in the cart are wanted for; null: undecided again',
    input: z.strictObject({ cartIds, terms: z.nullable(licenceTerms) }),
    output: z.object({ infos: z.array(cartItem) }),
  }),
  excerpt: post('/cart/excerpt', {
    who: 'member',
    summary: 'Says which part of a clip in the cart is wanted; null: all of it',
    input: z.strictObject({ cartId: id, excerpt: z.nullable(excerpt) }),
    output: z.object({}),
  }),
  moveToBookmarks: post('/cart/collect', {
    who: 'member',
    summary: 'Moves things from the cart to the bookmarks',
    input: z.strictObject({ cartIds }),
    output: z.object({}),
  }),
  counts: post('/cart/counts', {
    who: 'member',
    summary: 'How many videos and pictures are in the caller’s cart',
    input: nothing,
    output: z.object({ videoShopping: z.int(), photoShopping: z.int() }),
  }),
  preferences: post('/home/preference', {
    who: 'member',
    summary: 'How many bookmarks of each kind the caller has, and how much is in the cart',
    input: nothing,
    output: z.object({
      videoBookmark: z.int(),
      photoBookmark: z.int(),
      musicBookmark: z.int(),
      musicEffectBookmark: z.int(),
      videoShopping: z.int(),
      photoShopping: z.int(),
    }),
  }),
  ids: post('/cart/ids', {
    who: 'member',
    summary: 'Which materials are in the caller’s cart, for cards and pages to show it',
    input: nothing,
    output: z.object({ infos: z.array(z.object({ cartId: id, materialId: id, excerpt: z.nullable(excerpt) })) }),
  }),
  look: post('/cart/look', {
    who: 'anyone',
    summary: 'Materials on sale as a visitor’s cart shows them, which only their browser keeps',
    input: z.strictObject({ materialIds }),
    output: z.object({ infos: z.array(anyItem) }),
  }),
};
