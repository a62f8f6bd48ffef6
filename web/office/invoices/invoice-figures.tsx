import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { invoiceDeskCalls } from '#contract/calls/invoices-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { MoneyFigures, sumOf } from '../blocks/money-figures.tsx';
import type { Period } from '../blocks/period-choice.tsx';
import { invoiceFiguresQuery } from './queries.ts';

type Day = OutputOf<(typeof invoiceDeskCalls)['figures']>['infos'][number];

const PARTS = [
  { part: 'issued', tone: 'accent', fen: ({ issuedFen }: Day) => issuedFen },
  { part: 'reversed', tone: 'quiet', fen: ({ reversedFen }: Day) => reversedFen },
] as const;

/** What was invoiced over time, and what was taken back. */
export function InvoiceFigures() {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>(30);
  const query = useQuery(invoiceFiguresQuery(days));
  const parts = PARTS.map(({ part, ...more }) => ({ ...more, name: t(($) => $.office.invoices.figures[part]) }));
  return (
    <MoneyFigures
      query={query}
      days={days}
      onDays={setDays}
      parts={parts}
      beside
      totals={parts}
      words={(infos) => ({
        title: t(($) => $.office.invoices.figures.title),
        empty: t(($) => $.office.invoices.figures.empty),
        emptyHint: t(($) => $.office.invoices.figures.emptyHint),
        label: (period) =>
          t(($) => $.office.invoices.figures.label, {
            period,
            issued: formatFen(sumOf(infos, PARTS[0].fen)),
            reversed: formatFen(sumOf(infos, PARTS[1].fen)),
          }),
        told: (when, row) =>
          t(($) => $.office.invoices.figures.on, {
            when,
            issued: formatFen(row.issuedFen),
            reversed: formatFen(row.reversedFen),
          }),
      })}
    />
  );
}
