import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import type { AnyItem } from '#contract/items.ts';
import { toggleBookmark, useBookmarked } from '../../lib/bookmarks.ts';
import { t } from '../../lib/translation.ts';
import { toast } from '../toast.ts';
import { CardIcon } from './card-icon.tsx';
import { useCardWords } from './card-words.ts';
import { isMember, tellFailure } from './item-actions.ts';

type Props = { item: AnyItem } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'tabIndex'>;

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

export async function pressBookmark(item: AnyItem): Promise<void> {
  if (!isMember()) return;
  try {
    const on = await toggleBookmark(item);
    void toast(on ? t(($) => $.material.bookmarked) : t(($) => $.material.unbookmarked));
  } catch (error) {
    tellFailure(error);
  }
}
