import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { payments } from '../queries.ts';
import { CheckNow } from './check-now.tsx';
import { type Brought, type GatewayProps, useGateway } from './use-gateway.ts';
import { payInWechat } from './wechat-bridge.ts';

/**
 * Pays inside WeChat's own browser: asks WeChat who pays, which leads away from this page and back, and goes on by
 * itself.
 */
export function WechatInside(props: GatewayProps) {
  const { t } = useTranslation();
  const brought = useBrought();
  const { starting, begin } = useGateway(props, 'wechat', brought);
  const asking = useMutation({ mutationFn: () => payments.askPayer(props.toPay.thing) });
  const [failed, setFailed] = useState(false);
  const ask = async () => {
    location.href = (await asking.mutateAsync()).url;
  };
  const pay = async () => {
    setFailed(false);
    const { target } = await begin();
    if (target.kind !== 'inside') return;
    const outcome = await payInWechat(target.parameters);
    setFailed(outcome === 'failed');
    if (outcome === 'paid') props.check.now();
  };
  // The mutations hold the errors. After one, who pays is asked anew, because an answer of WeChat's counts once.
  const goOn = () => void (brought && !starting.error ? pay() : ask()).catch(() => {});
  const onArrival = useEffectEvent(() => brought && goOn());
  useEffect(() => void onArrival(), []);
  return (
    <>
      <Problem>{failed ? t(($) => $.orderPay.insideFailed) : (starting.error ?? asking.error)?.message}</Problem>
      <Button size="large" wide loading={starting.isPending || asking.isPending} onClick={goOn}>
        {t(($) => $.orderPay.openWechat, { amount: formatFen(props.toPay.totalFen) })}
      </Button>
      {starting.data && <CheckNow check={props.check} />}
    </>
  );
}

/** What WeChat has sent along; it is taken out of the address, so that nobody shares it. */
function useBrought(): Brought | undefined {
  const [query, setQuery] = useSearchParams();
  const [code, state] = [query.get('code'), query.get('state')];
  const first = useRef(code && state ? { code, state } : undefined);
  useEffect(() => {
    if (code === null && state === null) return;
    setQuery(
      (now) => {
        now.delete('code');
        now.delete('state');
        return now;
      },
      { replace: true },
    );
  }, [code, state, setQuery]);
  return first.current;
}
