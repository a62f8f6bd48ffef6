import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { takingsQuery } from '../../lib/packages.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import page from '../orders/order/order-page.module.css';
import classes from './vip.module.css';

const PAGE = 10;

/** What was taken from a package, newest first, each with its order. */
export function PackageTakings({ productOrderId }: { productOrderId: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [size, setSize] = useState(PAGE);
  const { data } = useQuery(takingsQuery(productOrderId, language, size));
  if (!data) return null;
  return (
    <section className={page.panel} aria-labelledby="package-takings">
      <h2 id="package-takings">{t(($) => $.packageOrder.taken)}</h2>
      <ul className={classes.takings}>
        {data.infos.map(({ orderId, kind, code, title, by, takenAt }) => (
          <li key={orderId}>
            <Link className={classes.link} to={paths.order({ kind, orderId })}>
              {code} {title}
            </Link>
            <span>{t(($) => $.packageOrder.takenBy, { name: by })}</span>
            <time dateTime={takenAt}>{formatDate(takenAt, language)}</time>
          </li>
        ))}
      </ul>
      {data.total > data.infos.length && (
        <div className={page.buttons}>
          <Button variant="plain" size="small" onClick={() => setSize(size + PAGE)}>
            {t(($) => $.packageOrder.showMore)}
          </Button>
        </div>
      )}
    </section>
  );
}
