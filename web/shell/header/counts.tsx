import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../../lib/bookmarks-queries.ts';
import { visitorCart } from '../../lib/cart.ts';
import { useSession } from '../../lib/session.ts';
import classes from './count-badge.module.css';

const MOST = 99;

/** A count up to its limit, on an icon or at the end of a word. */
export function CountBadge({ count, on = 'icon' }: { count: number; on?: 'icon' | 'word' }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-on={on}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}

/** How many items are in the reader's bookmarks and cart; visitors have only a cart. 0 until known. */
export function useCounts(): { bookmarks: number; shopping: number } {
  const session = useSession();
  const member = Boolean(session);
  const wanted = visitorCart.use((wishes) => wishes.length);
  const { data } = useQuery({ ...countsQuery, enabled: member });
  if (!member || !data) return { bookmarks: 0, shopping: session === null ? wanted : 0 };
  return {
    bookmarks: data.videoBookmark + data.photoBookmark + data.musicBookmark + data.musicEffectBookmark,
    shopping: data.videoShopping + data.photoShopping,
  };
}
