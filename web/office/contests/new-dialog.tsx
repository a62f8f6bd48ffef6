import { useState } from 'react';
import { CONTEST_LIMITS } from '#contract/domain/contest.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { InstantField } from '../blocks/instant-field.tsx';
import classes from './contests.module.css';
import { desk, useChange } from './queries.ts';

interface Props {
  onMade: (id: number) => void;
  onClosed: () => void;
}

/** Begins a contest with a title, an address and its dates; the rest is filled in on its page. */
export function NewDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.contests.add)} onClosed={props.onClosed}>
      {(close) => <NewForm {...props} close={close} />}
    </Dialog>
  );
}

const DAY_MS = 24 * 3_600_000;
/** At the start of a whole hour, so many days from now. */
const inDays = (days: number) =>
  new Date(Math.ceil((Date.now() + days * DAY_MS) / 3_600_000) * 3_600_000).toISOString();

function NewForm({ onMade, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const [dates, setDates] = useState(() => ({ opensAt: inDays(7), closesAt: inDays(37) }));
  const create = useChange(desk.create);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { titleZh: '', titleEn: '', slug: '', closesAt: '' },
    mayBeEmpty: ['closesAt'],
    send: async ({ titleZh, titleEn, slug }) => {
      const { id } = await create.mutateAsync({ titleZh, titleEn, slug, ...dates });
      close();
      onMade(id);
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.contests.create.hint)}</p>
      {(['titleZh', 'titleEn'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(($) => $.office.contests.form[name])}
          required
          maxLength={CONTEST_LIMITS.title}
          {...form.getInputProps(name)}
        />
      ))}
      <TextInput
        label={t(($) => $.office.contests.form.slug)}
        description={t(($) => $.office.contests.create.slugHint)}
        required
        maxLength={80}
        {...form.getInputProps('slug')}
      />
      {(['opensAt', 'closesAt'] as const).map((name) => (
        <InstantField
          key={name}
          label={t(($) => $.office.contests.form[name])}
          at={dates[name]}
          required
          onChange={(at) => at !== null && setDates({ ...dates, [name]: at })}
        />
      ))}
      <Problem>{form.errors['closesAt'] ? t(($) => $.office.contests.form.order) : problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.contests.create.submit)}
        </Button>
      </div>
    </form>
  );
}
