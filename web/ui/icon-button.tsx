import type { ReactNode } from 'react';
import classes from './icon-button.module.css';

/** For elements that bring a button of their own. */
export const iconButtonClass = classes.icon;

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Absent on a button that does not stay pressed. */
  pressed?: boolean;
  disabled?: boolean;
  /** Its place; the button brings its own look. */
  className?: string | undefined;
}

/** A button that shows an icon only; its label is told and shown on the pointer. */
export function IconButton({ label, icon, onClick, pressed, disabled = false, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`${classes.icon} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
