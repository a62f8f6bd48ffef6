import type { OrderDetail } from '#contract/calls/orders.ts';
import { mayMoveOrder } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ScopeWords } from '../../ui/licence/scope-words.tsx';
import { Money } from '../blocks/money.tsx';
import { Section } from '../blocks/section.tsx';
import { LineTable } from './line-table.tsx';
import { orderedScope } from './quote-draft.ts';
import classes from './quote-editor.module.css';
import { Sums } from './sums.tsx';

/** The items with their prices, when there is nothing to quote. */
export function QuotedLines({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const quote = order.quote ?? order.quotes[0];
  const quoted = (lineId: number) => quote?.lines.find((line) => line.lineId === lineId);
  return (
    <Section level={2} title={t(($) => $.office.sales.order.lines)}>
      {mayMoveOrder(order.state, 'quoted', 'sales') && (
        <p className={classes.note}>{t(($) => $.office.sales.order.readOnly)}</p>
      )}
      <LineTable
        order={order}
        scope={(line) => <ScopeWords scope={quoted(line.lineId) ?? orderedScope(line)} ordered={line.terms} />}
        price={({ lineId }) => <Money fen={quoted(lineId)?.priceFen ?? null} />}
        sum={({ lineId }) => ({
          discountFen: quoted(lineId)?.discountFen ?? 0,
          vipFen: quoted(lineId)?.vipFen ?? 0,
          amountFen: quoted(lineId)?.amountFen ?? null,
        })}
      />
      {quote && (
        <div className={classes.result}>
          <Sums sums={quote} />
        </div>
      )}
    </Section>
  );
}
