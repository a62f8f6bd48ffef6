import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './empty-places.module.css';

interface Props<Item> {
  className: string | undefined;
  items: Item[];
  rowSize: number;
  children: (item: Item, place: number) => ReactNode;
}

/** A list that grows by whole rows while the reader is here, so that most new items move nothing. */
export function GrowingList<Item>({ className, items, rowSize, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const room = useRoom(list, Math.ceil(items.length / rowSize) * rowSize);
  return (
    <ul ref={list} className={className}>
      {items.slice(0, room).map(children)}
      <EmptyPlaces count={room - items.length} />
    </ul>
  );
}

/** A further row would push everything below it down, so it waits until the end of the list is out of sight. */
function useRoom(list: RefObject<HTMLElement | null>, wanted: number): number {
  const [room, setRoom] = useState(wanted);
  useEffect(() => {
    if (wanted <= room) return;
    const grow = () => {
      const { bottom } = list.current!.getBoundingClientRect();
      if (bottom <= 0 || bottom >= innerHeight) setRoom(wanted);
    };
    grow();
    window.addEventListener('scroll', grow, { passive: true });
    return () => window.removeEventListener('scroll', grow);
  }, [list, wanted, room]);
  return room;
}

export function EmptyPlaces({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, place) => (
    <li key={`empty ${place}`} aria-hidden="true" className={classes.place} />
  ));
}
