import type { OrderDetail } from '#contract/calls/orders.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QuoteChanges } from './quote-changes.tsx';
import { changesBetween, draftOffer, offerOf } from './changes-between.ts';
import type { sumsOf } from './quote-draft.ts';
import classes from './quote-editor.module.css';
import { Sums } from './sums.tsx';
import type { QuoteWork } from './use-quote.ts';

interface Props {
  order: OrderDetail;
  work: QuoteWork;
  sums: ReturnType<typeof sumsOf>;
}

/** Total of the quote, its changes, and the send button. */
export function QuoteResult({ order, work, sums }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.result}>
      <Sums sums={sums} />
      <Changed order={order} work={work} missing={sums.missing} />
      <Problem>{!work.conflict && work.problem}</Problem>
      <div className={classes.buttons}>
        {work.typed && (
          <Button variant="default" size="small" onClick={work.undo}>
            {t(($) => $.office.sales.quote.undo)}
          </Button>
        )}
        <Button
          type="submit"
          loading={work.sending}
          disabled={work.conflict}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={t(($) => $.office.sales.quote.shortcut)}
        >
          {t(($) => (order.quote ? $.office.sales.quote.sendAgain : $.office.sales.quote.send))}
        </Button>
      </div>
    </div>
  );
}

function Changed({ order, work, missing }: Pick<Props, 'order' | 'work'> & { missing: number }) {
  const { t } = useTranslation();
  const last = order.quotes[0];
  if (missing > 0)
    return <p className={classes.note}>{t(($) => $.office.sales.quote.incomplete, { count: missing })}</p>;
  if (!last) return null;
  const changes = changesBetween(offerOf(last), draftOffer(order, work.draft, work.vip));
  if (changes.length === 0) return order.quote && <p className={classes.note}>{t(($) => $.office.sales.quote.same)}</p>;
  return (
    <div>
      <p className={classes.note}>{t(($) => $.office.sales.quote.changes, { version: last.version })}</p>
      <QuoteChanges order={order} changes={changes} />
    </div>
  );
}
