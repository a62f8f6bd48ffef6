import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './marked.module.css';

/** An example with its verdict; the head of its column says the same in words. */
export function Marked({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? IconCheck : IconX;
  return (
    <span className={classes.marked} data-good={good}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  );
}
