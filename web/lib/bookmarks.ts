import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { targetTypeOf, TRACKING_RULES } from '#contract/domain/discovery.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { CallError, client } from './api.ts';
import { changeCount, forgetLists } from './bookmarks-queries.ts';
import { shared } from './shared-state.ts';
import { onTokenChange } from './token.ts';
import { track } from './tracking.ts';

const bookmarks = client(bookmarkCalls);

interface Bookmark {
  /** The state that the reader wants, and sees. */
  wanted: boolean;
  /** Number of the bookmark on the server. */
  id: number | null;
}

/** Changes made in this tab, by material; they take precedence over loaded lists. */
const changed = shared<ReadonlyMap<number, Bookmark>>(new Map());
const underway = new Map<number, Promise<void>>();

function stateOf(all: ReadonlyMap<number, Bookmark>, item: AnyItem): Bookmark {
  return all.get(idOf(item)) ?? { wanted: item.bookmarkId !== null, id: item.bookmarkId };
}

function change(item: AnyItem, state: Bookmark): void {
  changed.set(new Map(changed.get()).set(idOf(item), state));
}

/** Whether the reader has bookmarked this material; the same everywhere on the page. */
export function useBookmarked(item: AnyItem): boolean {
  return changed.use((all) => stateOf(all, item).wanted);
}

/**
 * Turns a bookmark on or off. The change shows at once; the promise gives its final state. On failure the change is
 * undone and the error thrown.
 */
export async function toggleBookmark(item: AnyItem): Promise<boolean> {
  return await setBookmark(item, !stateOf(changed.get(), item).wanted);
}

export async function setBookmark(item: AnyItem, wanted: boolean): Promise<boolean> {
  const state = stateOf(changed.get(), item);
  if (state.wanted !== wanted) {
    change(item, { ...state, wanted });
    changeCount(item.kind, wanted ? 1 : -1);
    track(item, wanted ? TRACKING_RULES.bookmark : TRACKING_RULES.unbookmark);
  }
  const id = idOf(item);
  const settling = underway.get(id) ?? settle(item).finally(() => underway.delete(id));
  underway.set(id, settling);
  await settling;
  return stateOf(changed.get(), item).wanted;
}

/** Makes one call at a time for each material until the server has what the reader wanted last. */
async function settle(item: AnyItem): Promise<void> {
  for (let state = stateOf(changed.get(), item); state.wanted !== (state.id !== null);) {
    const before = state.id;
    try {
      const id = before === null ? await turnOn(item) : await turnOff(item, before);
      // The reader has logged out meanwhile.
      if (!changed.get().has(idOf(item))) return;
      state = { ...stateOf(changed.get(), item), id };
      change(item, state);
    } catch (error) {
      const { wanted } = stateOf(changed.get(), item);
      if (wanted !== (before !== null)) changeCount(item.kind, wanted ? -1 : 1);
      change(item, { wanted: before !== null, id: before });
      throw error;
    } finally {
      forgetLists();
    }
  }
}

async function turnOn(item: AnyItem): Promise<number> {
  if ('musicId' in item) return (await bookmarks.bookmarkMusic({ musicId: item.musicId })).bookmarkId;
  return (await bookmarks.bookmark({ targetId: item.id, targetType: targetTypeOf(item.kind, item.from) })).id;
}

async function turnOff(item: AnyItem, id: number): Promise<null> {
  try {
    await ('musicId' in item ? bookmarks.cancelMusic({ bookmarkId: id }) : bookmarks.cancel({ id }));
  } catch (error) {
    // The bookmark is gone already, perhaps removed in another tab.
    if (!(error instanceof CallError && error.problem === 'not-found')) throw error;
  }
  return null;
}

// The next person to log in has bookmarks of their own.
onTokenChange((token) => {
  if (token === null) changed.set(new Map());
});
