import type { ReactNode } from 'react';

interface Props {
  /** Describes the content, for keyboard users. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls content that may be wider than a phone, with the keyboard too. */
export function Scrollable({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
