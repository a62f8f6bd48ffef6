import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { pricesQuery } from '../../lib/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ThumbBar } from '../../ui/thumb-bar.tsx';

interface Props {
  id: number;
  terms: LicenceTerms | null;
  /** The offer's own buttons, for which the bar stands while they are out of sight. */
  buttons: HTMLElement | null;
  /** What puts the material into the cart. */
  button: ReactNode;
}

/** Keeps the price and the cart within reach of a thumb. */
export function PriceBar({ id, terms, buttons, button }: Props) {
  const { t } = useTranslation();
  const said = terms ? <Price id={id} terms={terms} /> : t(($) => $.detail.offer.chooseUse);
  return (
    <ThumbBar label={t(($) => $.detail.offer.title)} of={buttons} said={said}>
      {button}
    </ThumbBar>
  );
}

function Price({ id, terms }: { id: number; terms: LicenceTerms }) {
  const { t } = useTranslation();
  const { data } = useQuery(pricesQuery([id], terms));
  const price = data?.[0]?.priceFen;
  return (
    <>
      <strong>{data && (price ? formatFen(price) : t(($) => $.material.byQuote))}</strong>
      <span>{t(($) => $.trade.scene[terms.scene])}</span>
    </>
  );
}
