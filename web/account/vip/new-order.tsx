import type { OutputOf } from '#contract/call.ts';
import type { membershipCalls } from '#contract/calls/membership.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import page from '../orders/order/order-page.module.css';
import { Amount } from './amount.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { memberships } from './queries.ts';
import { Rules } from './rules.tsx';
import { useOrdering } from './use-ordering.ts';

type Preview = OutputOf<typeof membershipCalls.preview>;

/** Total and last day of a plan, before it is ordered. */
export function NewOrder({ preview }: { preview: Preview }) {
  const { t } = useTranslation();
  const { plan, startsOn, endsOn, company, mayBuy } = preview;
  const { planId, version } = plan;
  const ordering = useOrdering((key) => memberships.order({ key, planId, version }));
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
            <Amount fen={plan.priceFen} />
            <p className={page.note}>{t(($) => $.vipOrder.noRenewal)}</p>
            <Problem>{ordering.error?.message}</Problem>
            {mayBuy ? (
              <div className={page.buttons}>
                <Button size="large" wide loading={ordering.isPending} onClick={() => ordering.mutate(undefined)}>
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
