import { IconChevronDown, IconStar } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Contained } from '../../ui/contained.tsx';
import { useUnfolding } from '../../ui/use-unfolding.ts';
import classes from './collection-link.module.css';
import { CountBadge } from './count-badge.tsx';
import linkClasses from './header-links.module.css';
import { useCounts } from './use-counts.ts';

const CollectionPanel = lazy(async () => ({ default: (await import('./collection-panel.tsx')).CollectionPanel }));

/** A pointer that passes by opens nothing, and one that slips off does not close it at once. */
const WAIT_MS = { open: 120, close: 220 };

/** Leads to the collection; what was put there last unfolds under a resting mouse, or with its own button. */
export function CollectionLink() {
  const { t } = useTranslation();
  const { bookmarks } = useCounts();
  const { open, setOpen, root, control, handlers } = useUnfolding<HTMLDivElement, HTMLButtonElement>();
  const panel = useId();
  const label = t(($) => $.header.collections);
  return (
    <div ref={root} className={classes.place} {...handlers} {...useResting(setOpen)}>
      <Link to={paths.collect()} className={linkClasses.link} onClick={() => setOpen(false)}>
        <IconStar size={19} stroke={1.7} aria-hidden="true" />
        <span className={linkClasses.label}>{label}</span>
        <CountBadge count={bookmarks} />
      </Link>
      <button
        ref={control}
        type="button"
        className={classes.open}
        aria-label={t(($) => $.collection.open)}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={14} stroke={2} aria-hidden="true" />
      </button>
      <div id={panel} hidden={!open} className={classes.panel}>
        {open && (
          <Contained fallback={null}>
            <Suspense fallback={<div className={classes.waiting} />}>
              <CollectionPanel onLeave={() => setOpen(false)} />
            </Suspense>
          </Contained>
        )}
      </div>
    </div>
  );
}

function useResting(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (wait: number, open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), wait);
  };
  return { onPointerEnter: after(WAIT_MS.open, true), onPointerLeave: after(WAIT_MS.close, false) };
}
