import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CartItem } from '#contract/calls/cart.ts';
import { countsQuery } from '../../lib/bookmarks-queries.ts';
import { type CartKind, cartQuery } from '../../lib/cart-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { Retry } from '../../ui/retry.tsx';
import { LinesLoading } from './cart-loading.tsx';
import classes from './cart.module.css';
import { Empty } from './empty.tsx';
import { Kinds, useCartKind } from './kinds.tsx';
import { LicenceDialog } from './licence-dialog.tsx';
import { Line } from './line.tsx';
import { Summary } from './summary.tsx';
import { Toolbar, useChosen } from './toolbar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useRemoval } from './use-removal.ts';

export function MemberCart() {
  const { data } = useQuery(countsQuery);
  const counts = data && { video: data.videoShopping, photo: data.photoShopping };
  const kind = useCartKind(counts);
  return (
    <>
      <Kinds current={kind} counts={counts} />
      <OfKind key={kind} kind={kind} />
    </>
  );
}

function OfKind({ kind }: { kind: CartKind }) {
  const { data: items, error, refetch } = useQuery(cartQuery(useLanguage(), kind));
  const removal = useRemoval();
  return (
    <>
      {!items && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <LinesLoading />)}
      {items?.length === 0 && <Empty kind={kind} />}
      {items && items.length > 0 && <Lines kind={kind} items={items} onRemove={removal.remove} />}
      <UndoBar removal={removal} />
    </>
  );
}

interface LinesProps {
  kind: CartKind;
  items: CartItem[];
  onRemove: (items: CartItem[]) => void;
}

function Lines({ kind, items, onRemove }: LinesProps) {
  const chosen = useChosen(items);
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
      <Summary kind={kind} items={chosen.items} onLicence={setChoosing} />
      {choosing && <LicenceDialog kind={kind} items={choosing} onClosed={() => setChoosing(null)} />}
    </div>
  );
}
