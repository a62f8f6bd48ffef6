import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { membershipCalls } from '#contract/calls/membership.ts';
import { formatFen, splitVat, VAT_PERCENT } from '#contract/domain/money.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import page from '../orders/order/order-page.module.css';
import pay from '../orders/pay/pay-panel.module.css';
import { useRequestKey } from '../orders/request-key.ts';
import { PlanFacts } from './plan-facts.tsx';
import { memberships, refreshVip } from './queries.ts';
import { Rules } from './rules.tsx';

type Preview = OutputOf<typeof membershipCalls.preview>;

/** Total and last day of a plan, before it is ordered. */
export function NewOrder({ preview }: { preview: Preview }) {
  const { t } = useTranslation();
  const { plan, startsOn, endsOn, company, mayBuy } = preview;
  const ordering = useOrdering(preview);
  const { vatFen } = splitVat(plan.priceFen);
  return (
    <div className={page.page}>
      <h1>{t(($) => $.vipOrder.newTitle)}</h1>
      <div className={page.columns}>
        <div className={page.column}>
          <section className={page.panel}>
            <h2>{plan.name}</h2>
            <PlanFacts
              plan={plan}
              holder={company === null ? t(($) => $.vipOrder.you) : t(($) => $.vipOrder.company, { company })}
              startsOn={startsOn}
              endsOn={endsOn}
              planned
            />
          </section>
          <Rules />
        </div>
        <div className={page.column}>
          <section className={page.panel} data-first aria-labelledby="vip-total">
            <h2 id="vip-total">{t(($) => $.vipOrder.total)}</h2>
            <p className={pay.amount}>
              <strong>{formatFen(plan.priceFen)}</strong>
              <small>{t(($) => $.trade.money.vatInside, { percent: VAT_PERCENT, amount: formatFen(vatFen) })}</small>
            </p>
            <p className={page.note}>{t(($) => $.vipOrder.noRenewal)}</p>
            <Problem>{ordering.error?.message}</Problem>
            {mayBuy ? (
              <div className={page.buttons}>
                <Button size="large" wide loading={ordering.isPending} onClick={() => ordering.mutate()}>
                  {t(($) => $.vipOrder.place, { amount: formatFen(plan.priceFen) })}
                </Button>
              </div>
            ) : (
              <p className={page.words}>{t(($) => $.vipOrder.adminsOnly)}</p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

/** Orders the plan as it is shown; a plan that has changed meanwhile is shown anew. */
function useOrdering({ plan: { planId, version } }: Preview) {
  const navigate = useNavigate();
  const key = useRequestKey();
  return useMutation({
    mutationFn: () => memberships.order({ key: key.current(), planId, version }),
    onSuccess: async ({ productOrderId }) => {
      key.done();
      await navigate(paths.vipOrder({ productOrderId }), { replace: true });
      await refreshVip();
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 409) return;
      key.done();
      void refreshVip();
    },
  });
}
