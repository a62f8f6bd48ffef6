import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CartItem } from '#contract/calls/cart.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import classes from './summary.module.css';

interface Props {
  items: CartItem[];
  /** How many items of the cart a filter hides. */
  hidden: number;
  onLicence: (items: CartItem[]) => void;
}

/** The total, and the way to the checkout. */
export function Summary({ items, hidden, onLicence }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reason = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const undecided = items.filter(({ terms }) => terms === null);
  const ready = items.length > 0 && items.length <= ORDER_LIMITS.lines && undecided.length === 0;
  const cartIds = items.map(({ cartId }) => cartId);
  const goOn = {
    size: 'large',
    disabled: !ready,
    onClick: () => void navigate(paths.putOrder({ cartIds })),
    children: t(($) => $.cartSummary.goOn),
  } as const;
  return (
    <section className={classes.summary} aria-labelledby="summary">
      <h2 id="summary">{t(($) => $.cartSummary.title)}</h2>
      <Figures items={items} undecided={undecided.length} />
      <div ref={setButton}>
        <Button {...goOn} wide aria-describedby={reason} />
      </div>
      <output id={reason} className={classes.reason}>
        {items.length === 0 && t(($) => $.cartSummary.nothingChosen)}
        {items.length > ORDER_LIMITS.lines && t(($) => $.cartSummary.tooMany, { number: ORDER_LIMITS.lines })}
        {undecided.length > 0 && items.length <= ORDER_LIMITS.lines && (
          <>
            {t(($) => $.cartSummary.chooseFirst, { count: undecided.length })}{' '}
            <button type="button" onClick={() => onLicence(undecided)}>
              {t(($) => $.cartSummary.chooseNow)}
            </button>
          </>
        )}
      </output>
      {hidden > 0 && (
        <p className={classes.hidden}>
          {t(($) => $.cartSummary.hidden, { count: hidden })}{' '}
          <Link to={paths.cart()}>{t(($) => $.cartSummary.showAll)}</Link>
        </p>
      )}
      <ThumbBar label={t(($) => $.cartSummary.title)} of={button} said={<Total items={items} />}>
        {undecided.length > 0 ? (
          <Button size="large" onClick={() => onLicence(undecided)}>
            {t(($) => $.cart.chooseLicence)}
          </Button>
        ) : (
          <Button {...goOn} />
        )}
      </ThumbBar>
    </section>
  );
}

/** What is to be paid, and for how many items. */
function Total({ items }: { items: CartItem[] }) {
  const { t } = useTranslation();
  return (
    <>
      <strong>
        <Sum {...sumsOf(items)} />
      </strong>
      <span>{t(($) => $.cartSummary.number, { count: items.length })}</span>
    </>
  );
}

function sumsOf(items: CartItem[]) {
  const priced = items.flatMap(({ priceFen }) => priceFen ?? []);
  const totalFen = priced.length > 0 ? priced.reduce((sum, fen) => sum + fen, 0) : null;
  return { priced: priced.length, quoted: items.filter(({ byQuote }) => byQuote).length, totalFen };
}

/** An amount, or why there is none. */
function Sum({ totalFen, quoted }: Pick<ReturnType<typeof sumsOf>, 'totalFen' | 'quoted'>) {
  const { t } = useTranslation();
  if (totalFen !== null) return formatFen(totalFen);
  return quoted > 0 ? t(($) => $.material.byQuote) : '–';
}

function Figures({ items, undecided }: { items: CartItem[]; undecided: number }) {
  const { t } = useTranslation();
  const { priced, quoted, totalFen } = sumsOf(items);
  const count = (items: number) => t(($) => $.cartSummary.number, { count: items });
  const rows = [
    { name: t(($) => $.cartSummary.items), value: items.length, shown: true },
    { name: t(($) => $.cartSummary.priced), value: priced, shown: quoted + undecided > 0 },
    { name: t(($) => $.cartSummary.quoted), value: quoted, shown: quoted > 0 },
    { name: t(($) => $.cartSummary.undecided), value: undecided, shown: undecided > 0 },
  ].filter(({ shown }) => shown);
  return (
    <>
      <dl className={classes.rows}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
      <dl className={classes.total}>
        <dt>{t(($) => $.cartSummary.total)}</dt>
        <dd>
          <Sum totalFen={totalFen} quoted={quoted} />
          {totalFen !== null && quoted > 0 && <small> {t(($) => $.cartSummary.andQuoted, { number: quoted })}</small>}
        </dd>
      </dl>
      <p className={classes.note}>
        {t(($) => $.cartSummary.vat, { percent: VAT_PERCENT })}
        {quoted > 0 && <span>{t(($) => $.cartSummary.quoteNote)}</span>}
      </p>
    </>
  );
}
