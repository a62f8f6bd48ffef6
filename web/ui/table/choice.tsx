import { NativeSelect } from '../fields.ts';
import classes from './filters.module.css';

interface Props<Value extends string> {
  label: string;
  /** First entry, which clears the filter. */
  any: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: string) => void;
}

/** A filter with a handful of values. */
export function Choice<Value extends string>({ label, any, options, value, onChange }: Props<Value>) {
  return (
    <NativeSelect
      size="xs"
      className={classes.choice}
      aria-label={label}
      data-set={value !== undefined}
      value={value ?? ''}
      data={[{ value: '', label: any }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
