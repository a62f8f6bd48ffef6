import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../../lib/bookmarks-queries.ts';
import { useSession } from '../../lib/session.ts';

/** How much the reader has put aside; nothing for visitors, and until it is known. */
export function useCounts(): { bookmarks: number; shopping: number } {
  const member = Boolean(useSession());
  const { data } = useQuery({ ...countsQuery, enabled: member });
  if (!member || !data) return { bookmarks: 0, shopping: 0 };
  return {
    bookmarks: data.videoBookmark + data.photoBookmark + data.musicBookmark + data.musicEffectBookmark,
    shopping: data.videoShopping + data.photoShopping,
  };
}
