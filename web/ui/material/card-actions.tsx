import { IconDownload, IconHash, IconLink } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageItem, VideoItem } from '#contract/items.ts';
import classes from './card-actions.module.css';
import { CardMenu } from './card-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { copyCode, copyLink, downloadSample } from './item-actions.ts';
import { StarButton } from './star-button.tsx';
import { useToolbar } from './use-toolbar.ts';

interface Props {
  item: VideoItem | ImageItem;
  to: string;
  /** Shown first, where there is something to play. */
  children?: ReactNode;
}

/** What can be done with a material, on its card. Raw footage is neither bookmarked nor sampled. */
export function CardActions({ item, to, children }: Props) {
  const { t } = useTranslation();
  const { toolbar, button } = useToolbar();
  const raw = item.from === 'raw';
  return (
    <div className={classes.actions} aria-label={t(($) => $.material.actions, { title: item.title })} {...toolbar}>
      {!raw && <StarButton item={item} className={classes.star} {...button('bookmark', true)} />}
      {children}
      {!raw && (
        <Action
          icon={IconDownload}
          label={t(($) => $.material.sample)}
          onPress={() => void downloadSample(item)}
          {...button('sample', false)}
        />
      )}
      <Action
        icon={IconHash}
        label={t(($) => $.material.copyCode)}
        onPress={() => void copyCode(item)}
        {...button('code', raw)}
      />
      <Action
        icon={IconLink}
        label={t(($) => $.material.copyLink)}
        onPress={() => void copyLink(item, to)}
        {...button('link', false)}
      />
      <CartButton item={item} className={classes.cart} {...button('cart', false)} />
      <CardMenu item={item} to={to} {...button('more', false)} />
    </div>
  );
}

interface Reached {
  'data-action': string;
  tabIndex: number;
}

interface ActionProps extends Reached {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  label: string;
  onPress: () => void;
}

function Action({ icon: Icon, label, onPress, ...reached }: ActionProps) {
  return (
    <button type="button" className={classes.roomy} aria-label={label} title={label} onClick={onPress} {...reached}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
