import { formatFen, splitVat, VAT_PERCENT } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import pay from '../orders/pay/pay-panel.module.css';

/** What a product costs, with the VAT in it. */
export function Amount({ fen }: { fen: number }) {
  const { t } = useTranslation();
  const amount = formatFen(splitVat(fen).vatFen);
  return (
    <p className={pay.amount}>
      <strong>{formatFen(fen)}</strong>
      <small>{t(($) => $.trade.money.vatInside, { percent: VAT_PERCENT, amount })}</small>
    </p>
  );
}
