import * as z from 'zod/mini';
import { id, listOf, paging, post } from '../call.ts';
import { TARGET } from '../domain/discovery.ts';
import { anyItem, musicItem } from '../items.ts';

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
};
