import {
  IconDots,
  IconDownload,
  IconHash,
  IconLayoutGridAdd,
  IconLink,
  IconListCheck,
  IconPhotoSearch,
  IconPlayerPlay,
  IconPlayerStop,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { useInCart } from '../../lib/cart.ts';
import { useOnList } from '../../lib/project-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CardIcon } from './card-icon.tsx';
import { CardMenuList, type Entry } from './card-menu-list.tsx';
import { useCardWords } from './card-words.ts';
import { pressCart } from './cart-button.tsx';
import { chooseBoard, copyCode, copyLink, downloadSample, setOnList } from './item-actions.ts';
import { useMaterialLinks } from './links.ts';
import { ONE_BUTTON } from './use-long-press.ts';

/** When cards have no room for all of their buttons; the same as in their styles. */
const SMALL = '(hover: none), (max-width: 599px)';

/** The moving preview of a clip. */
export interface Preview {
  active: boolean;
  toggle: () => void;
}

interface Props {
  item: AnyItem;
  to: string;
  preview?: Preview | undefined;
  className?: string | undefined;
  'data-action'?: string;
  tabIndex?: number;
}

/** Less common actions, in a menu over the page. */
export function CardMenu({ item, to, preview, ...reached }: Props) {
  const { more: label } = useCardWords();
  /** The button while its menu is open, otherwise null. */
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const similar = useMaterialLinks().similar(item);
  const close = (refocus: boolean) => {
    setAnchor(null);
    if (refocus) anchor?.focus();
  };
  if (isRaw(item) && similar === null && !matchMedia(SMALL).matches) return null;
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
      {anchor && (
        <Unfolded
          item={item}
          to={to}
          preview={preview}
          similar={similar}
          label={label}
          anchor={anchor}
          onClose={close}
        />
      )}
    </>
  );
}

interface UnfoldedProps {
  item: AnyItem;
  to: string;
  preview: Preview | undefined;
  similar: string | null;
  label: string;
  anchor: HTMLElement;
  onClose: (refocus: boolean) => void;
}

function Unfolded({ item, to, preview, similar, ...list }: UnfoldedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const raw = isRaw(item);
  const { has, on } = useOnList(idOf(item));
  const small = matchMedia(SMALL).matches;
  /** Rows of music have no buttons for these. */
  const only = small || 'musicId' in item;
  const phone = usePhoneEntries(item, preview);
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
  return <CardMenuList {...list} entries={[...phone, ...entries.filter(({ shown }) => shown)]} />;
}

/** What phones have no buttons for. */
function usePhoneEntries(item: AnyItem, preview: Preview | undefined): Entry[] {
  const words = useCardWords();
  const inCart = useInCart(idOf(item));
  if ('musicId' in item || !matchMedia(ONE_BUTTON).matches) return [];
  const { title } = item;
  const watch = preview && {
    icon: preview.active ? IconPlayerStop : IconPlayerPlay,
    label: preview.active ? words.stopPreview(title) : words.preview(title),
    act: preview.toggle,
  };
  const label = inCart ? words.outOfCart : words.toCart;
  return [...(watch ? [watch] : []), { icon: IconShoppingCart, label, act: () => void pressCart(item, inCart) }];
}

function isRaw(item: AnyItem): boolean {
  return 'from' in item && item.from === 'raw';
}
