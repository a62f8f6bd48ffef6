import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OwnCompany } from '#contract/calls/companies.ts';
import { mayApprove } from '#contract/domain/company.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import { ApplyForm } from './apply-form.tsx';
import { CompanyOrders } from './company-orders.tsx';
import classes from './company.module.css';
import { Invitation } from './invitation.tsx';
import { Inviting } from './inviting.tsx';
import { NotOpen } from './not-open.tsx';
import { People } from './people.tsx';
import { Projects } from './projects.tsx';
import { standingQuery } from './queries.ts';
import { Rules } from './rules.tsx';
import { ToApprove } from './to-approve.tsx';

/** What the reader's company is and has; without one, the way to open or join one. */
export function CompanyTab() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const { data, error, refetch } = useQuery(standingQuery);
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  if (token) return <Invitation token={token} />;
  const { company } = data;
  if (!company) return <ApplyForm />;
  return company.state === 'open' ? <Open company={company} /> : <NotOpen company={company} />;
}

function Open({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={company.name}>
        <p className={classes.line}>
          <Label tone="good">{t(($) => $.company.states.open)}</Label>
          <span>{t(($) => $.company.head.role, { role: t(($) => $.company.roles[company.role]) })}</span>
          {company.creditCode && <span>{t(($) => $.company.head.code, { code: company.creditCode })}</span>}
        </p>
      </Panel>
      {mayApprove(company.role) && <ToApprove />}
      <CompanyOrders />
      <Projects company={company} />
      <People company={company} />
      {company.role === 'admin' && (
        <>
          <Inviting />
          <Rules key={company.approveAboveFen} company={company} />
        </>
      )}
    </>
  );
}
