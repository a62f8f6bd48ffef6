import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DESKS } from '../desks.ts';
import { financeCountsQuery } from '../finance/queries.ts';
import { licenceCountsQuery } from '../licences/queries.ts';
import { payoutCountsQuery } from '../payouts/queries.ts';
import { salesCountsQuery } from '../sales/queries.ts';
import { countsQuery as statementCountsQuery } from '../statements/queries.ts';
import { plansQuery } from '../vip/queries.ts';
import { FigureRow } from './figure-row.tsx';

export function SalesFigures() {
  const { t } = useTranslation();
  const query = useQuery(salesCountsQuery);
  const { queue, overdue, quoted } = query.data ?? {};
  const to = (view: string) => `${DESKS.sales.path}?view=${view}`;
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.toQuote), value: queue, to: to('queue') },
        { name: t(($) => $.office.overview.overdue), value: overdue, bad: Boolean(overdue), to: to('overdue') },
        { name: t(($) => $.office.overview.unpaid), value: quoted, to: to('quoted') },
      ]}
    />
  );
}

export function VipFigures() {
  const { t } = useTranslation();
  const query = useQuery(plansQuery);
  const to = (view: string) => `${DESKS.vip.path}?view=${view}`;
  return (
    <FigureRow
      query={query}
      figures={[
        {
          name: t(($) => $.office.overview.plansOnSale),
          value: query.data?.filter(({ onSale }) => onSale).length,
          to: to('plans'),
        },
        {
          name: t(($) => $.office.overview.membershipsSold),
          value: query.data?.reduce((total, { sold }) => total + sold, 0),
          to: to('all'),
        },
      ]}
    />
  );
}

export function FinanceFigures() {
  const { t } = useTranslation();
  const query = useQuery(financeCountsQuery);
  const { transfers, requests, refundDue, failed } = query.data ?? {};
  const to = (view: string) => `${DESKS.finance.path}?view=${view}`;
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.overview.transfers), value: transfers, to: to('transfers') },
        { name: t(($) => $.office.overview.refundRequests), value: requests, to: to('requests') },
        { name: t(($) => $.office.overview.refundDue), value: refundDue, bad: Boolean(failed), to: to('refund-due') },
      ]}
    />
  );
}

export function LicenceFigures() {
  const { t } = useTranslation();
  const query = useQuery(licenceCountsQuery);
  return (
    <FigureRow
      query={query}
      figures={[
        {
          name: t(($) => $.office.overview.corrections),
          value: query.data?.corrections,
          to: `${DESKS.licences.path}?view=corrections`,
        },
      ]}
    />
  );
}

export function StatementFigures() {
  const { t } = useTranslation();
  const query = useQuery(statementCountsQuery);
  const { disputed, toConfirm, toRemit } = query.data ?? {};
  const to = (view: string) => `${DESKS.statements.path}?view=${view}`;
  const name = (view: 'disputed' | 'to-confirm' | 'to-remit') => t(($) => $.office.statements.views[view]);
  return (
    <FigureRow
      query={query}
      figures={[
        { name: name('disputed'), value: disputed, bad: Boolean(disputed), to: to('disputed') },
        { name: name('to-confirm'), value: toConfirm, to: to('to-confirm') },
        { name: name('to-remit'), value: toRemit, to: to('to-remit') },
      ]}
    />
  );
}

export function PayoutFigures() {
  const { t } = useTranslation();
  const query = useQuery(payoutCountsQuery);
  const { ready, held, toRelease } = query.data ?? {};
  const to = (view: string) => `${DESKS.payouts.path}?view=${view}`;
  const name = (view: 'ready' | 'held' | 'to-release') => t(($) => $.office.payouts.views[view]);
  return (
    <FigureRow
      query={query}
      figures={[
        { name: name('ready'), value: ready, to: to('ready') },
        { name: name('held'), value: held, to: to('held') },
        { name: name('to-release'), value: toRelease, bad: Boolean(toRelease), to: to('to-release') },
      ]}
    />
  );
}
