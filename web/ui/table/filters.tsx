import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { NativeSelect } from '../fields.ts';
import classes from './filters.module.css';

interface Props {
  /** Whether any of the filters is in use. */
  active: boolean;
  onClear: () => void;
  children: ReactNode;
}

export function Filters({ active, onClear, children }: Props) {
  const { t } = useTranslation();
  return (
    <search className={classes.filters}>
      {children}
      {active && (
        <Button variant="plain" size="small" icon={<IconX size={14} stroke={2} aria-hidden="true" />} onClick={onClear}>
          {t(($) => $.table.clearFilters)}
        </Button>
      )}
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** First entry, which clears the filter. */
  any: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: string) => void;
}

/** A filter with a handful of values. */
export function Choice<Value extends string>({ label, any, options, value, onChange }: ChoiceProps<Value>) {
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
