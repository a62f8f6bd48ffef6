import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';

interface Props {
  label: string;
  value: number;
  most: number;
  disabled: boolean;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number from 1; keeps what is typed until it is one. */
export function NumberField({ label, value, most, disabled, error, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(value));
  const wrong = !isWhole(typed, most);
  // A value from elsewhere replaces what was typed.
  const shown = !wrong && Number(typed) !== value ? String(value) : typed;
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      maxLength={4}
      w={120}
      disabled={disabled}
      value={shown}
      error={wrong ? t(($) => $.fieldProblems.invalid) : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (isWhole(currentTarget.value, most)) onChange(Number(currentTarget.value));
      }}
    />
  );
}

const isWhole = (typed: string, most: number) => /^[1-9]\d*$/.test(typed) && Number(typed) <= most;
