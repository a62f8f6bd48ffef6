import type { EarningsRow } from '#contract/calls/earnings.ts';
import type { EarningFigure } from '#contract/domain/earnings.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** A figure of a work in words, and the one before. */
export function useFigureWords(): (row: EarningsRow, name: EarningFigure) => { now: string; before: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const sold = (sales: number, refunds: number) =>
    refunds === 0 ? number(sales) : t(($) => $.earnings.sold, { sales: number(sales), refunds: number(refunds) });
  return (row, name) => {
    const inWords = (when: 'now' | 'before') => {
      if (name === 'income') return formatFen(row.income[when]);
      return name === 'sales' ? sold(row.sales[when], row.refunds[when]) : number(row[name][when]);
    };
    return { now: inWords('now'), before: t(($) => $.earnings.before, { number: inWords('before') }) };
  };
}
