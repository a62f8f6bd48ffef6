import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './scroll-row.module.css';

interface Props {
  /** Labels of the buttons, for screen readers. */
  back: string;
  on: string;
  children: ReactNode;
}

/** A list in one line that scrolls sideways; buttons scroll it for readers who cannot swipe. */
export function ScrollRow({ back, on, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ back: false, on: false });
  const look = () => {
    // The list may be gone when its last change is reported.
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    setRoom({ back: scrollLeft > 1, on: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  useEffect(() => {
    look();
    const observer = new ResizeObserver(look);
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [children]);
  const move = (pages: 1 | -1) =>
    list.current!.scrollBy({ left: pages * list.current!.clientWidth, behavior: 'smooth' });
  return (
    <div className={classes.frame}>
      <ul ref={list} className={classes.list} onScroll={look}>
        {children}
      </ul>
      <button type="button" hidden={!room.back} aria-label={back} data-side="back" onClick={() => move(-1)}>
        <IconChevronLeft size={20} stroke={2} aria-hidden="true" />
      </button>
      <button type="button" hidden={!room.on} aria-label={on} data-side="on" onClick={() => move(1)}>
        <IconChevronRight size={20} stroke={2} aria-hidden="true" />
      </button>
    </div>
  );
}
