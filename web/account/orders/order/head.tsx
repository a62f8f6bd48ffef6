import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useProjectWords } from '../../../lib/project-words.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { OrderStateLabels } from '../order-state.tsx';
import { CloseDialog } from './close-dialog.tsx';
import classes from './head.module.css';

/** Number and status of the order. */
export function Head({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const projectWords = useProjectWords();
  const [closing, setClosing] = useState(false);
  return (
    <header className={classes.head}>
      <Link className={classes.back} to={paths.orderList()}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
        {t(($) => $.orderPage.back)}
      </Link>
      <div className={classes.line}>
        <h1>{t(($) => $.orderPage.title, { number: order.number })}</h1>
        <OrderStateLabels order={order} />
        <span className={classes.end}>
          <CopyButton text={order.number} label={t(($) => $.orderPage.copyNumber)} />
          {order.may.close && (
            <Button variant="default" size="small" onClick={() => setClosing(true)}>
              {t(($) => $.orderPage.close)}
            </Button>
          )}
        </span>
      </div>
      <p className={classes.facts}>
        <span>{projectWords(order)}</span>
        {order.partCount === 1 && <span>{order.licensee}</span>}
        <span>{t(($) => $.orderPage.createdAt, { date: formatDateTime(order.createdAt, language) })}</span>
      </p>
      {closing && <CloseDialog order={order} onClosed={() => setClosing(false)} />}
    </header>
  );
}
