import { NativeSelect } from '../../ui/fields.ts';
import classes from './period-choice.module.css';

const PERIODS = [30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

interface Props {
  label: string;
  name: (days: Period) => string;
  value: Period;
  onChange: (days: Period) => void;
}

/** A choice of how many days the figures cover. */
export function PeriodChoice({ label, name, value, onChange }: Props) {
  return (
    <NativeSelect
      size="xs"
      className={classes.period}
      aria-label={label}
      value={String(value)}
      data={PERIODS.map((days) => ({ value: String(days), label: name(days) }))}
      onChange={({ currentTarget }) => onChange(PERIODS.find((days) => String(days) === currentTarget.value) ?? 30)}
    />
  );
}
