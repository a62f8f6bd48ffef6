import { IconShoppingCart, IconShoppingCartFilled } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import type { ImageItem, VideoItem } from '#contract/items.ts';
import { useInCart } from '../../lib/cart.ts';
import { CardIcon } from './card-icon.tsx';
import { useCardWords } from './card-words.ts';
import { pressCart } from './item-actions.ts';

type Props = { item: VideoItem | ImageItem } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'tabIndex'>;

/** Puts a material into the cart, or takes it out again. */
export function CartButton({ item, ...rest }: Props) {
  const words = useCardWords();
  const on = useInCart(item.id);
  const label = on ? words.outOfCart : words.toCart;
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
      <CardIcon of={Icon} size={17} stroke={1.8} always={on} />
    </button>
  );
}
