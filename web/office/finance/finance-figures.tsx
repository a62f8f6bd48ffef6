import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { MoneyFigures, sumOf } from '../blocks/money-figures.tsx';
import type { Period } from '../blocks/period-choice.tsx';
import { financeFiguresQuery } from './queries.ts';

type Day = OutputOf<(typeof financeDeskCalls)['figures']>['infos'][number];

const WAYS = [
  { way: 'alipay', fen: 'alipayFen', tone: 'accent' },
  { way: 'wechat', fen: 'wechatFen', tone: 'good' },
  { way: 'transfer', fen: 'transferFen', tone: 'text' },
] as const;

const received = (day: Day): number => day.alipayFen + day.wechatFen + day.transferFen;

/** Receipts over time by way of payment, and refunds. */
export function FinanceFigures() {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>(30);
  const query = useQuery(financeFiguresQuery(days));
  return (
    <MoneyFigures
      query={query}
      days={days}
      onDays={setDays}
      parts={WAYS.map(({ way, tone, fen }) => ({
        tone,
        name: t(($) => $.trade.way[way]),
        fen: (day: Day) => day[fen],
      }))}
      totals={[
        { name: t(($) => $.office.finance.figures.received), fen: received },
        { name: t(($) => $.office.finance.figures.refunded), fen: ({ refundedFen }) => refundedFen },
      ]}
      words={(infos) => ({
        title: t(($) => $.office.finance.figures.title),
        empty: t(($) => $.office.finance.figures.empty),
        emptyHint: t(($) => $.office.finance.figures.emptyHint),
        label: (period) =>
          t(($) => $.office.finance.figures.label, { period, total: formatFen(sumOf(infos, received)) }),
        told: (when, row) =>
          t(($) => $.office.finance.figures.on, {
            when,
            alipay: formatFen(row.alipayFen),
            wechat: formatFen(row.wechatFen),
            transfer: formatFen(row.transferFen),
            refunded: formatFen(row.refundedFen),
          }),
      })}
    />
  );
}
