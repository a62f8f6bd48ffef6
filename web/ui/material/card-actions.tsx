import { type Icon, IconDownload, IconHash, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PictureItem } from '#contract/items.ts';
import classes from './card-actions.module.css';
import { CardIcon, IconsShown } from './card-icon.tsx';
import { CardMenu, type Preview } from './card-menu.tsx';
import { useCardWords } from './card-words.ts';
import { CartButton } from './cart-button.tsx';
import { copyCode, copyLink, downloadSample } from './item-actions.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { useToolbar } from './use-toolbar.ts';

interface Props {
  item: PictureItem;
  to: string;
  /** Whether the reader has reached the card. */
  met: boolean;
  /** The preview of a clip, which phones have in the menu. */
  preview?: Preview;
  /** Shown first, such as a play button. */
  children?: ReactNode;
}

/** Actions for a material on its card. Budget footage has neither bookmark nor sample. */
export function CardActions({ item, to, met, preview, children }: Props) {
  const words = useCardWords();
  const { toolbar, button } = useToolbar();
  const raw = item.from === 'raw';
  return (
    <IconsShown value={met}>
      <div className={classes.actions} aria-label={words.actions(item.title)} {...toolbar}>
        {!raw && <BookmarkButton item={item} className={classes.star} {...button('bookmark', true)} />}
        {children}
        {!raw && (
          <Action
            icon={IconDownload}
            label={words.sample}
            onPress={() => void downloadSample(item)}
            {...button('sample', false)}
          />
        )}
        <Action icon={IconHash} label={words.copyCode} onPress={() => void copyCode(item)} {...button('code', raw)} />
        <Action
          icon={IconLink}
          label={words.copyLink}
          onPress={() => void copyLink(item, to)}
          {...button('link', false)}
        />
        <CartButton item={item} className={classes.cart} {...button('cart', false)} />
        <CardMenu item={item} to={to} preview={preview} className={classes.more} {...button('more', false)} />
      </div>
    </IconsShown>
  );
}

interface Reached {
  'data-action': string;
  tabIndex: number;
}

interface ActionProps extends Reached {
  icon: Icon;
  label: string;
  onPress: () => void;
}

function Action({ icon, label, onPress, ...reached }: ActionProps) {
  return (
    <button type="button" className={classes.roomy} aria-label={label} title={label} onClick={onPress} {...reached}>
      <CardIcon of={icon} size={16} stroke={1.8} />
    </button>
  );
}
