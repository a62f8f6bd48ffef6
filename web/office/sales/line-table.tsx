import type { ReactNode } from 'react';
import type { OrderDetail, OrderLine } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ExcerptWords } from '../../ui/licence/excerpt-words.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { Money } from '../blocks/money.tsx';
import classes from './line-table.module.css';

interface LineSum {
  discountFen: number;
  vipFen: number;
  /** Of a draft: what keeps the membership from taking off more. */
  vipLimit?: 'half' | 'floor' | undefined;
  floorFen?: number;
  amountFen: number | null;
}

interface Props {
  order: OrderDetail;
  scope: (line: OrderLine) => ReactNode;
  price: (line: OrderLine) => ReactNode;
  /** Discount of a line, the part of it that a membership gives, and the amount after that. */
  sum: (line: OrderLine) => LineSum;
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
          const sums = sum(line);
          return (
            <tr key={line.lineId}>
              <th scope="row">
                <Material line={line} project={projectOf(order, line)}>
                  {scope(line)}
                </Material>
              </th>
              <td>{line.listFen === null ? t(($) => $.material.byQuote) : <Money fen={line.listFen} />}</td>
              <td>{price(line)}</td>
              <td>
                <Discounts sum={sums} />
              </td>
              <td className={classes.amount}>
                <Money fen={sums.amountFen} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What sales and the buyer's membership take off, told apart. */
function Discounts({ sum: { discountFen, vipFen, vipLimit, floorFen = 0 } }: { sum: LineSum }) {
  const { t } = useTranslation();
  const own = discountFen - vipFen;
  return (
    <span className={classes.discounts}>
      {own > 0 || vipFen === 0 ? <span>{own > 0 ? <Money fen={-own} /> : '–'}</span> : null}
      {vipFen > 0 && (
        <span>
          <abbr title={t(($) => $.trade.money.vip)}>VIP</abbr> <Money fen={-vipFen} />
        </span>
      )}
      {vipLimit === 'half' && <small>{t(($) => $.office.sales.quote.vipHalf)}</small>}
      {vipLimit === 'floor' && (
        <small>{t(($) => $.office.sales.quote.vipFloor, { amount: formatFen(floorFen) })}</small>
      )}
    </span>
  );
}

interface MaterialProps {
  line: OrderLine;
  /** Undefined when the order has only one. */
  project: string | undefined;
  children: ReactNode;
}

function projectOf({ partCount, licence, furtherParts }: OrderDetail, { part }: OrderLine): string | undefined {
  return partCount === 1 ? undefined : [licence, ...furtherParts][part]?.projectName;
}

function Material({ line, project, children }: MaterialProps) {
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
        {project !== undefined && (
          <span className={classes.project}>
            {t(($) => $.trade.part.named, { number: line.part + 1, name: project })}
          </span>
        )}
        <span className={classes.scope}>{children}</span>
        <ExcerptWords excerpt={line.excerpt} />
      </span>
    </span>
  );
}
