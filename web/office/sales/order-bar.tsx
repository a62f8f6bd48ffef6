import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { mayMoveOrder } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/table/label.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { OrderStateLabel } from '../blocks/trade-labels.tsx';
import { useMaySell } from '../blocks/trade.ts';
import layout from '../blocks/desk-layout.module.css';
import { CloseDialog } from './close-dialog.tsx';
import classes from './order-desk.module.css';
import { TimeLeft } from './time-left.tsx';

interface Props {
  order: OrderDetail | undefined;
  neighbours: { previous: number | undefined; next: number | undefined };
  onGo: (id: number | undefined) => void;
}

/** Number and status of the order, and links to its neighbours. */
export function OrderBar({ order, neighbours: { previous, next }, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <header className={layout.bar}>
      <IconButton icon={IconArrowLeft} label={t(($) => $.office.sales.order.back)} onClick={() => onGo(undefined)} />
      <h1>{order?.number ?? t(($) => $.office.sales.number)}</h1>
      {order && <Standing order={order} />}
      <div className={classes.end}>
        {order && <CloseButton order={order} />}
        <IconButton
          icon={IconChevronLeft}
          label={t(($) => $.office.sales.order.previous)}
          aria-keyshortcuts="k"
          idle={previous === undefined}
          onClick={() => onGo(previous)}
        />
        <IconButton
          icon={IconChevronRight}
          label={t(($) => $.office.sales.order.next)}
          aria-keyshortcuts="j"
          idle={next === undefined}
          onClick={() => next !== undefined && onGo(next)}
        />
      </div>
    </header>
  );
}

function Standing({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  return (
    <>
      <Label>{t(($) => $.trade.kind[order.kind])}</Label>
      <OrderStateLabel state={order.state} />
      {order.refund !== 'none' && (
        <Label tone={order.refund === 'requested' ? 'bad' : 'quiet'}>{t(($) => $.trade.refund[order.refund])}</Label>
      )}
      {order.state === 'submitted' && order.quoteDueAt && <TimeLeft at={order.quoteDueAt} />}
      {order.state === 'quoted' && order.payBy && <TimeLeft at={order.payBy} />}
      {order.next !== 'nothing' && (
        <span className={classes.next}>
          {t(($) => $.office.sales.order.nextStep)} · {t(($) => $.trade.next[order.next])}
        </span>
      )}
    </>
  );
}

function CloseButton({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const maySell = useMaySell();
  if (!maySell || !mayMoveOrder(order.state, 'closed', 'sales')) return null;
  return (
    <>
      <Button variant="default" size="small" onClick={() => setAsked(true)}>
        {t(($) => $.office.sales.order.close)}
      </Button>
      {asked && <CloseDialog order={order} onClosed={() => setAsked(false)} />}
    </>
  );
}
