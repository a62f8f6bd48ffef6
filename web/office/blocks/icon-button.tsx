import type { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'> {
  icon: typeof IconX;
  label: string;
  /** Looks disabled and says why, but keeps the focus as a disabled button would not. */
  idle?: boolean;
  why?: string | undefined;
}

/** A small button in a row of a list. */
export function IconButton({ icon: Icon, label, idle = false, why, onClick, ...more }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={why ? `${label} · ${why}` : label}
      title={why ?? label}
      aria-disabled={idle}
      onClick={idle ? undefined : onClick}
      {...more}
    >
      <Icon size={15} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
