import { IconLicense, IconStar, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contract/calls/cart.ts';
import { moveToBookmarks } from '../../lib/cart-changes.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './toolbar.module.css';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

interface Props {
  items: CartItem[];
  chosen: Chosen;
  onLicence: (items: CartItem[]) => void;
  onRemove: (items: CartItem[]) => void;
}

/** Actions on the chosen items. */
export function Toolbar({ items, chosen, onLicence, onRemove }: Props) {
  const { t } = useTranslation();
  const gone = items.filter(({ obstacle }) => obstacle !== null);
  const none = chosen.items.length === 0;
  return (
    <div className={classes.bar}>
      <All chosen={chosen} total={items.length} />
      <Button
        variant="default"
        size="small"
        disabled={none}
        icon={<IconLicense {...icon} />}
        onClick={() => onLicence(chosen.items)}
      >
        {t(($) => $.cart.chooseLicence)}
      </Button>
      <Move items={chosen.items} />
      <Button
        variant="default"
        size="small"
        disabled={none}
        icon={<IconTrash {...icon} />}
        onClick={() => onRemove(chosen.items)}
      >
        {t(($) => $.cart.remove)}
      </Button>
      {gone.length > 0 && (
        <Button variant="plain" size="small" onClick={() => onRemove(gone)}>
          {t(($) => $.cart.removeGone, { count: gone.length })}
        </Button>
      )}
    </div>
  );
}

function All({ chosen, total }: { chosen: Chosen; total: number }) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const some = chosen.items.length > 0 && !chosen.everything;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <>
      <label className={classes.all}>
        <input ref={box} type="checkbox" checked={chosen.everything} onChange={chosen.toggleAll} />
        {t(($) => $.cart.selectAll)}
      </label>
      <output>{t(($) => $.cart.selected, { chosen: chosen.items.length, total })}</output>
    </>
  );
}

function Move({ items }: { items: CartItem[] }) {
  const { t } = useTranslation();
  // Budget footage cannot be bookmarked.
  const movable = items.filter(({ item }) => item && !('from' in item && item.from === 'raw'));
  const move = useMutation({
    mutationFn: moveToBookmarks,
    onSuccess: () => void toast(movable.length < items.length ? t(($) => $.cart.unmovable) : t(($) => $.cart.moved)),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button
      variant="default"
      size="small"
      disabled={movable.length === 0}
      loading={move.isPending}
      icon={<IconStar {...icon} />}
      onClick={() => move.mutate(movable)}
    >
      {t(($) => $.cart.move)}
    </Button>
  );
}

export interface Chosen {
  items: CartItem[];
  everything: boolean;
  has: (item: CartItem) => boolean;
  toggle: (item: CartItem) => void;
  toggleAll: () => void;
}

/** The items to be ordered: all that can be, except those that the reader has deselected. */
export function useChosen(all: CartItem[]): Chosen {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const orderable = all.filter(({ obstacle }) => obstacle === null);
  const items = orderable.filter(({ cartId }) => !left.has(cartId));
  const everything = orderable.length > 0 && items.length === orderable.length;
  return {
    items,
    everything,
    has: (item) => items.includes(item),
    toggle: ({ cartId }) => {
      const next = new Set(left);
      if (!next.delete(cartId)) next.add(cartId);
      setLeft(next);
    },
    toggleAll: () => setLeft(new Set(everything ? orderable.map(({ cartId }) => cartId) : [])),
  };
}
