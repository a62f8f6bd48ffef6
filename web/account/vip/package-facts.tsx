import type { ReactNode } from 'react';
import type { Package } from '#contract/calls/packages.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import page from '../orders/order/order-page.module.css';

interface Props {
  offer: Pick<Package, 'name' | 'kind' | 'terms' | 'count'>;
  holder: string;
  endsOn: string | null;
  /** Not paid yet: the day is that of paying today. */
  planned: boolean;
  more?: readonly (readonly [string, ReactNode])[];
}

/** What a package gives, to whom, and until when. */
export function PackageFacts({ offer, holder, endsOn, planned, more = [] }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = useTermsWords();
  const { name, kind, terms, count } = offer;
  const day = endsOn === null ? '–' : formatDay(endsOn, language);
  const facts: (readonly [string, ReactNode])[] = [
    [t(($) => $.packageOrder.package), `${name} · ${t(($) => $.packages.licences, { count })}`],
    [t(($) => $.vipOrder.covers), t(($) => $.packages.kind[kind])],
    [t(($) => $.packageOrder.use), inWords(terms)],
    [t(($) => $.vipOrder.holder), holder],
    [t(($) => $.packageOrder.until), planned ? `${day} (${t(($) => $.vipOrder.ifPaidToday)})` : day],
    ...more,
  ];
  return (
    <dl className={page.facts}>
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
