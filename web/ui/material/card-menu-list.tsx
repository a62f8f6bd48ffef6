import { useEffect, useLayoutEffect, useRef, type ComponentType, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import listClasses from '../menu-list.module.css';
import classes from './card-menu-list.module.css';

export interface Entry {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  label: string;
  act: () => void;
}

interface Props {
  label: string;
  entries: Entry[];
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: (refocus: boolean) => void;
}

/** When the menu is a sheet at the bottom of the window; the same as in its styles. */
const SHEET = '(max-width: 599px)';

/** A menu over the page, because the card would cut it off. */
export function CardMenuList({ label, entries, anchor, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!matchMedia(SHEET).matches) place(menu.current!, anchor);
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [anchor]);
  useLeaving(menu, anchor, () => onClose(false));
  const onKeyDown = (event: KeyboardEvent) => {
    // The surrounding toolbar has arrow keys of its own.
    event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) moveFocus(menu.current!, step);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose(true);
    else return;
    event.preventDefault();
  };
  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={`${listClasses.list} ${classes.menu}`}
      onKeyDown={onKeyDown}
    >
      {entries.map(({ icon: Icon, label: name, act }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose(true);
            act();
          }}
        >
          <Icon size={17} stroke={1.7} aria-hidden="true" />
          {name}
        </button>
      ))}
    </div>,
    // A landmark, so that screen readers find the menu as a part of the page.
    document.querySelector('main') ?? document.body,
  );
}

function moveFocus(menu: HTMLElement, step: number): void {
  const items = [...menu.querySelectorAll('button')];
  const place = items.findIndex((item) => item === document.activeElement);
  items.at((place + step) % items.length)?.focus();
}

const GAP = 6;

/** Places the menu below its button, or above when there is no room, and always inside the window. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = from.bottom + GAP + height <= innerHeight;
  menu.style.top = `${below ? from.bottom + GAP : Math.max(GAP, from.top - GAP - height)}px`;
  menu.style.left = `${Math.max(GAP, Math.min(from.left, innerWidth - width - GAP))}px`;
}

/** Closes the menu when the reader turns to something else. */
function useLeaving(menu: React.RefObject<HTMLElement | null>, anchor: HTMLElement, leave: () => void): void {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node) && !anchor.contains(target as Node)) leave();
    };
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('scroll', leave, { passive: true });
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('scroll', leave);
      window.removeEventListener('resize', leave);
    };
  });
}
