import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './ordered-list.module.css';
import { moved, useDragging } from './use-dragging.ts';
import list from './skeleton-list.module.css';

interface Props<Item> {
  label: string;
  items: Item[];
  name: (item: Item) => string;
  /** Ids of all items in the new order. */
  onOrder: (ids: number[]) => void;
  children: (item: Item) => ReactNode;
}

type Direction = 'up' | 'down';

/** A list that people reorder by dragging, or with the two buttons of each item. */
export function OrderedList<Item extends { id: number }>({ label, items, name, onOrder, children }: Props<Item>) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const { list, keepFocus } = useKeptButton(items);
  const ids = items.map(({ id }) => id);
  const place = (id: number, to: number) => {
    const order = moved(ids, id, to);
    const item = items.find((one) => one.id === id);
    if (!item || order === ids) return;
    onOrder(order);
    setSaid(t(($) => $.office.order.moved, { name: name(item), place: order.indexOf(id) + 1, total: ids.length }));
  };
  const dragging = useDragging(ids, place);
  const step = (item: Item, direction: Direction) => {
    keepFocus(item.id, direction);
    place(item.id, ids.indexOf(item.id) + (direction === 'up' ? -1 : 1));
  };
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id} data-item={item.id} className={classes.item} {...dragging.itemProps(item.id)}>
            <Handle {...dragging.handleProps(item.id)} />
            <span className={classes.place}>{index + 1}</span>
            <div className={classes.content}>{children(item)}</div>
            <span className={classes.buttons}>
              <StepButton direction="up" name={name(item)} end={index === 0} onStep={() => step(item, 'up')} />
              <StepButton
                direction="down"
                name={name(item)}
                end={index === items.length - 1}
                onStep={() => step(item, 'down')}
              />
            </span>
          </li>
        ))}
      </ol>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}

interface HandleProps {
  onDragStart: (event: DragEvent<HTMLElement>) => void;
  onDragEnd: () => void;
}

/** For the mouse only; the keyboard uses the buttons. */
function Handle(drag: HandleProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.handle} title={t(($) => $.office.order.drag)} aria-hidden="true" draggable {...drag}>
      <IconGripVertical size={16} stroke={1.8} />
    </span>
  );
}

interface StepProps {
  direction: Direction;
  name: string;
  /** The item is already at that end. */
  end: boolean;
  onStep: () => void;
}

function StepButton({ direction, name, end, onStep }: StepProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={direction === 'up' ? IconArrowUp : IconArrowDown}
      data-step={direction}
      label={t(($) => $.office.order[direction], { name })}
      idle={end}
      onClick={onStep}
    />
  );
}

/** Returns the focus to the button, because browsers drop it from a moved element. */
function useKeptButton(items: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = undefined;
  }, [items]);
  const keepFocus = (id: number, direction: Direction) => {
    pressed.current = `li[data-item="${id}"] [data-step="${direction}"]`;
  };
  return { list, keepFocus };
}

/** Placeholder of an ordered list while it loads. */
export function SkeletonList({ rows }: { rows: number }) {
  return (
    <div className={list.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={20} />
      ))}
    </div>
  );
}
