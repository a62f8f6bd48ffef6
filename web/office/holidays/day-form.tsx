import { useId } from 'react';
import { daysBetween, type Range } from '../../lib/days.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { type Group, isWeekend } from './calendar.ts';
import classes from './day-form.module.css';
import { useDayWords } from './day-words.ts';
import { useSaveHolidays } from './queries.ts';

interface Props {
  /** The group being changed; undefined while days are added. */
  editing: Group | undefined;
  range: Range | undefined;
  onRange: (range: Range) => void;
  onDone: () => void;
}

/** The form for a range of days, their kind and their name. */
export function DayForm({ editing, range, onRange, onDone }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const { form, onSubmit, pending, problem } = useDayForm({ editing, range, onDone });
  const kinds = (['rest', 'worked'] as const).map((value) => ({ value, label: t(($) => $.office.holidays[value]) }));
  const dates = { first: range?.first ?? '', last: range?.last ?? '' };
  return (
    <form className={classes.form} aria-labelledby={heading} onSubmit={onSubmit} noValidate>
      <h2 id={heading}>{t(($) => (editing ? $.office.holidays.editTitle : $.office.holidays.addTitle))}</h2>
      <div className={classes.pair}>
        {(['first', 'last'] as const).map((end) => (
          <DateField
            key={end}
            label={t(($) => $.office.holidays[end])}
            value={dates[end]}
            min="2000-01-01"
            max="2100-12-31"
            onChange={(day) => onRange({ ...withBoth(dates, day), [end]: day })}
          />
        ))}
      </div>
      <NativeSelect label={t(($) => $.office.holidays.kind)} data={kinds} {...form.getInputProps('kind')} />
      <div className={classes.pair}>
        <TextInput label={t(($) => $.office.holidays.nameZh)} maxLength={40} {...form.getInputProps('nameZh')} />
        <TextInput label={t(($) => $.office.holidays.nameEn)} maxLength={60} {...form.getInputProps('nameEn')} />
      </div>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        {editing && <Remove group={editing} onRemoved={onDone} />}
        {editing && (
          <Button variant="default" size="small" onClick={onDone}>
            {t(($) => $.common.cancel)}
          </Button>
        )}
        <Button type="submit" size="small" loading={pending}>
          {t(($) => (editing ? $.office.holidays.save : $.office.holidays.add))}
        </Button>
      </div>
    </form>
  );
}

/** Fills in the other end, because a single date means a single day. */
const withBoth = ({ first, last }: Range, given: string): Range => ({ first: first || given, last: last || given });

function useDayForm({ editing, range, onDone }: Omit<Props, 'onRange'>) {
  const { t } = useTranslation();
  const save = useSaveHolidays();
  const refusal = (days: string[], worked: boolean): string | undefined => {
    if (!range?.first || !range.last) return t(($) => $.office.holidays.needsDate);
    if (days.length === 0) return t(($) => $.office.holidays.order);
    if (days.length > 60) return t(($) => $.office.holidays.tooLong);
    return worked && !days.every(isWeekend) ? t(($) => $.office.holidays.weekendOnly) : undefined;
  };
  return useCallForm({
    initial: {
      kind: editing?.working ? 'worked' : 'rest',
      nameZh: editing?.nameZh ?? '',
      nameEn: editing?.nameEn ?? '',
    },
    send: async ({ kind, nameZh, nameEn }) => {
      const days = range?.first && range.last ? daysBetween(range) : [];
      const working = kind === 'worked';
      const refused = refusal(days, working);
      if (refused !== undefined) throw new Error(refused);
      await save.mutateAsync({
        days: days.map((day) => ({ day, working, nameZh, nameEn })),
        remove: editing?.days.filter((day) => !days.includes(day)) ?? [],
      });
      void toast(t(($) => $.office.holidays.saved));
      onDone();
    },
  });
}

function Remove({ group, onRemoved }: { group: Group; onRemoved: () => void }) {
  const { t } = useTranslation();
  const words = useDayWords();
  const save = useSaveHolidays();
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.office.holidays.removeTitle, { name: words.name(group) }),
      body: t(($) => $.office.holidays.removeBody, { days: words.range(group) }),
      confirm: t(($) => $.office.holidays.remove),
    });
    if (!sure) return;
    save.mutate(
      { days: [], remove: group.days },
      {
        onSuccess: () => {
          void toast(t(($) => $.office.holidays.removed));
          onRemoved();
        },
        onError: (error) => void toast(error.message, 'failed'),
      },
    );
  };
  return (
    <span className={classes.remove}>
      <Button variant="plain" size="small" loading={save.isPending} onClick={() => void ask()}>
        {t(($) => $.office.holidays.remove)}
      </Button>
    </span>
  );
}
