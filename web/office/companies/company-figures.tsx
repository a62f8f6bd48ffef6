import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { companyDeskCalls } from '#contract/calls/companies.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { MoneyFigures, sumOf } from '../blocks/money-figures.tsx';
import type { Period } from '../blocks/period-choice.tsx';
import { companyFiguresQuery } from './queries.ts';

type Day = OutputOf<(typeof companyDeskCalls)['figures']>['infos'][number];

const PARTS = [
  { part: 'orders', tone: 'accent', fen: ({ ordersFen }: Day) => ordersFen },
  { part: 'projects', tone: 'good', fen: ({ projectsFen }: Day) => projectsFen },
] as const;

/** What companies paid over time, by their orders and from their projects. */
export function CompanyFigures() {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>(30);
  const query = useQuery(companyFiguresQuery(days));
  const parts = PARTS.map(({ part, ...more }) => ({ ...more, name: t(($) => $.office.companies.figures[part]) }));
  return (
    <MoneyFigures
      query={query}
      days={days}
      onDays={setDays}
      parts={parts}
      totals={parts}
      words={(infos) => ({
        title: t(($) => $.office.companies.figures.title),
        empty: t(($) => $.office.companies.figures.empty),
        emptyHint: t(($) => $.office.companies.figures.emptyHint),
        label: (period) =>
          t(($) => $.office.companies.figures.label, {
            period,
            orders: formatFen(sumOf(infos, PARTS[0].fen)),
            projects: formatFen(sumOf(infos, PARTS[1].fen)),
          }),
        told: (when, row) =>
          t(($) => $.office.companies.figures.on, {
            when,
            orders: formatFen(row.ordersFen),
            projects: formatFen(row.projectsFen),
          }),
      })}
    />
  );
}
