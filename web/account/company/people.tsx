import { useQuery } from '@tanstack/react-query';
import type { CompanyMember, OwnCompany } from '#contract/calls/companies.ts';
import { COMPANY_ROLES, type CompanyRole } from '#contract/domain/company.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/fields.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import classes from './company.module.css';
import { LimitButton, LimitWords } from './limit-dialog.tsx';
import { companies, keepPeople, keepStanding, peopleQuery, useAsked } from './queries.ts';

/** Members of the company; its administrators change their roles and remove them. */
export function People({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(peopleQuery);
  return (
    <Panel title={t(($) => $.company.people.title)} note={t(($) => $.company.people.note)}>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={180} />}
      <ul className={classes.rows}>
        {data?.members.map((member) => (
          <Member key={member.userId} member={member} admin={company.role === 'admin'} />
        ))}
      </ul>
      <Leave company={company} />
    </Panel>
  );
}

function Member({ member, admin }: { member: CompanyMember; admin: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nickname: name, account, role, since, limit, me } = member;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          {name} {me && <Label>{t(($) => $.company.people.me)}</Label>}
        </p>
        <p className={classes.facts}>
          <span>{account}</span>
          <LimitWords limit={limit} />
          {since && <span>{t(($) => $.company.people.since, { date: formatDate(since, language) })}</span>}
        </p>
      </div>
      {admin ? <Manage member={member} /> : <Label>{t(($) => $.company.roles[role])}</Label>}
    </li>
  );
}

const roleOf = (value: string): CompanyRole => COMPANY_ROLES.find((role) => role === value) ?? 'viewer';

function Manage({ member }: { member: CompanyMember }) {
  const { t } = useTranslation();
  const { userId, nickname: name, role, me } = member;
  const changing = useAsked(
    async (next: CompanyRole) => {
      keepPeople(await companies.setRole({ userId, role: next }));
      if (me) await keepStanding(await companies.mine({}));
    },
    t(($) => $.company.people.roleChanged),
  );
  const removing = useAsked(
    async () => keepPeople(await companies.remove({ userId })),
    t(($) => $.company.people.removed),
  );
  const question = {
    title: t(($) => $.company.people.removeTitle, { name }),
    body: t(($) => $.company.people.removeBody),
    confirm: t(($) => $.company.people.remove),
  };
  return (
    <span className={classes.manage}>
      <NativeSelect
        aria-label={t(($) => $.company.people.role, { name })}
        value={role}
        disabled={changing.isPending}
        data={COMPANY_ROLES.map((value) => ({ value, label: t(($) => $.company.roles[value]) }))}
        onChange={({ currentTarget }) => changing.mutate({ input: roleOf(currentTarget.value) })}
      />
      <LimitButton member={member} />
      {!me && (
        <Button
          variant="default"
          size="small"
          loading={removing.isPending}
          onClick={() => removing.mutate({ input: undefined, question })}
        >
          {t(($) => $.company.people.remove)}
        </Button>
      )}
    </span>
  );
}

function Leave({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  const leaving = useAsked(
    async () => keepStanding(await companies.leave({})),
    t(($) => $.company.people.left),
  );
  const question = {
    title: t(($) => $.company.people.leaveTitle, { company: company.name }),
    body: t(($) => $.company.people.leaveBody),
    confirm: t(($) => $.company.people.leave),
  };
  return (
    <Button
      variant="plain"
      size="small"
      loading={leaving.isPending}
      onClick={() => leaving.mutate({ input: undefined, question })}
    >
      {t(($) => $.company.people.leave)}
    </Button>
  );
}
