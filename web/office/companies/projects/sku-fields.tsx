import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { TextInput } from '../../../ui/fields.ts';

/** A whole number that a quota can be; undefined for anything else. */
export function quotaOf(text: string): number | undefined {
  const quota = Number(text.trim());
  return Number.isInteger(quota) && quota >= 1 && quota <= PROJECT_LIMITS.quota ? quota : undefined;
}

/** Quota of an allowance, as the form holds it. */
export function QuotaField(input: object) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...input}
      label={t(($) => $.office.projects.sku.quota)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
    />
  );
}

interface LastDayProps {
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

export function LastDay(props: LastDayProps) {
  const { t } = useTranslation();
  return <DateField {...props} label={t(($) => $.office.projects.sku.endsOn)} />;
}
