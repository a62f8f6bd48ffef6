import type { StatementDetail, StatementHead } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { type TaxBasis, type TaxRule, taxOn } from '#contract/domain/tax.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './statement-sums.module.css';
import { type Sum, Sums } from './sums.tsx';

/** From what was brought forward to what is paid out and carried forward. */
export function StatementSums({ statement }: { statement: StatementHead }) {
  const { t } = useTranslation();
  const name = (sum: 'opening' | 'gross' | 'reversals' | 'payable' | 'tax' | 'net' | 'carried') =>
    t(($) => $.statements.sums[sum]);
  const unknown = t(($) => $.statements.sums.unknown);
  const { openingFen, grossFen, reversalsFen, payableFen, taxFen, netFen, carriedFen } = statement;
  const sums: Sum[] = [
    { name: name('opening'), fen: openingFen },
    { name: name('gross'), fen: grossFen },
    { name: name('reversals'), fen: reversalsFen },
    { name: name('payable'), fen: payableFen, total: true },
    { name: name('tax'), fen: taxFen === null ? null : -taxFen, unknown },
    { name: name('net'), fen: netFen, unknown, total: true },
    { name: name('carried'), fen: carriedFen },
  ];
  return <Sums sums={sums} />;
}

/** The tax of a statement step by step, worked out again here. */
export function StatementTax({ statement: { tax, payableFen } }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  if (!tax) return null;
  const category = t(($) => $.statements.categories[tax.category]);
  const version = tax.version ?? 0;
  return (
    <details className={classes.tax}>
      <summary>{t(($) => $.statements.taxTitle)}</summary>
      {tax.rule ? (
        <>
          <p>{t(($) => $.statements.taxRule, { category, version })}</p>
          <TaxStepList rule={tax.rule} basis={{ ...tax, amountFen: payableFen }} />
        </>
      ) : (
        <p>{t(($) => $.statements.taxCompany)}</p>
      )}
    </details>
  );
}

export function TaxStepList({ rule, basis }: { rule: TaxRule; basis: TaxBasis }) {
  return <Sums sums={useSteps(rule, basis)} />;
}

function useSteps(rule: TaxRule, basis: TaxBasis): Sum[] {
  const { t } = useTranslation();
  const steps = taxOn(rule, basis);
  const yearly = rule.method === 'cumulative';
  const rate = { percent: steps.bandPercent, minus: formatFen(steps.bandMinusFen) };
  const sums: (Sum | false)[] = [
    {
      name: yearly
        ? t(($) => $.statements.steps.incomeYear, { earlier: formatFen(basis.earlierFen) })
        : t(($) => $.statements.steps.income),
      fen: steps.incomeFen,
    },
    { name: t(($) => $.statements.steps.deduction), fen: -steps.deductionFen },
    yearly && { name: t(($) => $.statements.steps.monthly, { count: basis.month }), fen: -steps.monthlyFen },
    {
      name: t(($) => $.statements.steps.taxable, { percent: steps.factorPercent }),
      fen: steps.taxableFen,
      total: true,
    },
    { name: t(($) => $.statements.steps[steps.bandMinusFen > 0 ? 'dueMinus' : 'due'], rate), fen: steps.dueFen },
    yearly && { name: t(($) => $.statements.steps.earlier), fen: -steps.earlierTaxFen },
    { name: t(($) => $.statements.steps.tax), fen: steps.taxFen, total: true },
  ];
  return sums.filter((sum) => sum !== false);
}
