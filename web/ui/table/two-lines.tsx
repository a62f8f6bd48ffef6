import classes from './two-lines.module.css';

interface Props {
  first: string;
  second?: string | undefined;
}

/** The main text of a cell, and a second line if any. */
export function TwoLines({ first, second }: Props) {
  return (
    <span className={classes.lines} title={second ? `${first} · ${second}` : first}>
      <span>{first}</span>
      {second && <span className={classes.second}>{second}</span>}
    </span>
  );
}
