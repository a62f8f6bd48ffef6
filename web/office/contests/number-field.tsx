import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';

interface Props {
  label: string;
  hint?: string | undefined;
  value: number;
  least?: number;
  most: number;
  disabled: boolean;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number between two ends, from 1 unless told otherwise; keeps what is typed until it is one. */
export function NumberField({ label, hint, value, least = 1, most, disabled, error, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(value));
  const wrong = !isWithin(typed, least, most);
  // A value from elsewhere replaces what was typed.
  const shown = !wrong && Number(typed) !== value ? String(value) : typed;
  return (
    <TextInput
      label={label}
      description={hint}
      inputMode="numeric"
      maxLength={String(most).length}
      w={120}
      disabled={disabled}
      value={shown}
      error={wrong ? t(($) => $.fieldProblems.invalid) : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (isWithin(currentTarget.value, least, most)) onChange(Number(currentTarget.value));
      }}
    />
  );
}

const isWithin = (typed: string, least: number, most: number) =>
  /^[1-9]\d*$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
