import { IconChevronDown } from '@tabler/icons-react';
import { useId, type PointerEvent, type ReactNode } from 'react';
import classes from './menu.module.css';
import { useUnfolding } from './use-unfolding.ts';

interface Props {
  trigger: ReactNode;
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

/** A button that opens a list of links below it; hovering with a mouse opens it too. */
export function Menu({ trigger, align = 'start', children }: Props) {
  const { open, setOpen, root, control, handlers } = useUnfolding<HTMLDivElement, HTMLButtonElement>();
  const panel = useId();
  const rest = (wanted: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(wanted);
  };
  return (
    <div ref={root} className={classes.menu} {...handlers} onPointerEnter={rest(true)} onPointerLeave={rest(false)}>
      <button
        ref={control}
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

/** Whether a mouse clicked: hovering has already opened the menu, so the click must not close it. */
function wasMouse(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
