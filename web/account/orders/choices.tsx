import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './choices.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among few options, all visible. */
export function Choices<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.face}>
            {option.icon}
            <span className={classes.name}>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
