import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Facts, Section } from '../blocks/section.tsx';
import { Money } from '../blocks/money.tsx';
import { DESKS } from '../desks.ts';
import classes from './buyer-card.module.css';

/** The buyer, and their earlier orders. */
export function BuyerCard({ buyer }: { buyer: OutputOf<(typeof salesDeskCalls)['detail']>['buyer'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const since = t(($) => $.office.sales.order.buyerSince, { day: formatMoment(buyer.since, 'day', language) });
  const all = `${DESKS.sales.path}?${new URLSearchParams({ view: 'all', keyword: buyer.account })}`;
  return (
    <Section level={2} title={t(($) => $.office.sales.order.buyer)}>
      <p className={classes.who}>
        <strong>{buyer.name}</strong>
        <span>
          {buyer.account} · {since}
        </span>
      </p>
      <Facts
        facts={[
          [t(($) => $.office.sales.order.buyerOrders), formatNumber(buyer.orders, language)],
          [t(($) => $.office.sales.order.buyerPaid), <Money key="paid" fen={buyer.paidFen} />],
        ]}
      />
      {buyer.orders > 1 && (
        <Link to={all} className={classes.all}>
          {t(($) => $.office.sales.order.buyerAll)}
        </Link>
      )}
    </Section>
  );
}
