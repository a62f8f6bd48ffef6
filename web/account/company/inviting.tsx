import { useQuery } from '@tanstack/react-query';
import type { CompanyInvite } from '#contract/calls/companies.ts';
import { COMPANY_ROLES, type CompanyRole } from '#contract/domain/company.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './company.module.css';
import { companies, keepPeople, peopleQuery, useAsked } from './queries.ts';

/** Invites a colleague by email, and shows the invitations that nobody has accepted yet. */
export function Inviting() {
  const { t } = useTranslation();
  const { data } = useQuery(peopleQuery);
  return (
    <Panel title={t(($) => $.company.inviting.title)}>
      <InviteForm />
      {data && data.invites.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t(($) => $.company.inviting.open)}</h3>
          <ul className={classes.rows}>
            {data.invites.map((invite) => (
              <Open key={invite.id} invite={invite} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

const roleOf = (value: string): CompanyRole => COMPANY_ROLES.find((role) => role === value) ?? 'viewer';

function InviteForm() {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { email: '', role: 'buyer' },
    send: async ({ email, role }) => {
      keepPeople(await companies.invite({ email, role: roleOf(role) }));
      form.setFieldValue('email', '');
      await toast(t(($) => $.company.inviting.sent));
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        {...form.getInputProps('email')}
        label={t(($) => $.company.inviting.email)}
        type="email"
        autoComplete="off"
        maxLength={200}
      />
      <NativeSelect
        {...form.getInputProps('role')}
        label={t(($) => $.company.inviting.role)}
        description={t(($) => $.company.roleNotes[roleOf(form.values.role)])}
        data={COMPANY_ROLES.map((value) => ({ value, label: t(($) => $.company.roles[value]) }))}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {t(($) => $.company.inviting.send)}
      </Button>
    </form>
  );
}

function Open({ invite: { id, email, role, expiresAt } }: { invite: CompanyInvite }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const withdrawing = useAsked(
    async () => keepPeople(await companies.withdrawInvite({ id })),
    t(($) => $.company.inviting.withdrawn),
  );
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>{email}</p>
        <p className={classes.facts}>
          <span>{t(($) => $.company.roles[role])}</span>
          <span>{t(($) => $.company.inviting.until, { date: formatDate(expiresAt, language) })}</span>
        </p>
      </div>
      <Button
        variant="default"
        size="small"
        loading={withdrawing.isPending}
        onClick={() => withdrawing.mutate({ input: undefined })}
      >
        {t(($) => $.company.inviting.withdraw)}
      </Button>
    </li>
  );
}
