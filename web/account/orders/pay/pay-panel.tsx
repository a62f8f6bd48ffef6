import { IconBrandAlipay, IconBrandWechat, IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import type { paymentCalls } from '#contract/calls/payments.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import type { OfferedWay } from '#contract/domain/payment.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Choices } from '../choices.tsx';
import page from '../order/order-page.module.css';
import { AlipayPay } from './alipay-pay.tsx';
import classes from './pay-panel.module.css';
import { TransferPay } from './transfer-pay.tsx';
import { usePaymentArrives } from './use-payment-arrives.ts';
import { WechatPay } from './wechat-pay.tsx';
import { Button } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';

interface Props {
  order: OrderDetail;
  quote: Quote;
  paying: OutputOf<typeof paymentCalls.ofOrder>;
}

const ICONS = { alipay: IconBrandAlipay, wechat: IconBrandWechat, transfer: IconBuildingBank };

/** The price of a quote and the ways to pay it. */
export function PayPanel(props: Props) {
  const { t } = useTranslation();
  const { quote, paying } = props;
  return (
    <section className={page.panel} data-first aria-labelledby="order-pay">
      <h2 id="order-pay">{t(($) => $.orderPay.title)}</h2>
      <p className={classes.amount}>
        <span>{t(($) => $.orderPay.amount)}</span>
        <strong>{formatFen(quote.totalFen)}</strong>
        <small>{t(($) => $.trade.money.vatInside, { percent: VAT_PERCENT, amount: formatFen(quote.vatFen) })}</small>
      </p>
      {paying.ways.length > 0 ? <Ways {...props} /> : <NoWay />}
      <p className={classes.accepts}>{t(($) => $.orderPay.accepts, { version: quote.version })}</p>
    </section>
  );
}

/** The ways to pay. The page updates by itself once the money arrives. */
function Ways({ order, quote, paying }: Props) {
  const { t } = useTranslation();
  const { underWay } = paying;
  const [way, setWay] = useState<OfferedWay>(underWay?.gateway ?? paying.ways[0] ?? 'transfer');
  const [begun, setBegun] = useState(false);
  const check = usePaymentArrives(order.orderId, begun || underWay !== null);
  const ways = paying.ways.map((value) => {
    const Icon = ICONS[value];
    return {
      value,
      label: t(($) => $.trade.way[value]),
      icon: <Icon size={20} stroke={1.6} aria-hidden="true" />,
    };
  });
  const gateway = { order, quote, check, onBegun: () => setBegun(true) };
  return (
    <>
      {underWay && !begun && (
        <output className={classes.underWay}>
          {t(($) => $.orderPay.underWay, { way: t(($) => $.trade.way[underWay.gateway]) })}
        </output>
      )}
      <Choices label={t(($) => $.orderPay.ways)} options={ways} value={way} onChange={setWay} />
      <div className={classes.way}>
        <p className={classes.hint}>{t(($) => $.orderPay.wayHint[way])}</p>
        {way === 'alipay' && <AlipayPay {...gateway} />}
        {way === 'wechat' && <WechatPay {...gateway} />}
        {way === 'transfer' && paying.bankAccount && (
          <TransferPay order={order} quote={quote} account={paying.bankAccount} />
        )}
      </div>
    </>
  );
}

/** Shown when no way to pay is available; the buyer contacts us instead. */
function NoWay() {
  const { t } = useTranslation();
  return (
    <div className={classes.way}>
      <p role="alert">{t(($) => $.orderPay.noWay)}</p>
      <Button variant="default" wide onClick={openContact}>
        {t(($) => $.orderPay.contact)}
      </Button>
    </div>
  );
}
