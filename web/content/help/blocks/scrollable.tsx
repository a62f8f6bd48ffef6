import type { ReactNode } from 'react';

interface Props {
  /** What is inside, for those who come to it by keyboard. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What may be wider than a phone scrolls by itself; keys must be able to reach it then. */
export function Scrollable({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
