import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { OrderRow } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useProjectWords } from '../../../lib/project-words.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { OrderStateLabels } from '../order-state.tsx';
import { useTimeLeft } from '../time-left.ts';
import classes from './order-list.module.css';
import { RowActions } from './row-actions.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

interface Props {
  list: { infos: OrderRow[]; total: number };
  /** Other rows are loading. */
  stale: boolean;
}

export function OrderRows({ list, stale }: Props) {
  useShortcuts('orders');
  const { t } = useTranslation();
  return (
    <ul className={classes.rows} data-stale={stale} aria-busy={stale} title={t(($) => $.orderList.keys)}>
      {list.infos.map((order) => (
        <Row key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

/** Arrow keys move between orders. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-order]') ?? [])];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Row({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const projectWords = useProjectWords();
  const language = useLanguage();
  return (
    <li className={classes.row}>
      <span className={classes.pictures} data-count={order.thumbnails.length}>
        {order.thumbnails.map((src) => (
          <img key={src} src={src} alt="" loading="lazy" decoding="async" />
        ))}
      </span>
      <span className={classes.what}>
        <span className={classes.number}>
          <Link data-order to={paths.order(order)} onKeyDown={moveFocus}>
            {order.number}
          </Link>{' '}
          <OrderStateLabels order={order} />
        </span>
        <span className={classes.fact} title={projectWords(order)}>
          {projectWords(order)}
        </span>
        <span className={classes.fact} title={order.licensee}>
          {order.licensee}
        </span>
        <span className={classes.fact}>
          {t(($) => $.trade.kind[order.kind])} · {t(($) => $.orderList.items, { count: order.lineCount })} ·{' '}
          <span className={classes.day}>{formatDate(order.createdAt, language)}</span>
        </span>
      </span>
      <span className={classes.next}>
        {order.quoteDueAt && <Due what="quoteBy" at={order.quoteDueAt} over={t(($) => $.timeLeft.late)} />}
        {order.payBy && <Due what="payBy" at={order.payBy} over={t(($) => $.timeLeft.over)} />}
        {order.closeReason && <strong>{t(($) => $.trade.closeReason[order.closeReason!])}</strong>}
        <span>{t(($) => $.trade.nextWords[order.next])}</span>
      </span>
      <span className={classes.total}>
        <strong>{order.totalFen === null ? t(($) => $.material.byQuote) : formatFen(order.totalFen)}</strong>
        <RowActions order={order} />
      </span>
    </li>
  );
}

/** A deadline; once it has passed, the text `over`. */
function Due({ what, at, over }: { what: 'quoteBy' | 'payBy'; at: string; over: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = useTimeLeft(at);
  return <strong>{left ? t(($) => $.orderList[what], { date: formatDateTime(at, language) }) : over}</strong>;
}
