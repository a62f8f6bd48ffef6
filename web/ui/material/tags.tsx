import classes from './tags.module.css';

const SHOWN = 6;

/** The first few tags, and how many more there are. */
export function Tags({ names }: { names: string[] }) {
  const more = names.slice(SHOWN);
  return (
    <ul className={classes.tags}>
      {names.slice(0, SHOWN).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more.length > 0 && <li title={more.join(' · ')}>+{more.length}</li>}
    </ul>
  );
}
