import { useTranslation } from '../../lib/translation.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import classes from './day-range.module.css';

interface Props {
  from: string | undefined;
  to: string | undefined;
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** The first and the last day of what a list shows. */
export function DayRange({ onChange, ...days }: Props) {
  const { t } = useTranslation();
  return (['from', 'to'] as const).map((end) => (
    <span key={end} className={classes.day}>
      <span aria-hidden="true">{t(($) => $.office.days[end])}</span>
      <DateField
        size="xs"
        aria-label={t(($) => $.office.days[end])}
        value={days[end] ?? ''}
        onChange={(day) => onChange({ [end]: day })}
      />
    </span>
  ));
}
