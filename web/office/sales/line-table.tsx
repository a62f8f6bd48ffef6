import type { ReactNode } from 'react';
import type { OrderDetail, OrderLine } from '#contract/calls/orders.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { Money } from '../blocks/money.tsx';
import classes from './line-table.module.css';

interface Props {
  order: Pick<OrderDetail, 'lines'>;
  scope: (line: OrderLine) => ReactNode;
  price: (line: OrderLine) => ReactNode;
  /** Discount of a line, and its amount after that. */
  sum: (line: OrderLine) => { discountFen: number; amountFen: number | null };
}

/** The items of an order with their scope and prices. */
export function LineTable({ order, scope, price, sum }: Props) {
  const { t } = useTranslation();
  return (
    <table className={classes.lines} aria-label={t(($) => $.office.sales.order.lines)}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.office.sales.lines)}</th>
          <th scope="col">{t(($) => $.office.sales.order.listPrice)}</th>
          <th scope="col">{t(($) => $.office.sales.order.price)}</th>
          <th scope="col">{t(($) => $.office.sales.order.discount)}</th>
          <th scope="col">{t(($) => $.office.sales.order.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const { discountFen, amountFen } = sum(line);
          return (
            <tr key={line.lineId}>
              <th scope="row">
                <Material line={line}>{scope(line)}</Material>
              </th>
              <td>{line.listFen === null ? t(($) => $.trade.money.byQuote) : <Money fen={line.listFen} />}</td>
              <td>{price(line)}</td>
              <td>{discountFen > 0 ? <Money fen={-discountFen} /> : '–'}</td>
              <td className={classes.amount}>
                <Money fen={amountFen} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Material({ line, children }: { line: OrderLine; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <span className={classes.material}>
      <Thumbnail of={line} />
      <span className={classes.words}>
        <span className={classes.code}>
          {line.code}
          {!line.online && <Label tone="bad">{t(($) => $.office.sales.order.offline)}</Label>}
        </span>
        <span className={classes.title} title={line.title}>
          {line.title}
        </span>
        <span className={classes.scope}>{children}</span>
      </span>
    </span>
  );
}
