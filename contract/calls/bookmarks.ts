import * as z from 'zod/mini';
import { get, id, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { TARGET } from '../domain/discovery.ts';
import { anyItem, musicItem } from '../items.ts';

const board = z.object({
  id,
  name: z.string(),
  count: z.int(),
  /** Up to four thumbnails of the materials on it. */
  covers: z.array(z.object({ url: z.string(), colour: z.string() })),
  /** Anyone with this key may open the board; null when it is not shared. */
  shareKey: z.nullable(z.string()),
});
export type Board = z.output<typeof board>;

const boardName = oneLine(1, 60);
const materialIds = z.array(id).check(z.minLength(1), z.maxLength(100));

/** Bookmarks on sale; `gone` counts those no longer on sale. */
const bookmarksOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ ...listOf(item).shape, gone: z.int() });

export const bookmarkCalls = {
  bookmark: post('/preference/bookmark', {
    who: 'member',
    summary: 'Bookmarks a video or picture; again gives the same bookmark',
    input: z.strictObject({ targetId: id, targetType: z.literal([TARGET.video, TARGET.photo, TARGET.pond5]) }),
    output: z.object({ id }),
  }),
  cancel: post('/preference/cancel', {
    who: 'member',
    summary: 'Removes a bookmark of the caller; on boards the material stays',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  list: post('/space/bookmark', {
    who: 'member',
    summary: 'The caller’s bookmarks, newest first; `targetType` 0 means videos of every source',
    input: z.strictObject({ targetType: z.literal([TARGET.video, TARGET.photo, TARGET.pond5]), ...paging }),
    output: bookmarksOf(anyItem),
  }),
  bookmarkMusic: post('/music/collect', {
    who: 'member',
    summary: 'Bookmarks a piece of music or a sound effect',
    input: z.strictObject({ musicId: id }),
    output: z.object({ bookmarkId: id }),
  }),
  cancelMusic: post('/music/collect/cancel', {
    who: 'member',
    summary: 'Removes a bookmark of music',
    input: z.strictObject({ bookmarkId: id }),
    output: z.object({}),
  }),
  listMusic: post('/music/collect/my', {
    who: 'member',
    summary: 'The caller’s bookmarked music (1) or sound effects (2)',
    input: z.strictObject({ musicType: z.literal([1, 2]), ...paging }),
    output: bookmarksOf(musicItem),
  }),
  boards: post('/board/list', {
    who: 'member',
    summary: 'The caller’s boards',
    input: nothing,
    output: z.object({ infos: z.array(board) }),
  }),
  createBoard: post('/board/create', {
    who: 'member',
    summary: 'Makes a board',
    input: z.strictObject({ name: boardName }),
    output: z.object({ id }),
  }),
  renameBoard: post('/board/rename', {
    who: 'member',
    summary: 'Gives a board another name',
    input: z.strictObject({ id, name: boardName }),
    output: z.object({}),
  }),
  removeBoard: post('/board/remove', {
    who: 'member',
    summary: 'Removes a board; what was on it stays bookmarked',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  putOnBoard: post('/board/add', {
    who: 'member',
    summary: 'Puts materials on a board, and bookmarks them',
    input: z.strictObject({ id, materialIds }),
    output: z.object({}),
  }),
  takeOffBoard: post('/board/take', {
    who: 'member',
    summary: 'Takes materials off a board; they stay bookmarked',
    input: z.strictObject({ id, materialIds }),
    output: z.object({}),
  }),
  boardItems: post('/board/items', {
    who: 'member',
    summary: 'What is on a board of the caller',
    input: z.strictObject({ id, ...paging }),
    output: z.object({ board, ...listOf(anyItem).shape }),
  }),
  shareBoard: post('/board/share', {
    who: 'member',
    summary: 'Makes a key with which anybody may look at the board, or withdraws it',
    input: z.strictObject({ id, shared: z.boolean() }),
    output: z.object({ shareKey: z.nullable(z.string()) }),
  }),
  sharedBoard: get('/board/shared', {
    who: 'anyone',
    summary: 'A board that its owner shares, to look at',
    input: z.strictObject({
      key: z.string().check(z.regex(/^[\w-]{22}$/)),
      pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    }),
    output: z.object({ name: z.string(), owner: z.string(), ...listOf(anyItem).shape }),
  }),
};
