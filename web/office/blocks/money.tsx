import { formatFen } from '#contract/domain/money.ts';
import classes from './money.module.css';

/** An amount with aligned digits; negative amounts are dimmed. */
export function Money({ fen }: { fen: number | null }) {
  if (fen === null) return '–';
  return (
    <span className={classes.money} data-out={fen < 0}>
      {formatFen(fen)}
    </span>
  );
}
