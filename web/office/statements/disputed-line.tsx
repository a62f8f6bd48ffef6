import type { ReactNode } from 'react';
import type { StatementLine } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import classes from './statements.module.css';

/** A line and what its photographer says about it. */
export function DisputedLine({ line, children }: { line: StatementLine; children?: ReactNode }) {
  return (
    <fieldset className={classes.dispute}>
      <legend>
        {line.materialCode} · {formatFen(line.amountFen)} ({line.sharePercent}%)
      </legend>
      <blockquote>{line.dispute?.words}</blockquote>
      {children}
    </fieldset>
  );
}
