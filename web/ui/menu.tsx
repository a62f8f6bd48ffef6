import { IconChevronDown } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import classes from './menu.module.css';

interface Props {
  /** What the button shows. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

/** A button that unfolds a list of links under it; also opens when a mouse rests on it. */
export function Menu({ trigger, align = 'start', children }: Props) {
  const { open, setOpen, root, button, handlers } = useMenu();
  const panel = useId();
  return (
    <div ref={root} className={classes.menu} {...handlers}>
      <button
        ref={button}
        type="button"
        className={classes.trigger}
        aria-expanded={open}
        aria-controls={panel}
        onClick={(event) => setOpen((was) => (wasMouse(event.nativeEvent) ? true : !was))}
      >
        {trigger}
        <IconChevronDown size={14} stroke={2} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={panel} hidden={!open} className={classes.panel} data-align={align}>
        {children(() => setOpen(false))}
      </div>
    </div>
  );
}

function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsidePress(root, open, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const rest = (wanted: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(wanted);
  };
  return {
    open,
    setOpen,
    root,
    button,
    handlers: { onKeyDown, onBlur, onPointerEnter: rest(true), onPointerLeave: rest(false) },
  };
}

/** A mouse has opened the menu by resting on it, so its click must not close it again. */
function wasMouse(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}

function useOutsidePress(root: React.RefObject<HTMLElement | null>, active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}
