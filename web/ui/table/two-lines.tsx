import classes from './two-lines.module.css';

interface Props {
  first: string;
  second?: string | undefined;
}

/** What a cell is about, and a second line where there is more to say. */
export function TwoLines({ first, second }: Props) {
  return (
    <span className={classes.lines} title={second ? `${first} · ${second}` : first}>
      <span>{first}</span>
      {second && <span className={classes.second}>{second}</span>}
    </span>
  );
}
