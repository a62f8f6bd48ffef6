import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useLeftWords } from '../deadline.tsx';
import { useTimeLeft } from '../time-left.ts';
import { CheckNow } from './check-now.tsx';
import classes from './pay-panel.module.css';
import { type GatewayProps, INSIDE_WECHAT, ON_PHONE, useGateway } from './use-gateway.ts';

/** Shows a QR code for a phone, or on a phone WeChat itself, and waits for the money. */
export function WechatPay(props: GatewayProps) {
  const { t } = useTranslation();
  const { starting, begin } = useGateway(props, 'wechat');
  const begun = starting.data;
  const show = async () => {
    try {
      const { target } = await begin();
      if (target.kind === 'page') location.href = target.url;
    } catch {
      // `starting` holds the error.
    }
  };
  return (
    <>
      <Problem>{starting.error?.message}</Problem>
      {begun?.target.kind === 'qr' ? (
        <>
          <Code
            key={begun.target.codeUrl}
            codeUrl={begun.target.codeUrl}
            expiresAt={begun.expiresAt}
            amount={formatFen(props.toPay.totalFen)}
            renewing={starting.isPending}
            onRenew={() => void show()}
          />
          <CheckNow check={props.check} />
        </>
      ) : (
        <>
          <Button size="large" wide loading={starting.isPending} onClick={() => void show()}>
            {ON_PHONE
              ? t(($) => $.orderPay.openWechat, { amount: formatFen(props.toPay.totalFen) })
              : t(($) => $.orderPay.toWechat)}
          </Button>
          {begun && <CheckNow check={props.check} />}
        </>
      )}
    </>
  );
}

interface CodeProps {
  codeUrl: string;
  expiresAt: string;
  amount: string;
  renewing: boolean;
  onRenew: () => void;
}

function Code({ codeUrl, expiresAt, amount, renewing, onRenew }: CodeProps) {
  const { t } = useTranslation();
  const left = useTimeLeft(expiresAt);
  const words = useLeftWords();
  if (!left)
    return (
      <div className={classes.qr}>
        <output>{t(($) => $.orderPay.expired)}</output>
        <Button loading={renewing} onClick={onRenew}>
          {t(($) => $.orderPay.renew)}
        </Button>
      </div>
    );
  return (
    <div className={classes.qr}>
      <p>{t(($) => $.orderPay[INSIDE_WECHAT ? 'scanElsewhere' : 'scan'])}</p>
      <QrCode text={codeUrl} label={t(($) => $.orderPay.qrLabel, { amount })} size={208} />
      <OpenHere codeUrl={codeUrl} />
      <p className={classes.expires}>{t(($) => $.orderPay.expires, { time: words(left) })}</p>
      <p className={classes.expires}>{t(($) => $.orderPay.scanHint)}</p>
    </div>
  );
}

/** The sandbox's code is the address of a page, so that a demo can be paid without a phone; WeChat's own is none. */
function OpenHere({ codeUrl }: { codeUrl: string }) {
  const { t } = useTranslation();
  if (!/^https?:/.test(codeUrl)) return null;
  return (
    <a className={classes.link} href={codeUrl} target="_blank" rel="noreferrer">
      {t(($) => $.orderPay.openHere)}
    </a>
  );
}
