import type { ReactNode } from 'react';
import type { Plan } from '#contract/calls/membership.ts';
import { formatDay, formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import page from '../orders/order/order-page.module.css';

interface Props {
  plan: Pick<Plan, 'name' | 'days' | 'percent' | 'kinds'>;
  holder: string;
  startsOn: string | null;
  endsOn: string | null;
  /** Not paid yet: the days are those of paying today. */
  planned: boolean;
  more?: readonly (readonly [string, ReactNode])[];
}

/** What a plan gives, to whom, and from which to which day. */
export function PlanFacts({ plan, holder, startsOn, endsOn, planned, more = [] }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (at: string | null) => (at === null ? '–' : formatDay(at, language));
  const days = t(($) => $.vip.days, { count: plan.days });
  const kinds = plan.kinds.map((kind) => t(($) => $.vip.kinds[kind]));
  const facts: (readonly [string, ReactNode])[] = [
    [t(($) => $.vipOrder.plan), `${plan.name} · ${days}`],
    [t(($) => $.vipOrder.discount), t(($) => $.vip.off, { percent: plan.percent })],
    [t(($) => $.vipOrder.covers), formatList(kinds, language)],
    [t(($) => $.vipOrder.holder), holder],
    [t(($) => $.vipOrder.from), day(startsOn)],
    [t(($) => $.vipOrder.until), planned ? `${day(endsOn)} (${t(($) => $.vipOrder.ifPaidToday)})` : day(endsOn)],
    ...more,
  ];
  return (
    <dl className={page.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
