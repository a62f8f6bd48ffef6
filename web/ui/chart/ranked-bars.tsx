import classes from './ranked-bars.module.css';

interface Entry {
  key: string | number;
  name: string;
  value: number;
  /** The same for an earlier time, drawn below it. */
  before: number;
  /** The earlier one in words. */
  note: string;
}

interface Props {
  label: string;
  /** The largest first. */
  entries: readonly Entry[];
  format: (value: number) => string;
}

/** Names with a bar each, and a quiet one for the time before; everything can be read without the bars. */
export function RankedBars({ label, entries, format }: Props) {
  const most = Math.max(1, ...entries.flatMap(({ value, before }) => [value, before]));
  const width = (value: number) => ({ width: `${(100 * Math.max(0, value)) / most}%` });
  return (
    <ol className={classes.bars} aria-label={label}>
      {entries.map(({ key, name, value, before, note }) => (
        <li key={key}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          <span className={classes.value}>
            {format(value)} <span>{note}</span>
          </span>
          <span className={classes.bar} style={width(value)} />
          <span className={classes.before} style={width(before)} />
        </li>
      ))}
    </ol>
  );
}
