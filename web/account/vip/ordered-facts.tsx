import type { ReactNode } from 'react';
import type { ProductOrder } from '#contract/calls/membership.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PackageFacts } from './package-facts.tsx';
import { PlanFacts } from './plan-facts.tsx';

type Fact = readonly [string, ReactNode];

/** What a product order gives, to whom and until when, and how it is paid. */
export function OrderedFacts({ order }: { order: ProductOrder }) {
  const { t } = useTranslation();
  const { pool, name, percent, days, kinds, startsOn, endsOn } = order;
  const shared = {
    holder: order.forCompany ? t(($) => $.vipOrder.yourCompany) : t(($) => $.vipOrder.you),
    endsOn,
    planned: order.standing === null && endsOn !== null,
    more: [...useLeft(order), ...usePayment(order), ...useQuoting(order)],
  };
  if (pool) return <PackageFacts offer={{ name, ...pool, count: pool.quota }} {...shared} />;
  return <PlanFacts plan={{ name, days, kinds, percent: percent ?? 0 }} startsOn={startsOn} {...shared} />;
}

function useLeft({ pool, standing }: ProductOrder): Fact[] {
  const { t } = useTranslation();
  if (!pool || standing === null) return [];
  const { quota, used } = pool;
  return [[t(($) => $.packageOrder.left), t(($) => $.packageOrder.leftOf, { left: quota - used, quota })]];
}

function usePayment({ number, totalFen, payBy, may }: ProductOrder): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    [t(($) => $.vipOrder.number), number],
    [t(($) => $.vipOrder.total), totalFen === null ? t(($) => $.packages.byQuote) : formatFen(totalFen)],
    ...(may.pay && payBy ? [[t(($) => $.vipOrder.payBy), formatDateTime(payBy, language)] as const] : []),
  ];
}

/** What the buyer asked of sales, and what they answered. */
function useQuoting({ state, requestWords, quoteDueAt, answerWords }: ProductOrder): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    ...(requestWords === '' ? [] : [[t(($) => $.packageOrder.sent), requestWords] as const]),
    ...(state === 'requested' && quoteDueAt
      ? [[t(($) => $.packageOrder.quoteBy), formatDateTime(quoteDueAt, language)] as const]
      : []),
    ...(answerWords === '' ? [] : [[t(($) => $.packageOrder.answer), answerWords] as const]),
  ];
}
