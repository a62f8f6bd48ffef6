import i18next from 'i18next';
import type { AnyItem } from '#contract/items.ts';
import { setBookmark } from '../../lib/bookmarks.ts';
import { reloadBookmarks } from '../../lib/bookmarks-queries.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';

const AT_ONCE = 4;

/** Asks, then removes the bookmarks of all of these; false when nothing was changed. */
export async function removeBookmarks(items: AnyItem[]): Promise<boolean> {
  const sure = await confirm({
    title: i18next.t(($) => $.bookmarkSelection.removeTitle, { count: items.length }),
    body: i18next.t(($) => $.bookmarkSelection.removeBody),
    confirm: i18next.t(($) => $.bookmarkSelection.remove),
  });
  if (!sure) return false;
  try {
    for (let done = 0; done < items.length; done += AT_ONCE)
      await Promise.all(items.slice(done, done + AT_ONCE).map((item) => setBookmark(item, false)));
    void toast(i18next.t(($) => $.bookmarkSelection.removed));
  } finally {
    await reloadBookmarks();
  }
  return true;
}
