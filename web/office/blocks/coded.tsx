import classes from './coded.module.css';

/** A name with its code where they differ, because searches and developers know only the code. */
export function Coded({ name, code }: { name: string; code: string }) {
  return (
    <span title={`${name} · ${code}`}>
      {name}
      {name !== code && <code className={classes.code}>{code}</code>}
    </span>
  );
}
