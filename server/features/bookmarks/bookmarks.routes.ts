import type { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { TARGET } from '#contract/domain/discovery.ts';
import type { MusicItem } from '#contract/items.ts';
import type { Handlers } from '../../handler.ts';
import { isProblem } from '../../platform/problem.ts';
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
};
