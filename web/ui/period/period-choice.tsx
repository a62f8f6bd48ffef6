import { useTranslation } from '../../lib/translation.ts';
import { DateField } from '../date-field/date-field.tsx';
import { NativeSelect } from '../fields.ts';
import { type Address } from '../table/use-address.ts';
import { SPANS, usePeriod } from './period.ts';
import classes from './period-choice.module.css';

/** Chooses a usual period, or any two days. */
export function PeriodChoice({ address }: { address: Address }) {
  const { t } = useTranslation();
  const { span, period, today } = usePeriod(address);
  return (
    <div className={classes.choice}>
      {span === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            size="xs"
            className={classes.day}
            aria-label={t(($) => $.table.period[end])}
            value={period[end]}
            max={today}
            onChange={(day) => day && address.filter({ ...period, [end]: day })}
          />
        ))}
      <NativeSelect
        size="xs"
        aria-label={t(($) => $.table.period.label)}
        value={span}
        data={SPANS.map((value) => ({ value, label: t(($) => $.table.period[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          address.filter({ span: value, from: undefined, to: undefined, ...(value === 'custom' && period) })
        }
      />
    </div>
  );
}
