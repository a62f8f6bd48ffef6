import type { ReactNode } from 'react';
import { formatFen } from '#contract/domain/money.ts';
import classes from './sums.module.css';

export interface Sum {
  name: string;
  fen: number | null;
  /** Shown where there is no amount yet. */
  unknown?: string;
  /** A result of the lines above it. */
  total?: boolean;
}

/** Amounts below each other as on paper; results stand out. */
export function Sums({ sums, children }: { sums: readonly Sum[]; children?: ReactNode }) {
  return (
    <div className={classes.box}>
      <dl className={classes.sums}>
        {sums.map(({ name, fen, unknown = '–', total = false }) => (
          <div key={name} data-total={total}>
            <dt>{name}</dt>
            <dd>{fen === null ? unknown : formatFen(fen)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
