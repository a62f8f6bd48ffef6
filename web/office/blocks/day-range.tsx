import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/fields.ts';
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
    <label key={end} className={classes.day}>
      {t(($) => $.office.days[end])}
      <TextInput
        type="date"
        size="xs"
        max="9999-12-31"
        value={days[end] ?? ''}
        onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value })}
      />
    </label>
  ));
}
