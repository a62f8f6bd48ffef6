import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyItem } from '#contract/items.ts';
import { useBookmarked } from '../../lib/bookmarks.ts';
import { pressBookmark } from './item-actions.ts';

type Props = { item: AnyItem } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'tabIndex'>;

/** Bookmarks a material, or takes the bookmark back. */
export function StarButton({ item, ...rest }: Props) {
  const { t } = useTranslation();
  const on = useBookmarked(item);
  const label = on ? t(($) => $.material.unbookmark) : t(($) => $.material.bookmark);
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
      <Icon size={17} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
