import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const asking = useMutation({
    mutationFn: () => payments.askPayer(props.toPay.thing),
    onSuccess: ({ url }) => {
      location.href = url;
    },
  });
  const paying = useMutation({
    mutationFn: async () => {
      const { target } = await begin();
      return target.kind === 'inside' ? await payInWechat(target.parameters) : 'failed';
    },
    onSuccess: (outcome) => {
      if (outcome === 'paid') props.check.now();
    },
  });
  // After a failure who pays is asked anew, because an answer of WeChat's counts once.
  const goOn = () => (brought && !starting.error ? paying : asking).mutate();
  const onArrival = useEffectEvent(() => {
    if (brought) paying.mutate();
  });
  useEffect(() => onArrival(), []);
  const failure =
    paying.data === 'failed' ? t(($) => $.orderPay.insideFailed) : (starting.error ?? asking.error)?.message;
  return (
    <>
      <Problem>{failure}</Problem>
      <Button size="large" wide loading={paying.isPending || asking.isPending} onClick={goOn}>
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
  const [first] = useState(code && state ? { code, state } : undefined);
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
  return first;
}
