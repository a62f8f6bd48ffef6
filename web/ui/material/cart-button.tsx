import { IconShoppingCart, IconShoppingCartFilled } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageItem, VideoItem } from '#contract/items.ts';
import { useInCart } from '../../lib/cart.ts';
import { pressCart } from './item-actions.ts';

type Props = { item: VideoItem | ImageItem } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'tabIndex'>;

/** Puts a material into the cart, or takes it out again. */
export function CartButton({ item, ...rest }: Props) {
  const { t } = useTranslation();
  const on = useInCart(item.id);
  const label = on ? t(($) => $.material.outOfCart) : t(($) => $.material.toCart);
  const Icon = on ? IconShoppingCartFilled : IconShoppingCart;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      title={label}
      onClick={() => void pressCart(item, on)}
      {...rest}
    >
      <Icon size={17} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
