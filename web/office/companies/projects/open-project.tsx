import { useState } from 'react';
import type { CompanyDetail } from '#contract/calls/companies.ts';
import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useChange } from '../queries.ts';
import { PeopleChoice } from './people-choice.tsx';
import classes from './projects.module.css';
import { desk } from './queries.ts';

export function OpenProject({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.office.projects.open.title, { company: company.name });
  return (
    <>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.office.projects.open.button)}
      </Button>
      {open && (
        <Dialog title={title} onClosed={() => setOpen(false)}>
          {(close) => <OpenForm company={company} close={close} />}
        </Dialog>
      )}
    </>
  );
}

/** Everybody works on a new project unless staff say otherwise. */
function OpenForm({ company, close }: { company: CompanyDetail; close: () => void }) {
  const { t } = useTranslation();
  const { customerId, people } = company;
  const [userIds, setUserIds] = useState(people.map(({ userId }) => userId));
  const opening = useChange(
    desk.open,
    t(($) => $.office.projects.open.done),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { name: '', brand: '', endClient: '' },
    mayBeEmpty: ['endClient'],
    send: async (values) => {
      await opening.mutateAsync({ customerId, userIds, ...values });
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.quiet}>{t(($) => $.office.projects.open.note)}</p>
      {(['name', 'brand', 'endClient'] as const).map((field) => (
        <TextInput
          key={field}
          {...form.getInputProps(field)}
          data-autofocus={field === 'name' || undefined}
          label={t(($) => $.office.projects.open[field])}
          maxLength={PROJECT_LIMITS.name}
        />
      ))}
      <PeopleChoice
        legend={t(($) => $.office.projects.open.members)}
        people={people}
        chosen={userIds}
        onChoose={setUserIds}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {t(($) => $.office.projects.open.confirm)}
      </Button>
    </form>
  );
}
