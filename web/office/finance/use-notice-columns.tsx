import type { RefusedNotice } from '#contract/calls/finance-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { NOTICE_FAULTS } from '#contract/domain/payment.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Column } from '../../ui/table/table.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Moment } from '../blocks/moment.tsx';
import { PaidOrder } from '../blocks/paid-order.tsx';
import classes from './finance.module.css';

export function useNoticeColumns(): Column<RefusedNotice>[] {
  const { t } = useTranslation();
  const faultName = useFaultName();
  return [
    {
      name: 'at',
      title: t(($) => $.office.finance.notices.at),
      width: 148,
      cell: ({ at }) => <Moment at={at} />,
    },
    {
      name: 'gateway',
      title: t(($) => $.office.finance.notices.gateway),
      width: 100,
      cell: ({ gateway }) => t(($) => $.trade.way[gateway]),
    },
    {
      name: 'sender',
      title: t(($) => $.office.finance.notices.sender),
      width: 132,
      cell: ({ address }) => address || '–',
    },
    {
      name: 'times',
      title: t(($) => $.office.finance.notices.times),
      width: 144,
      cell: ({ times, firstAt }) => (times === 1 ? '1' : <Times times={times} firstAt={firstAt} />),
    },
    { name: 'fault', title: t(($) => $.office.finance.notices.fault), cell: ({ outcome }) => faultName(outcome) },
    {
      name: 'numbers',
      title: t(($) => $.office.finance.notices.numbers),
      width: 228,
      cell: ({ outTradeNo, tradeNo }) => <TwoLines first={outTradeNo ?? '–'} second={tradeNo ?? undefined} />,
    },
    {
      name: 'order',
      title: t(($) => $.office.finance.order),
      width: 112,
      cell: (row) => <PaidOrder className={classes.link} paid={row} />,
    },
    {
      name: 'amounts',
      title: t(($) => $.office.finance.notices.amounts),
      width: 148,
      align: 'end',
      cell: (row) => <Amounts notice={row} />,
    },
  ];
}

function Times({ times, firstAt }: Pick<RefusedNotice, 'times' | 'firstAt'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatMoment(firstAt, 'day', language);
  return <TwoLines first={formatNumber(times, language)} second={t(($) => $.office.finance.notices.since, { day })} />;
}

function Amounts({ notice: { announcedFen, expectedFen } }: { notice: RefusedNotice }) {
  const { t } = useTranslation();
  const expected =
    expectedFen === null ? undefined : t(($) => $.office.finance.notices.expected, { amount: formatFen(expectedFen) });
  return <TwoLines first={announcedFen === null ? '–' : formatFen(announcedFen)} second={expected} />;
}

/** Name of the reason why a notice was refused; an unknown code is shown as it is. */
function useFaultName(): (outcome: string) => string {
  const { t } = useTranslation();
  return (outcome) => {
    const known = NOTICE_FAULTS.find((one) => one === outcome);
    return known ? t(($) => $.office.finance.notices.faults[known]) : outcome;
  };
}
