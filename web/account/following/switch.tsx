import type { ReactNode } from 'react';
import classes from './switch.module.css';

interface Props {
  on: boolean;
  /** What it turns on, for those who cannot see what stands around it. */
  label: string;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

export function Switch({ on, label, onChange, children }: Props) {
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={label}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}
