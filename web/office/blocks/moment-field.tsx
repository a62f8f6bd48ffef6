import type { ReactNode } from 'react';
import { clockInChina, instantInChina } from '#contract/domain/china-time.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { TextInput } from '../../ui/fields.ts';

interface Props {
  label: string;
  /** A time in China, 2026-01-31 09:30; empty while no day is chosen. */
  value: string;
  required?: boolean;
  error: ReactNode;
  onChange: (value: string) => void;
}

/** A day and a time of it, in China. */
export function MomentField({ label, value, required = false, error, onChange }: Props) {
  const { t } = useTranslation();
  const [day = '', time = '00:00'] = value.split(' ');
  return (
    <>
      <DateField
        label={label}
        required={required}
        value={day}
        error={error}
        onChange={(chosen) => onChange(chosen && `${chosen} ${time}`)}
      />
      <TextInput
        label={t(($) => $.office.days.time)}
        maxLength={5}
        placeholder="09:30"
        disabled={!required && !day}
        value={time}
        onChange={({ currentTarget }) => onChange(`${day} ${currentTarget.value}`)}
      />
    </>
  );
}

/** Reads typed text as a time in China, wherever the reader is; null when it is none. */
export function chinaInstant(typed: string): string | null {
  return instantInChina(`${typed}:00`)?.toISOString() ?? null;
}

/** An instant as the field has it. */
export function typedMoment(instant: string | null): string {
  return instant === null ? '' : clockInChina(Date.parse(instant)).slice(0, 16);
}
