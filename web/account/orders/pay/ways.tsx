import { IconBrandAlipay, IconBrandWechat, IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { paymentCalls } from '#contract/calls/payments.ts';
import type { OfferedWay } from '#contract/domain/payment.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';
import { Choices } from '../choices.tsx';
import { AlipayPay } from './alipay-pay.tsx';
import classes from './pay-panel.module.css';
import type { ToPay } from './to-pay.ts';
import { TransferPay } from './transfer-pay.tsx';
import { INSIDE_WECHAT, ON_PHONE, WECHAT } from './use-gateway.ts';
import { usePaymentArrives } from './use-payment-arrives.ts';
import { WechatInside } from './wechat-inside.tsx';
import { WechatPay } from './wechat-pay.tsx';

interface Props {
  toPay: ToPay;
  /** What happens once the money is there; for an order its downloads. */
  hint?: string;
  paying: OutputOf<typeof paymentCalls.ofOrder>;
}

const ICONS = { alipay: IconBrandAlipay, wechat: IconBrandWechat, transfer: IconBuildingBank };

/** The ways to pay, or whom to ask when there is none. WeChat opens no page of Alipay's. */
export function Ways(props: Props) {
  const ways = props.paying.ways.filter((way) => !(WECHAT && way === 'alipay'));
  if (ways.length > 0) return <Chosen {...props} ways={ways} />;
  return props.paying.ways.length > 0 ? <AlipayElsewhere /> : <NoWay />;
}

/** The ways to pay. The page updates by itself once the money arrives. */
function Chosen({ toPay, hint, paying, ways }: Props & { ways: OfferedWay[] }) {
  const { t } = useTranslation();
  const { underWay } = paying;
  const inside = INSIDE_WECHAT && paying.insideWechat;
  const first = ways.find((one) => one === underWay?.gateway) ?? ways[0] ?? 'transfer';
  const [way, setWay] = useState<OfferedWay>(inside ? 'wechat' : first);
  const [begun, setBegun] = useState(false);
  const check = usePaymentArrives(toPay, begun || underWay !== null);
  const options = ways.map((value) => {
    const Icon = ICONS[value];
    return {
      value,
      label: t(($) => $.trade.way[value]),
      icon: <Icon size={20} stroke={1.6} aria-hidden="true" />,
    };
  });
  const onPhone = way === 'wechat' && (inside || ON_PHONE);
  const gateway = { toPay, check, onBegun: () => setBegun(true) };
  return (
    <>
      {underWay && !begun && (
        <output className={classes.underWay}>
          {t(($) => $.orderPay.underWay, { way: t(($) => $.trade.way[underWay.gateway]) })}
        </output>
      )}
      <Choices label={t(($) => $.orderPay.ways)} options={options} value={way} onChange={setWay} />
      {ways.length < paying.ways.length && <AlipayElsewhere />}
      <div className={classes.way}>
        <p className={classes.hint}>{hint ?? t(($) => $.orderPay.wayHint[onPhone ? 'wechatHere' : way])}</p>
        {way === 'alipay' && <AlipayPay {...gateway} />}
        {way === 'wechat' && (inside ? <WechatInside {...gateway} /> : <WechatPay {...gateway} />)}
        {way === 'transfer' && paying.bankAccount && <TransferPay toPay={toPay} account={paying.bankAccount} />}
      </div>
    </>
  );
}

function AlipayElsewhere() {
  const { t } = useTranslation();
  return <p className={classes.elsewhere}>{t(($) => $.orderPay.alipayElsewhere)}</p>;
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
