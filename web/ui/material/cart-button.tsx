import { IconShoppingCart, IconShoppingCartFilled } from '@tabler/icons-react';
import type { ButtonHTMLAttributes } from 'react';
import type { PictureItem } from '#contract/items.ts';
import { useInCart } from '../../lib/cart.ts';
import { t } from '../../lib/translation.ts';
import { toast } from '../toast.ts';
import { CardIcon } from './card-icon.tsx';
import { useCardWords } from './card-words.ts';
import { tellFailure } from './item-actions.ts';

type Props = { item: PictureItem } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'tabIndex'>;

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

/** Works for visitors too, whose cart moves to their account when they log in. The code loads with the first click. */
export async function pressCart(item: PictureItem, inCart: boolean): Promise<void> {
  try {
    const { addToCart, removeMaterial } = await import('../../lib/cart-changes.ts');
    if (!inCart) {
      await addToCart(item);
      void toast(t(($) => $.material.inCart));
    } else if (await removeMaterial(item)) {
      void toast(t(($) => $.material.leftCart));
    }
  } catch (error) {
    tellFailure(error);
  }
}
