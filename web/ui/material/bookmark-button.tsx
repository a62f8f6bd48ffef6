import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import type { AnyItem } from '#contract/items.ts';
import { useBookmarked } from '../../lib/bookmarks.ts';
import { CardIcon } from './card-icon.tsx';
import { useCardWords } from './card-words.ts';
import { pressBookmark } from './item-actions.ts';

type Props = { item: AnyItem } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'tabIndex'>;

/** Bookmarks a material, or takes the bookmark back. */
export function BookmarkButton({ item, ...rest }: Props) {
  const words = useCardWords();
  const on = useBookmarked(item);
  const label = on ? words.unbookmark : words.bookmark;
  const Icon = on ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      title={label}
      onClick={() => void pressBookmark(item)}
      {...rest}
    >
      <CardIcon of={Icon} size={17} stroke={1.8} always={on} />
    </button>
  );
}
