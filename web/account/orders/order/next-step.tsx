import { IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Deadline } from '../deadline.tsx';
import classes from './next-step.module.css';

/** The next step in plain words, and its deadline. */
export function NextStep({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const closed = order.state === 'closed';
  return (
    <section className={classes.next} data-closed={closed || undefined} aria-labelledby="order-next">
      <IconArrowForwardUp size={22} stroke={1.8} aria-hidden="true" />
      <div className={classes.words}>
        <h2 id="order-next">{t(($) => $.orderPage.next)}</h2>
        {order.closeReason && (
          <p>
            {t(($) => $.orderPage.closedBecause, { reason: t(($) => $.trade.closeReason[order.closeReason!]) })}
            {order.closeWords && ` · ${order.closeWords}`}
          </p>
        )}
        <p>{t(($) => $.trade.nextWords[order.next])}</p>
      </div>
      {order.quoteDueAt && (
        <Deadline label={t(($) => $.orderPage.quoteBy)} at={order.quoteDueAt} over={t(($) => $.timeLeft.late)} />
      )}
      {order.payBy && (
        <Deadline label={t(($) => $.orderPage.payBy)} at={order.payBy} over={t(($) => $.timeLeft.over)} />
      )}
      {closed && (
        <ButtonLink variant="default" to={paths.searchResult({ type: order.kind === 'photo' ? 'pic' : order.kind })}>
          {t(($) => $.orderPage.again)}
        </ButtonLink>
      )}
    </section>
  );
}
