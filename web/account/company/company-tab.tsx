import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnCompany } from '#contract/calls/companies.ts';
import { mayApprove } from '#contract/domain/company.ts';
import { useTranslation } from '../../lib/translation.ts';
import { COMPANY_VIEWS, type CompanyView, paths } from '../../paths.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label } from '../../ui/table/label.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { ApplyForm } from './apply-form.tsx';
import { CompanyDownloads } from './company-downloads.tsx';
import { CompanyInvoices } from './company-invoices.tsx';
import { CompanyLicences } from './company-licences.tsx';
import { CompanyOrders } from './company-orders.tsx';
import classes from './company.module.css';
import { Invitation } from './invitation.tsx';
import { Inviting } from './inviting.tsx';
import { NotOpen } from './not-open.tsx';
import { People } from './people.tsx';
import { Keys } from './programs/keys.tsx';
import { Webhooks } from './programs/webhooks.tsx';
import { Projects } from './projects.tsx';
import { standingQuery } from './queries.ts';
import { ReferenceRulesForm } from './reference-rules.tsx';
import { Rules } from './rules.tsx';
import { Spend } from './spend.tsx';
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
  const views = COMPANY_VIEWS.filter((one) => one !== 'programs' || company.role === 'admin');
  const view = useAddress().oneOf('view', views) ?? 'orders';
  const Content = CONTENTS[view];
  return (
    <>
      <Panel title={company.name}>
        <p className={classes.line}>
          <Label tone="good">{t(($) => $.company.states.open)}</Label>
          <span>{t(($) => $.company.head.role, { role: t(($) => $.company.roles[company.role]) })}</span>
          {company.creditCode && <span>{t(($) => $.company.head.code, { code: company.creditCode })}</span>}
        </p>
        <div className={classes.views}>
          <LinkTabs
            label={t(($) => $.company.viewsLabel)}
            links={views.map((one) => ({
              to: paths.company(one),
              name: t(($) => $.company.views[one]),
              current: one === view,
            }))}
          />
        </div>
      </Panel>
      <Content company={company} />
    </>
  );
}

interface Props {
  company: OwnCompany;
}

const CONTENTS: Record<CompanyView, (props: Props) => ReactNode> = {
  orders: Orders,
  licences: CompanyLicences,
  downloads: CompanyDownloads,
  invoices: CompanyInvoices,
  spend: Spend,
  projects: Projects,
  people: Members,
  programs: Programs,
};

function Orders({ company }: Props) {
  return (
    <>
      {mayApprove(company.role) && <ToApprove />}
      <CompanyOrders />
    </>
  );
}

function Members({ company }: Props) {
  return (
    <>
      <People company={company} />
      {company.role === 'admin' && (
        <>
          <Inviting />
          <Rules key={company.approveAboveFen} company={company} />
          <ReferenceRulesForm key={JSON.stringify(company.references)} company={company} />
        </>
      )}
    </>
  );
}

function Programs() {
  return (
    <>
      <Keys />
      <Webhooks />
    </>
  );
}
