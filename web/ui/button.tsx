import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

interface Look {
  /** `filled` marks the main action, `danger` a destructive one. */
  variant?: 'filled' | 'default' | 'plain' | 'danger';
  size?: 'small' | 'header' | 'medium' | 'large';
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'style'> {
  /** The button keeps its size and ignores further clicks while work is under way. */
  loading?: boolean;
}

export function Button({ variant, size, wide, icon, loading = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
      {...look({ variant, size, wide })}
      data-loading={loading || undefined}
      disabled={disabled}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      {children}
      {loading && <span className={classes.spinner} aria-hidden="true" />}
    </button>
  );
}

interface LinkProps extends Look {
  to: string;
  /** Loads a fresh document instead of only changing the screen. */
  reload?: boolean;
  onClick?: () => void;
}

/** A link that looks like a button, for actions that lead somewhere. */
export function ButtonLink({ variant, size, wide, icon, to, reload = false, onClick, children }: LinkProps) {
  return (
    <Link to={to} reloadDocument={reload} {...(onClick && { onClick })} {...look({ variant, size, wide })}>
      {icon}
      {children}
    </Link>
  );
}

function look({ variant = 'filled', size = 'medium', wide = false }: Partial<Record<keyof Look, unknown>>) {
  return { className: classes.button, 'data-variant': variant, 'data-size': size, 'data-wide': wide };
}
