import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { pricesQuery } from '../../lib/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './price-bar.module.css';

interface Props {
  id: number;
  terms: LicenceTerms | null;
  /** The offer's own buttons, for which the bar stands while they are out of sight. */
  buttons: HTMLElement | null;
  /** What puts the material into the cart. */
  button: ReactNode;
}

/** Keeps the price and the cart within reach of a thumb, on small screens and while the offer's buttons are out of sight. */
export function PriceBar({ id, terms, buttons, button }: Props) {
  const { t } = useTranslation();
  const hidden = useOutOfSight(buttons);
  if (!hidden) return null;
  return (
    <fieldset className={classes.bar} aria-label={t(($) => $.detail.offer.title)}>
      <button
        type="button"
        className={classes.price}
        onClick={() => buttons?.closest('section')?.scrollIntoView({ behavior: 'smooth' })}
      >
        {terms ? <Price id={id} terms={terms} /> : t(($) => $.detail.offer.chooseUse)}
      </button>
      {button}
    </fieldset>
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

function useOutOfSight(element: HTMLElement | null): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return out;
}
