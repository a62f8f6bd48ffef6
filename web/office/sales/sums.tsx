import { VAT_PERCENT } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Money } from '../blocks/money.tsx';
import classes from './sums.module.css';

interface Props {
  sums: { totalFen: number; discountFen: number; vipFen: number; netFen: number; vatFen: number };
}

/** Totals, with the tax included in them. */
export function Sums({ sums: { totalFen, discountFen, vipFen, netFen, vatFen } }: Props) {
  const { t } = useTranslation();
  return (
    <dl className={classes.sums}>
      {discountFen > vipFen && (
        <div>
          <dt>{t(($) => $.trade.money.discount)}</dt>
          <dd>
            <Money fen={vipFen - discountFen} />
          </dd>
        </div>
      )}
      {vipFen > 0 && (
        <div>
          <dt>{t(($) => $.trade.money.vip)}</dt>
          <dd>
            <Money fen={-vipFen} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t(($) => $.trade.money.net)}</dt>
        <dd>
          <Money fen={netFen} />
        </dd>
      </div>
      <div>
        <dt>{t(($) => $.trade.money.vat, { percent: VAT_PERCENT })}</dt>
        <dd>
          <Money fen={vatFen} />
        </dd>
      </div>
      <div className={classes.total}>
        <dt>{t(($) => $.trade.money.total)}</dt>
        <dd>
          <Money fen={totalFen} />
        </dd>
      </div>
    </dl>
  );
}
