import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useEffect, useId, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { Contained } from '../../ui/contained.tsx';
import { useUnfolding } from '../../ui/use-unfolding.ts';
import { CountBadge } from './counts.tsx';
import linkClasses from './header-links.module.css';
import classes from './unfolding-link.module.css';

/** A pointer passing by opens nothing, and one that slips off does not close the panel at once. */
const WAIT_MS = { open: 120, close: 220 };

interface Props {
  to: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  label: string;
  count: number;
  openLabel: string;
  children: (leave: () => void) => ReactNode;
}

/** A link with a count; its panel opens when the mouse rests on it, or with its own button. */
export function UnfoldingLink({ to, icon: Icon, label, count, openLabel, children }: Props) {
  const { open, setOpen, root, control, handlers } = useUnfolding<HTMLDivElement, HTMLButtonElement>();
  const panel = useId();
  const leave = () => setOpen(false);
  useResting(root, setOpen);
  return (
    <div ref={root} className={classes.place} data-within-reach {...handlers}>
      <Link to={to} className={linkClasses.link} onClick={leave}>
        <Icon size={19} stroke={1.7} aria-hidden="true" />
        <span className={linkClasses.label}>{label}</span>
        <CountBadge count={count} />
      </Link>
      <button
        ref={control}
        type="button"
        className={classes.open}
        aria-label={openLabel}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={14} stroke={2} aria-hidden="true" />
      </button>
      <div id={panel} hidden={!open} className={classes.panel}>
        {open && (
          <Contained fallback={null}>
            <Suspense fallback={<div className={classes.waiting} />}>{children(leave)}</Suspense>
          </Contained>
        )}
      </div>
    </div>
  );
}

/**
 * Uses the browser's own pointerenter. React infers it from the element that the mouse left, and misses it when an
 * arriving page has removed that element.
 */
function useResting(root: RefObject<HTMLElement | null>, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (wait: number, open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(open), wait);
    };
    const gone = new AbortController();
    place.addEventListener('pointerenter', after(WAIT_MS.open, true), { signal: gone.signal });
    place.addEventListener('pointerleave', after(WAIT_MS.close, false), { signal: gone.signal });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [root, setOpen]);
}
