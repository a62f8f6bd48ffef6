import type { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import type { MusicItem } from '#contract/items.ts';
import type { Handlers } from '../../handler.ts';
import { isProblem } from '../../platform/problem.ts';
import {
  boardItems,
  boardsOf,
  createBoard,
  putOnBoard,
  removeBoard,
  renameBoard,
  shareBoard,
  sharedBoard,
  takeOffBoard,
} from './boards.ts';
import { bookmark, cancelBookmark, listBookmarks, PICTURES, SOUNDS } from './bookmarks.ts';

export const bookmarkHandlers: Handlers<typeof bookmarkCalls> = {
  bookmark: (ctx, { targetId, targetType }) => bookmark(ctx, targetId, targetType),
  cancel: async (ctx, { id }) => (await cancelBookmark(ctx, id, PICTURES)) ?? {},
  list: (ctx, { targetType, ...page }) =>
    listBookmarks(ctx, {
      ...page,
      kind: targetType === TARGET.photo ? 'photo' : 'video',
      ...(targetType === TARGET.pond5 && { source: 'pond5' }),
    }),
  async bookmarkMusic(ctx, { musicId }) {
    const made = await bookmark(ctx, musicId, TARGET.music);
    return isProblem(made) ? made : { bookmarkId: made.id };
  },
  cancelMusic: async (ctx, { bookmarkId }) => (await cancelBookmark(ctx, bookmarkId, SOUNDS)) ?? {},
  async listMusic(ctx, { musicType, ...page }) {
    const { infos, ...rest } = await listBookmarks(ctx, { ...page, kind: musicType === 1 ? 'music' : 'effect' });
    return { ...rest, infos: infos.filter((item): item is MusicItem => 'musicId' in item) };
  },
  boards: async (ctx) => ({ infos: await boardsOf(ctx) }),
  createBoard: (ctx, { name }) => createBoard(ctx, name),
  renameBoard: async (ctx, { id, name }) => (await renameBoard(ctx, id, name)) ?? {},
  removeBoard: async (ctx, { id }) => (await removeBoard(ctx, id)) ?? {},
  putOnBoard: async (ctx, { id, materialIds }) => (await putOnBoard(ctx, id, materialIds)) ?? {},
  takeOffBoard: async (ctx, { id, materialIds }) => (await takeOffBoard(ctx, id, materialIds)) ?? {},
  boardItems: (ctx, { id, ...page }) => boardItems(ctx, id, page),
  shareBoard: (ctx, { id, shared }) => shareBoard(ctx, id, shared),
  sharedBoard: (ctx, { key, pageNo }) => sharedBoard(ctx, key, pageNo),
};
