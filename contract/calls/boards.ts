import * as z from 'zod/mini';
import { get, id, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import {
  BOARD_ROLES,
  COLLEAGUE_ROLES,
  COMMENT_LENGTH,
  DECISION_FILTERS,
  DECISIONS,
  GUEST_NAME_LENGTH,
} from '../domain/board.ts';
import { anyItem } from '../items.ts';
import { boardComment, sharedWork, workNote } from './board-parts.ts';

const board = z.object({
  id,
  name: z.string(),
  count: z.int(),
  /** Up to four thumbnails of the materials on it. */
  covers: z.array(z.object({ url: z.string(), colour: z.string() })),
  /** What the caller may do on it. */
  role: z.enum(BOARD_ROLES),
  /** Who made it; null for the caller's own. */
  owner: z.nullable(z.string()),
  /** How many colleagues it is shared with. */
  colleagues: z.int(),
  /** Anyone with this key may open the board; null when it is not shared, and for those who do not manage it. */
  shareKey: z.nullable(z.string()),
  /** Whether clients comment and decide through the link. */
  clientsAnswer: z.boolean(),
});
export type Board = z.output<typeof board>;

const newsOfBoard = z.object({
  id,
  name: z.string(),
  /** Counted up to 100. */
  fresh: z.int(),
  /** The newest of them. */
  covers: board.shape.covers,
});

const colleague = z.object({ userId: id, nickname: z.string(), role: z.nullable(z.enum(COLLEAGUE_ROLES)) });
export type Colleague = z.output<typeof colleague>;

const boardName = oneLine(1, 60);
const materialIds = z.array(id).check(z.minLength(1), z.maxLength(100));
const key = z.string().check(z.regex(/^[\w-]{22}$/));
const filter = z.optional(z.enum(DECISION_FILTERS));
const decision = z.nullable(z.enum(DECISIONS));

const said = {
  materialId: id,
  /** Where in a clip or a piece of music; null for the whole work. */
  second: z.nullable(z.int().check(z.gte(0), z.lte(86_400))),
  text: line(1, COMMENT_LENGTH),
};
/** A client without an account: the name they type, and random words that only their browser knows. */
const guest = { key, name: oneLine(1, GUEST_NAME_LENGTH), guest: key };
const comments = z.object({ infos: z.array(boardComment) });

export const boardCalls = {
  list: post('/board/list', {
    who: 'member',
    summary: 'The caller’s boards, and those that colleagues share with them',
    input: nothing,
    output: z.object({ infos: z.array(board) }),
  }),
  create: post('/board/create', {
    who: 'member',
    summary: 'Makes a board',
    input: z.strictObject({ name: boardName }),
    output: z.object({ id }),
  }),
  rename: post('/board/rename', {
    who: 'member',
    summary: 'Gives a board another name',
    input: z.strictObject({ id, name: boardName }),
    output: z.object({}),
  }),
  remove: post('/board/remove', {
    who: 'member',
    summary: 'Removes a board; what was on it stays bookmarked',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  put: post('/board/add', {
    who: 'member',
    summary: 'Puts materials on a board, and bookmarks them',
    input: z.strictObject({ id, materialIds }),
    output: z.object({}),
  }),
  take: post('/board/take', {
    who: 'member',
    summary: 'Takes materials off a board; they stay bookmarked',
    input: z.strictObject({ id, materialIds }),
    output: z.object({}),
  }),
  items: post('/board/items', {
    who: 'member',
    summary: 'What is on a board, and what people decided and said about it',
    input: z.strictObject({ id, decision: filter, ...paging }),
    output: z.object({ board, notes: z.array(workNote), ...listOf(anyItem).shape }),
  }),
  news: post('/board/news', {
    who: 'member',
    summary: 'Boards of the caller that new works fit, with what came on sale since they last opened each',
    input: nothing,
    output: z.object({ infos: z.array(newsOfBoard) }),
  }),
  matches: post('/board/matches', {
    who: 'member',
    summary: 'New works that fit a board, as the caller found them when they opened it; the newest, counted up to 100',
    input: z.strictObject({ id }),
    output: listOf(anyItem),
  }),
  people: post('/board/people', {
    who: 'member',
    summary: 'Colleagues of the caller, and what each may do on a board',
    input: z.strictObject({ id }),
    output: z.object({ infos: z.array(colleague) }),
  }),
  setPerson: post('/board/setPerson', {
    who: 'member',
    summary: 'Shares a board with a colleague, which makes it the company’s; null: no longer',
    input: z.strictObject({ id, userId: id, role: z.nullable(z.enum(COLLEAGUE_ROLES)) }),
    output: z.object({}),
  }),
  share: post('/board/share', {
    who: 'member',
    summary: 'Makes a key with which anybody may look at the board, and answer if allowed; or withdraws it',
    input: z.strictObject({ id, shared: z.boolean(), clientsAnswer: z._default(z.boolean(), false) }),
    output: z.object({ shareKey: z.nullable(z.string()) }),
  }),
  comments: post('/board/comments', {
    who: 'member',
    summary: 'What people said about a work on a board, oldest first',
    input: z.strictObject({ id, materialId: id }),
    output: comments,
  }),
  comment: post('/board/comment', {
    who: 'member',
    summary: 'Says something about a work on a board, or about a second of it',
    input: z.strictObject({ id, ...said }),
    output: z.object({ commentId: id }),
  }),
  removeComment: post('/board/comment/remove', {
    who: 'member',
    summary: 'Removes a comment of the caller; those who manage the board remove any',
    input: z.strictObject({ commentId: id }),
    output: z.object({}),
  }),
  decide: post('/board/decide', {
    who: 'member',
    summary: 'Says whether a work is decided on; null: undecided again',
    input: z.strictObject({ id, materialId: id, decision }),
    output: z.object({}),
  }),
  paper: post('/board/paper', {
    who: 'member',
    summary: 'A link to a board as PDF, good for ten minutes',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string() }),
  }),
  shared: get('/board/shared', {
    who: 'anyone',
    summary: 'A board behind a link, as clients see it: no prices',
    input: z.strictObject({
      key,
      decision: filter,
      pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    }),
    output: z.object({
      name: z.string(),
      owner: z.string(),
      clientsAnswer: z.boolean(),
      /** How many works are on it, whatever the filter. */
      count: z.int(),
      ...listOf(sharedWork).shape,
    }),
  }),
  sharedComments: post('/board/shared/comments', {
    who: 'anyone',
    summary: 'What people said about a work on a board behind a link',
    input: z.strictObject({ key, materialId: id, guest: z.optional(key) }),
    output: comments,
  }),
  sharedComment: post('/board/shared/comment', {
    who: 'anyone',
    summary: 'Says something as a client, where the link allows it',
    input: z.strictObject({ ...guest, ...said }),
    output: z.object({ commentId: id }),
  }),
  removeSharedComment: post('/board/shared/comment/remove', {
    who: 'anyone',
    summary: 'Removes a comment that this client’s browser made',
    input: z.strictObject({ key, guest: key, commentId: id }),
    output: z.object({}),
  }),
  sharedDecide: post('/board/shared/decide', {
    who: 'anyone',
    summary: 'Decides on a work as a client, where the link allows it',
    input: z.strictObject({ key, name: guest.name, materialId: id, decision }),
    output: z.object({}),
  }),
};
