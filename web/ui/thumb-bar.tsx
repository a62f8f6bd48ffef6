import { type ReactNode, useEffect, useState } from 'react';
import classes from './thumb-bar.module.css';

interface Props {
  label: string;
  /** What the bar stands for while it is out of sight. */
  of: HTMLElement | null;
  /** Leads to it. */
  said: ReactNode;
  /** The action itself. */
  children: ReactNode;
}

/** Keeps what matters within reach of a thumb, on small screens and while the part of the page with it is out of sight. */
export function ThumbBar({ label, of, said, children }: Props) {
  const hidden = useOutOfSight(of);
  if (!hidden) return null;
  return (
    <fieldset className={classes.bar} aria-label={label}>
      <button
        type="button"
        className={classes.said}
        onClick={() => of?.closest('section')?.scrollIntoView({ behavior: 'smooth' })}
      >
        {said}
      </button>
      {children}
    </fieldset>
  );
}

function useOutOfSight(element: HTMLElement | null): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return out;
}
