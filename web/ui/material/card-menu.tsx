import {
  IconDots,
  IconDownload,
  IconHash,
  IconLayoutGridAdd,
  IconLink,
  IconListCheck,
  IconPhotoSearch,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { useOnList } from '../../lib/project-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CardIcon } from './card-icon.tsx';
import { CardMenuList, type Entry } from './card-menu-list.tsx';
import { useCardWords } from './card-words.ts';
import { chooseBoard, copyCode, copyLink, downloadSample, setOnList } from './item-actions.ts';
import { useMaterialLinks } from './links.ts';

/** When cards have no room for all of their buttons; the same as in their styles. */
const SMALL = '(hover: none), (max-width: 599px)';

interface Props {
  item: AnyItem;
  to: string;
  className?: string | undefined;
  'data-action'?: string;
  tabIndex?: number;
}

/** Less common actions, in a menu over the page. */
export function CardMenu({ item, to, ...reached }: Props) {
  const { more: label } = useCardWords();
  /** The button while its menu is open, otherwise null. */
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const similar = useMaterialLinks().similar(item);
  const close = (refocus: boolean) => {
    setAnchor(null);
    if (refocus) anchor?.focus();
  };
  if (isRaw(item) && similar === null) return null;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={label}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        {...reached}
      >
        <CardIcon of={IconDots} size={17} stroke={2} />
      </button>
      {anchor && <Unfolded item={item} to={to} similar={similar} label={label} anchor={anchor} onClose={close} />}
    </>
  );
}

interface UnfoldedProps {
  item: AnyItem;
  to: string;
  similar: string | null;
  label: string;
  anchor: HTMLElement;
  onClose: (refocus: boolean) => void;
}

function Unfolded({ item, to, similar, ...list }: UnfoldedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const raw = isRaw(item);
  const { has, on } = useOnList(idOf(item));
  const small = matchMedia(SMALL).matches;
  /** Rows of music have no buttons for these. */
  const only = small || 'musicId' in item;
  const entries: (Entry & { shown: boolean })[] = [
    { icon: IconLayoutGridAdd, label: t(($) => $.material.toBoard), act: () => chooseBoard(item), shown: !raw },
    {
      icon: IconListCheck,
      label: t(($) => (on ? $.material.offList : $.material.toList)),
      act: () => void setOnList(item, !on),
      shown: has && !('musicId' in item),
    },
    {
      icon: IconPhotoSearch,
      label: t(($) => $.material.similar),
      act: () => void navigate(similar ?? to),
      shown: similar !== null,
    },
    {
      icon: IconDownload,
      label: t(($) => $.material.sample),
      act: () => void downloadSample(item),
      shown: small && !raw,
    },
    { icon: IconHash, label: t(($) => $.material.copyCode), act: () => void copyCode(item), shown: only },
    { icon: IconLink, label: t(($) => $.material.copyLink), act: () => void copyLink(item, to), shown: only },
  ];
  return <CardMenuList {...list} entries={entries.filter(({ shown }) => shown)} />;
}

function isRaw(item: AnyItem): boolean {
  return 'from' in item && item.from === 'raw';
}
