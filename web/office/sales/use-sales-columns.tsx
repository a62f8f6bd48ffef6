import type { SalesRow, SalesView } from '#contract/calls/sales-desk.ts';
import { useProjectWords } from '../../lib/project-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { OrderStateLabel } from '../blocks/trade-labels.tsx';
import classes from './sales.module.css';
import { TimeLeft } from './time-left.tsx';

/** As many as fit. */
const PICTURES = 3;

export function useSalesColumns(view: SalesView): Column<SalesRow>[] {
  const { t } = useTranslation();
  const projectWords = useProjectWords();
  const title = (name: 'licensee' | 'buyer' | 'lines' | 'total' | 'state') => t(($) => $.office.sales[name]);
  return [
    { name: 'number', title: t(($) => $.office.sales.number), width: 112, cell: (row) => <Number row={row} /> },
    {
      name: 'licensee',
      title: title('licensee'),
      cell: (row) => <TwoLines first={row.licensee} second={projectWords(row)} />,
    },
    { name: 'buyer', title: title('buyer'), width: '8%', cell: ({ buyer }) => buyer },
    { name: 'lines', title: title('lines'), width: 172, cell: (row) => <Pictures row={row} /> },
    { name: 'state', title: title('state'), width: 150, cell: (row) => <State row={row} /> },
    {
      name: 'created',
      title: t(($) => $.office.sales.created),
      width: 100,
      cell: ({ createdAt }) => <Moment at={createdAt} form="day" />,
    },
    {
      name: 'due',
      title: t(($) => (view === 'quoted' ? $.office.sales.payBy : $.office.sales.due)),
      width: 136,
      cell: (row) => <Due row={row} view={view} />,
    },
    {
      name: 'total',
      title: title('total'),
      width: 116,
      align: 'end',
      cell: ({ totalFen }) => <Money fen={totalFen} />,
    },
  ];
}

function Number({ row }: { row: SalesRow }) {
  const { t } = useTranslation();
  return <TwoLines first={row.number} second={t(($) => $.trade.kind[row.kind])} />;
}

function Pictures({ row }: { row: SalesRow }) {
  const { t } = useTranslation();
  return (
    <span className={classes.pictures}>
      <span>{t(($) => $.office.sales.lineCount, { count: row.lineCount })}</span>
      {row.thumbnails.slice(0, PICTURES).map((thumbnail) => (
        <img key={thumbnail} src={thumbnail} alt="" loading="lazy" decoding="async" />
      ))}
    </span>
  );
}

/** A buyer's request is shown in place of the order's status. */
function State({ row }: { row: SalesRow }) {
  const { t } = useTranslation();
  if (row.refund === 'requested') return <Label tone="bad">{t(($) => $.trade.refund.requested)}</Label>;
  if (row.asksChange) return <Label tone="accent">{t(($) => $.office.sales.thread.asksChange)}</Label>;
  return <OrderStateLabel state={row.state} />;
}

/** Deadline of sales while an order waits for a quote, or of the buyer while it waits for payment. */
function Due({ row, view }: { row: SalesRow; view: SalesView }) {
  const at = view === 'quoted' ? row.payBy : row.quoteDueAt;
  return at === null ? '–' : <TimeLeft at={at} />;
}
