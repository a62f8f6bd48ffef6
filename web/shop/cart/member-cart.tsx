import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CartItem } from '#contract/calls/cart.ts';
import { countsQuery } from '../../lib/bookmarks-queries.ts';
import { cartKindOf, cartQuery } from '../../lib/cart-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { Hint } from '../../ui/hint/hint.tsx';
import { Retry } from '../../ui/retry.tsx';
import { LinesLoading } from './cart-loading.tsx';
import classes from './cart.module.css';
import { Empty } from './empty.tsx';
import { type CartFilter, Filters, passes, useCartFilter } from './filters.tsx';
import { LicenceDialog } from './licence-dialog.tsx';
import { Line } from './line.tsx';
import { Summary } from './summary.tsx';
import { type Chosen, Toolbar, useChosen } from './toolbar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useRemoval } from './use-removal.ts';

export function MemberCart() {
  const filter = useCartFilter();
  const { data } = useQuery(countsQuery);
  const counts = data && { video: data.videoShopping, photo: data.photoShopping };
  const { data: items, error, refetch } = useQuery(cartQuery(useLanguage()));
  const removal = useRemoval();
  return (
    <>
      <Filters current={filter} counts={counts} />
      <Hint name="cart" />
      {!items && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <LinesLoading />)}
      {items && <Loaded filter={filter} all={items} onRemove={removal.remove} />}
      <UndoBar removal={removal} />
    </>
  );
}

interface LoadedProps {
  filter: CartFilter;
  all: CartItem[];
  onRemove: (items: CartItem[]) => void;
}

/** What the filter lets through; nothing else is selected, changed or ordered. */
function Loaded({ filter, all, onRemove }: LoadedProps) {
  const items = all.filter((item) => passes(filter, cartKindOf(item)));
  const chosen = useChosen(items);
  if (items.length === 0) return <Empty filter={filter} />;
  return <Lines items={items} chosen={chosen} hidden={all.length - items.length} onRemove={onRemove} />;
}

interface LinesProps {
  items: CartItem[];
  chosen: Chosen;
  /** How many items the filter hides. */
  hidden: number;
  onRemove: (items: CartItem[]) => void;
}

function Lines({ items, chosen, hidden, onRemove }: LinesProps) {
  /** The items for which a licence is being chosen. */
  const [choosing, setChoosing] = useState<CartItem[] | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = (gone: CartItem[]) => {
    // The clicked button goes too, so the focus moves to the list.
    list.current?.focus({ preventScroll: true });
    onRemove(gone);
  };
  return (
    <div className={classes.columns}>
      <div className={classes.lines}>
        <Toolbar items={items} chosen={chosen} onLicence={setChoosing} onRemove={remove} />
        <ul ref={list} tabIndex={-1}>
          {items.map((item) => (
            <Line
              key={item.cartId}
              item={item}
              among={items.map(({ id }) => id)}
              chosen={chosen.has(item)}
              onChoose={() => chosen.toggle(item)}
              onLicence={() => setChoosing([item])}
              onRemove={() => remove([item])}
            />
          ))}
        </ul>
      </div>
      <Summary items={chosen.items} hidden={hidden} onLicence={setChoosing} />
      {choosing && <LicenceDialog items={choosing} onClosed={() => setChoosing(null)} />}
    </div>
  );
}
