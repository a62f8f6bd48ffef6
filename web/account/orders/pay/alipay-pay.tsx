import { useState } from 'react';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { CheckNow } from './check-now.tsx';
import classes from './pay-panel.module.css';
import { type GatewayProps, ON_PHONE, useGateway } from './use-gateway.ts';

/** Opens Alipay's page in another tab while this one waits for the money. */
export function AlipayPay(props: GatewayProps) {
  const { t } = useTranslation();
  const { starting, begin } = useGateway(props, 'alipay');
  const [blocked, setBlocked] = useState<string>();
  const [opened, setOpened] = useState(false);
  const open = async () => {
    if (starting.isPending) return;
    // Opened during the click, because browsers block tabs that open later. Phones leave this page for Alipay's app.
    const tab = ON_PHONE ? window : window.open('', '_blank');
    try {
      const { target } = await begin();
      if (target.kind !== 'page') return;
      setOpened(true);
      setBlocked(tab ? undefined : target.url);
      if (!tab) return;
      if (tab !== window) tab.opener = null;
      tab.location.href = target.url;
    } catch {
      if (tab !== window) tab?.close();
    }
  };
  return (
    <>
      <Problem>{starting.error?.message}</Problem>
      {opened && !blocked && <output className={classes.waiting}>{t(($) => $.orderPay.alipayOpened)}</output>}
      {blocked ? (
        <>
          <p className={classes.waiting}>{t(($) => $.orderPay.notOpened)}</p>
          <a className={classes.link} href={blocked} target="_blank" rel="noreferrer">
            {t(($) => $.orderPay.open)}
          </a>
        </>
      ) : (
        <Button size="large" wide loading={starting.isPending} onClick={() => void open()}>
          {opened
            ? t(($) => $.orderPay.openAgain)
            : t(($) => $.orderPay.toAlipay, { amount: formatFen(props.toPay.totalFen) })}
        </Button>
      )}
      {opened && <CheckNow check={props.check} />}
    </>
  );
}
