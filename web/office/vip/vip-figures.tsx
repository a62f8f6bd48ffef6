import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { membershipDeskCalls } from '#contract/calls/membership-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { MoneyFigures, sumOf } from '../blocks/money-figures.tsx';
import type { Period } from '../blocks/period-choice.tsx';
import { vipFiguresQuery } from './queries.ts';

type Day = OutputOf<(typeof membershipDeskCalls)['figures']>['infos'][number];

const PARTS = [
  { part: 'plans', tone: 'accent', fen: ({ plansFen }: Day) => plansFen },
  { part: 'packages', tone: 'good', fen: ({ packagesFen }: Day) => packagesFen },
  { part: 'saved', tone: 'quiet', fen: ({ savedFen }: Day) => savedFen },
] as const;

/** Memberships and packages sold over time, and what memberships took off orders. */
export function VipFigures() {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>(30);
  const query = useQuery(vipFiguresQuery(days));
  const parts = PARTS.map(({ part, ...more }) => ({ ...more, name: t(($) => $.office.vip.figures[part]) }));
  return (
    <MoneyFigures
      query={query}
      days={days}
      onDays={setDays}
      parts={parts}
      beside
      totals={parts}
      words={(infos) => ({
        title: t(($) => $.office.vip.figures.title),
        empty: t(($) => $.office.vip.figures.empty),
        emptyHint: t(($) => $.office.vip.figures.emptyHint),
        label: (period) =>
          t(($) => $.office.vip.figures.label, {
            period,
            plans: formatFen(sumOf(infos, PARTS[0].fen)),
            packages: formatFen(sumOf(infos, PARTS[1].fen)),
            saved: formatFen(sumOf(infos, PARTS[2].fen)),
          }),
        told: (when, row) =>
          t(($) => $.office.vip.figures.on, {
            when,
            plans: formatFen(row.plansFen),
            packages: formatFen(row.packagesFen),
            saved: formatFen(row.savedFen),
          }),
      })}
    />
  );
}
