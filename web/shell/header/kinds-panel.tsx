import { IconArrowRight } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './kinds-panel.module.css';

/** How many items of each kind a panel shows. */
export const SHOWN = 6;

export type Kind = 'video' | 'photo';

interface Props {
  label: string;
  /** Link to the full list. */
  all: { label: string; to: (kind: Kind) => string };
  onLeave: () => void;
  children: (kind: Kind) => ReactNode;
}

/** Clips in one tab, photos in the other, and a link to the full list. */
export function KindsPanel({ label, all, onLeave, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [kind, setKind] = useState<Kind>('video');
  const tabs = { video: t(($) => $.nav.video), photo: t(($) => $.nav.pictures) };
  return (
    <div className={classes.panel}>
      <div className={classes.tabs} role="tablist" aria-label={label}>
        {(['video', 'photo'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={kind === name}
            aria-controls={`${id}items`}
            tabIndex={kind === name ? 0 : -1}
            onFocus={() => setKind(name)}
            onKeyDown={toNeighbour}
            onClick={() => setKind(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div id={`${id}items`} role="tabpanel" aria-labelledby={`${id}${kind}`} className={classes.items}>
        {children(kind)}
      </div>
      <Link to={all.to(kind)} className={classes.all} onClick={onLeave}>
        {all.label}
        <IconArrowRight size={15} stroke={1.8} aria-hidden="true" />
      </Link>
    </div>
  );
}

/** Arrow keys move between the tabs. */
function toNeighbour({ key, currentTarget: tab }: KeyboardEvent): void {
  const neighbour = { ArrowRight: tab.nextElementSibling, ArrowLeft: tab.previousElementSibling }[key];
  if (neighbour instanceof HTMLElement) neighbour.focus();
}

interface ListProps<Item> {
  /** Undefined while loading. */
  items: Item[] | undefined;
  empty: string;
  children: (item: Item) => ReactNode;
}

/** The newest items, in two rows. */
export function PanelList<Item>({ items, empty, children }: ListProps<Item>) {
  if (items?.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul className={classes.list}>
      {items
        ? items.slice(0, SHOWN).map(children)
        : Array.from({ length: SHOWN }, (_, place) => (
            <li key={place}>
              <Skeleton height={76} />
            </li>
          ))}
    </ul>
  );
}
