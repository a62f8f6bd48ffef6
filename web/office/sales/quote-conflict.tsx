import type { OrderDetail } from '#contract/calls/orders.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import classes from '../blocks/conflict.module.css';
import { QuoteChanges } from './quote-changes.tsx';
import { changesBetween, draftOffer, offerOf } from './changes-between.ts';
import type { QuoteWork } from './use-quote.ts';

/** Shown when the quote in force changed or ended while this one was being typed. */
export function QuoteConflict({ order, work }: { order: OrderDetail; work: QuoteWork }) {
  const { t } = useTranslation();
  const theirs = order.quote;
  return (
    <section role="alert" className={classes.conflict}>
      <h3>
        {theirs
          ? t(($) => $.office.sales.conflict.title, { version: theirs.version })
          : t(($) => $.office.sales.conflict.titleNone)}
      </h3>
      {theirs ? (
        <QuoteChanges
          order={order}
          changes={changesBetween(draftOffer(order, work.draft, work.vip), offerOf(theirs))}
        />
      ) : (
        <p>{t(($) => $.office.sales.conflict.noneHint)}</p>
      )}
      {theirs?.note && <p>{theirs.note}</p>}
      <div className={classes.buttons}>
        <Button size="small" onClick={work.rebase}>
          {t(($) => (theirs ? $.office.sales.conflict.keep : $.office.sales.conflict.goOn))}
        </Button>
        {theirs && (
          <Button variant="default" size="small" onClick={work.undo}>
            {t(($) => $.office.sales.conflict.take)}
          </Button>
        )}
      </div>
    </section>
  );
}
