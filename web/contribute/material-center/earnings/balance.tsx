import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EarningsBalance } from '#contract/calls/earnings.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './balance.module.css';
import { balanceQuery } from './earnings-queries.ts';
import { useDay } from './use-day.ts';

/** Everything ever earned, from the refund period to the bank, with the days that come next. */
export function Balance() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(balanceQuery);
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={112} />;
  return (
    <dl className={classes.balance} aria-label={t(($) => $.earnings.balance.title)}>
      <Figure name={t(($) => $.earnings.balance.waiting)} fen={data.waiting.fen} note={<WaitingNote {...data} />} />
      <Figure name={t(($) => $.earnings.balance.ready)} fen={data.readyFen} note={<ReadyNote {...data} />} />
      <Figure name={t(($) => $.earnings.balance.stated)} fen={data.statedFen} note={<StatedNote {...data} />} />
      <Figure name={t(($) => $.earnings.balance.paid)} fen={data.paidFen} note={<PaidNote {...data} />} />
    </dl>
  );
}

function Figure({ name, fen, note }: { name: string; fen: number; note: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatFen(fen)}
        <span>{note}</span>
      </dd>
    </div>
  );
}

function WaitingNote({ waiting: { count, until } }: EarningsBalance) {
  const { t } = useTranslation();
  const day = useDay();
  if (count === 0) return t(($) => $.earnings.balance.waitingNone);
  if (until === null) return t(($) => $.earnings.balance.heldNote, { count });
  return t(($) => $.earnings.balance.waitingNote, { count, day: day(until) });
}

function ReadyNote({ statementOn }: EarningsBalance) {
  const { t } = useTranslation();
  const day = useDay();
  return t(($) => $.earnings.balance.readyNote, { day: day(statementOn) });
}

const STATES = { 'to-confirm': 'toConfirm', generated: 'generated', rejected: 'rejected' } as const;

function StatedNote({ payable, confirmedOn, carriedFen }: EarningsBalance) {
  const { t } = useTranslation();
  const day = useDay();
  return (
    <>
      {payable ? (
        <Link to={paths.centerStatements(payable.id)}>
          {t(($) => $.earnings.balance[STATES[payable.state]], {
            number: payable.number,
            day: day(payable.confirmBy),
          })}
        </Link>
      ) : (
        t(($) => $.earnings.balance.statedNone, { day: day(confirmedOn) })
      )}
      {carriedFen !== 0 && <span>{t(($) => $.earnings.balance.carried, { amount: formatFen(carriedFen) })}</span>}
    </>
  );
}

function PaidNote({ paidFen, taxFen }: EarningsBalance) {
  const { t } = useTranslation();
  if (paidFen === 0) return t(($) => $.earnings.balance.paidNone);
  return t(($) => $.earnings.balance.paidNote, { tax: formatFen(taxFen), net: formatFen(paidFen - taxFen) });
}
