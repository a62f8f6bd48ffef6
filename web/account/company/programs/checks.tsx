import classes from './programs.module.css';

interface Props<Value extends string> {
  legend: string;
  all: readonly Value[];
  chosen: ReadonlySet<Value>;
  nameOf: (value: Value) => string;
  onChange: (chosen: ReadonlySet<Value>) => void;
}

/** Any number of some things, one under the other. */
export function Checks<Value extends string>({ legend, all, chosen, nameOf, onChange }: Props<Value>) {
  const set = (value: Value, checked: boolean) =>
    onChange(new Set(all.filter((one) => (one === value ? checked : chosen.has(one)))));
  return (
    <fieldset className={classes.checks}>
      <legend>{legend}</legend>
      {all.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.has(value)}
            onChange={({ currentTarget }) => set(value, currentTarget.checked)}
          />
          {nameOf(value)}
        </label>
      ))}
    </fieldset>
  );
}
